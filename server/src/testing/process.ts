import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const entry = new URL('../../dist/serve.js', import.meta.url).href
const config = new URL('../../dist/config.js', import.meta.url).href
const code = `
  const { serve } = await import('${entry}')
  const { configOf } = await import('${config}')
  const served = await serve(configOf(process.env))
  console.log('ready ' + served.address)
  process.on('SIGTERM', () => served.stop().then(() => process.exit(0)))`

/** A node in a process of its own, which can be killed. */
export class NodeProcess {
  readonly port: number
  private readonly environment: Record<string, string>
  private child: ChildProcess | null = null

  constructor(port: number, environment: Record<string, string>) {
    this.port = port
    this.environment = environment
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it, and gives the milliseconds until it answered. */
  async start(): Promise<number> {
    const started = performance.now()
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(this.port),
        LOG_LEVEL: 'silent',
        UNDERCROFT_LIMITS: 'off',
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => text.toString().includes('ready') && resolve())
      child.once('exit', (status) => reject(new Error(`the node has ended with ${status}`)))
    })
    return performance.now() - started
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
