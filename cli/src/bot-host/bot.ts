import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** Why a bot did not answer as it should. */
export type Fault = 'crashed' | 'hung' | 'nonsense'

export class BotFault extends Error {
  override name = 'BotFault'
  readonly fault: Fault
  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** More than this without the end of a line is no answer. */
const LONGEST_LINE = 1 << 20

/** The programs that are running. They end with us, however we end. */
const running = new Set<Bot>()

const stopAll = () => {
  for (const bot of running) bot.stop()
}
process.on('exit', stopAll)

/** How a program ends by a signal, as shells count it. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code))

/** A program that plays one seat: it is told things and asked things in JSON lines, and can never break more than itself. */
export class Bot {
  private readonly child: ChildProcessWithoutNullStreams
  private text = ''
  private readonly lines: string[] = []
  private waiting: (() => void) | null = null
  private gone: string | null = null
  private lastWords = ''

  constructor(command: string) {
    this.child = spawn(command, { shell: true, detached: true, stdio: 'pipe' })
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.read(text))
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = `${this.lastWords}${text}`.slice(-500)
    })
    // A bot that has closed its input is noticed when it does not answer.
    this.child.stdin.on('error', () => {})
    this.child.on('error', (error) => this.leave(error.message))
    this.child.on('close', (code, signal) => this.leave(signal ?? `exit code ${code}`))
    running.add(this)
  }

  /** Says something that needs no answer. */
  tell(message: object): void {
    if (this.gone === null) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The bot's answer to this question, as JSON. Throws BotFault where none comes in time. */
  async ask(question: { readonly id: number }, milliseconds: number): Promise<unknown> {
    const deadline = Date.now() + milliseconds
    this.lines.length = 0
    this.tell(question)
    for (;;) {
      const answer = parsed(await this.line(deadline, milliseconds))
      // An answer that names an earlier question came too late for it.
      const { id } = (answer ?? {}) as { id?: unknown }
      if (id === undefined || id === question.id) return answer
    }
  }

  /** Ends the program and everything that it started. */
  stop(): void {
    if (this.gone !== null || this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL')
    }
  }

  private async line(deadline: number, milliseconds: number): Promise<string> {
    for (;;) {
      const line = this.lines.shift()
      if (line !== undefined) return line
      if (this.text.length > LONGEST_LINE) throw new BotFault('nonsense', 'a line without end')
      if (this.gone !== null) throw new BotFault('crashed', `${this.gone} ${this.lastWords.trim()}`.trim())
      const left = deadline - Date.now()
      if (left <= 0) throw new BotFault('hung', `no answer within ${milliseconds} ms`)
      await this.somethingNew(left)
    }
  }

  private somethingNew(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.waiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  private read(text: string): void {
    this.text += text
    if (this.text.length > LONGEST_LINE && !text.includes('\n')) {
      this.child.stdout.pause()
    } else {
      const lines = this.text.split('\n')
      this.text = lines.pop() ?? ''
      this.lines.push(...lines.filter((line) => line.trim() !== ''))
    }
    this.waiting?.()
  }

  private leave(why: string): void {
    running.delete(this)
    this.gone ??= why
    this.waiting?.()
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BotFault('nonsense', `this is not JSON: ${line.slice(0, 80)}`)
  }
}
