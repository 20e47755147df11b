import { readFileSync } from 'node:fs'
import type { Action } from '@undercroft/engine'
import { Piscina } from 'piscina'
import { compiled } from '../compiled.ts'
import type { Proposal, Thought, Verdict } from './brain-worker.ts'

/**
 * Milliseconds that making a match may take: of its thread's own time, since a busy machine needs longer by the clock, and by the
 * clock at most.
 */
const JUDGING = 200
const PATIENCE = 20_000
const LOOK = 20

const TOO_LONG: Verdict = { field: 'options', reason: 'they take too long to set up' }

/** Threads for what takes time. */
export class Brains {
  private readonly pool: Piscina
  private readonly judges: Piscina
  /** One proposal after the other: nobody's time is used up by somebody else's. */
  private judged: Promise<unknown> = Promise.resolve()

  constructor(threads: number, worker: URL = compiled(import.meta.url, './brain-worker')) {
    const filename = worker.href
    this.pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 30_000, execArgv: [] })
    this.judges = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, execArgv: [] })
  }

  choose(thought: Thought): Promise<Action> {
    return this.pool.run(thought, { name: 'choose' })
  }

  /** Options that nobody has checked yet: answered, or given up: a busy machine has time, a hostile dungeon does not. */
  judge(proposal: Proposal): Promise<Verdict> {
    const verdict = this.judged.then(() => this.judgeOne(proposal))
    this.judged = verdict.catch(() => {})
    return verdict
  }

  private async judgeOne(proposal: Proposal): Promise<Verdict> {
    // Loading a game is not the options' fault.
    const thread: string | null = await this.judges.run(proposal.game, { name: 'load' })
    const gone = new AbortController()
    const before = timeOf(thread)
    const began = performance.now()
    const timer = setInterval(() => {
      if (timeOf(thread) - before >= JUDGING || performance.now() - began >= PATIENCE) gone.abort()
    }, LOOK)
    try {
      return await this.judges.run(proposal, { name: 'judge', signal: gone.signal })
    } catch (error) {
      // Giving up ends the thread.
      if (gone.signal.aborted) return TOO_LONG
      throw error
    } finally {
      clearInterval(timer)
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.pool.destroy(), this.judges.destroy()])
  }
}

/** Milliseconds that a thread has run so far; where the system does not tell, those of the whole process, which are no less. */
function timeOf(thread: string | null): number {
  try {
    const text = readFileSync(`/proc/${thread}/stat`, 'utf8')
    // The 14th and 15th field, counted after the name in brackets, in hundredths of a second.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return 10 * (Number(fields[11]) + Number(fields[12]))
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
