import type { Action } from '@undercroft/engine'
import { Piscina } from 'piscina'
import { compiled } from '../compiled.ts'
import type { Proposal, Thought, Verdict } from './brain-worker.ts'

/** Milliseconds that a match may take to be made, once its game is loaded, and before. */
const JUDGING = 2000
const LOADING = 20_000

/** Threads for what takes time. */
export class Brains {
  private readonly pool: Piscina
  private readonly judges: Piscina
  private readonly loaded = new Set<string>()
  private readonly judging: number

  constructor(threads: number, judging = JUDGING) {
    this.judging = judging
    const filename = compiled(import.meta.url, './brain-worker').href
    this.pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 30_000, execArgv: [] })
    this.judges = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, execArgv: [] })
  }

  choose(thought: Thought): Promise<Action> {
    return this.pool.run(thought, { name: 'choose' })
  }

  /** Options that nobody has checked yet: answered, or given up: a busy machine has time, a hostile dungeon does not. */
  async judge(proposal: Proposal): Promise<Verdict> {
    const limit = this.loaded.has(proposal.game) ? this.judging : LOADING
    const started = performance.now()
    try {
      const verdict: Verdict = await this.judges.run(proposal, { name: 'judge', signal: AbortSignal.timeout(limit) })
      this.loaded.add(proposal.game)
      return verdict
    } catch (error) {
      // Giving up ends the thread: the next one loads the game again.
      this.loaded.clear()
      if (performance.now() - started >= limit - 5) return { field: 'options', reason: 'they take too long to set up' }
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.pool.destroy(), this.judges.destroy()])
  }
}
