import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface OnlineServer {
  readonly address: string
  stop(): Promise<void>
}

/** `undercroft serve` as people start it, on a free port, with a database in a folder of its own. */
export async function startServer(environment: Record<string, string> = {}): Promise<OnlineServer> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-'))
  const child = spawn(process.execPath, ['cli/bin/undercroft.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', UNDERCROFT_DATA: data, LOG_LEVEL: 'warn', NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await told(child)
  return {
    address,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function told(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString()
      const found = /http:\/\/[\d.]+:\d+/.exec(text)
      if (found) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the server has ended with ${code}: ${text}`)))
  })
}
