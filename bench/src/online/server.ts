import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figures } from './child.ts'

export interface MeasuredServer {
  readonly address: string
  figures(): Promise<Figures>
  stop(): Promise<void>
}

/** Ours with the embedded database in a folder, ours on the PostgreSQL of DATABASE_URL, or boardgame.io's in memory. */
export async function startMeasured(
  which: 'undercroft' | 'boardgame.io',
  isOnPostgres = false,
): Promise<MeasuredServer> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
  const { DATABASE_URL, UNDERCROFT_SCHEMA: _, ...environment } = process.env
  const database = isOnPostgres
    ? { DATABASE_URL, UNDERCROFT_SCHEMA: `bench_${process.pid}` }
    : { UNDERCROFT_DATA: data }
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [which], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...environment, ...database },
  })
  const [address] = (await once(child, 'message')) as [string]
  return {
    address,
    async figures() {
      const answer = once(child, 'message')
      child.send('figures')
      return ((await answer) as [Figures])[0]
    },
    async stop() {
      const gone = once(child, 'exit')
      child.send('end')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}
