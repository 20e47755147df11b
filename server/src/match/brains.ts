import type { Action } from '@undercroft/engine'
import { Piscina } from 'piscina'
import { compiled } from '../compiled.ts'
import type { Proposal, Thought, Verdict } from './brain-worker.ts'

/**
 * Milliseconds that making a match may take: of the processor's time, since a busy machine needs longer by the clock, and by the
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
    await this.judges.run(proposal.game, { name: 'load' })
    const gone = new AbortController()
    const { user, system } = process.cpuUsage()
    const began = performance.now()
    const timer = setInterval(() => {
      const used = process.cpuUsage({ user, system })
      const passed = performance.now() - began
      // The time of all threads: no less than that of the one that judges.
      const isUsed = passed >= JUDGING && (used.user + used.system) / 1000 >= JUDGING
      if (isUsed || passed >= PATIENCE) gone.abort()
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
