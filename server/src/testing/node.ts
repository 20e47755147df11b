import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SERVE = `
  import { configOf, serve } from '@undercroft/server'
  const { address } = await serve(configOf(process.env, { port: 0, logLevel: 'silent', limited: false }))
  console.log(address)`

/** A node in a process of its own, that can be killed, stopped and woken. */
export interface Node {
  readonly address: string
  /** Ends it as if somebody had pulled the plug. */
  kill(): Promise<void>
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** Starts the compiled server with these settings, on a port that the system chooses. */
export async function startNode(environment: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE], {
    cwd: `${root}server`,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await firstLine(child)
  return {
    address,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    signal: (name) => void child.kill(name),
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    let wrong = ''
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
    child.stderr?.on('data', (part: Buffer) => {
      wrong += part.toString()
    })
    child.once('exit', (code) => reject(new Error(`the node has ended with ${code}: ${wrong}`)))
  })
}
