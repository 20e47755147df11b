import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Figures } from './child.ts'

export interface MeasuredServer {
  readonly address: string
  figures(): Promise<Figures>
  stop(): void
}

export async function startMeasured(which: 'undercroft' | 'boardgame.io'): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [which], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [address] = (await once(child, 'message')) as [string]
  return {
    address,
    async figures() {
      const answer = once(child, 'message')
      child.send('figures')
      return ((await answer) as [Figures])[0]
    },
    stop: () => void child.kill(),
  }
}
