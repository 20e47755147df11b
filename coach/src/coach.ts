import type { Action, Decision, Game, Match, Random } from '@undercroft/engine'
import type { Reason } from './guide.ts'

/**
 * How long a coach may think about one decision: simulated decisions (repeatable), milliseconds, or whichever is used up
 * first.
 */
export type Budget =
  | { readonly decisions: number }
  | { readonly milliseconds: number }
  | { readonly decisions: number; readonly milliseconds: number }

/** Half of a budget: for a second thought. */
export function halfOf(budget: Budget): Budget {
  const time = 'milliseconds' in budget ? { milliseconds: budget.milliseconds / 2 } : null
  const count = 'decisions' in budget ? { decisions: Math.ceil(budget.decisions / 2) } : null
  return { ...time, ...count } as Budget
}

/** What a coach sees when it is asked: only what its seat may know. */
export interface Situation<M extends Match = Match> {
  readonly game: Game<M>
  readonly view: M
  readonly decision: Decision
  readonly seat: number
  readonly random: Random
  readonly budget: Budget
}

/** A plan that was considered: what to do first, how it would go on, and what it is worth. */
export interface Candidate {
  readonly actions: readonly Action[]
  readonly value: number
  /** How likely its first activation goes as it most likely does. */
  readonly sure: number
  /** What speaks for and against the position that it leads to. */
  readonly reasons: readonly Reason[]
}

export interface Choice {
  readonly action: Action
  /** The best plans that were considered, best first; empty where there was nothing to think about. */
  readonly candidates: readonly Candidate[]
  /** The rules broke while it thought ahead, so this is the safe answer: a bug to be told. */
  readonly fault?: Error
}

/** A computer player of one seat in one match. It may remember plans between decisions. */
export interface Coach<M extends Match = Match> {
  choose(situation: Situation<M>): Choice
}

/** Counts what a search may still spend. */
export class Purse {
  private left: number
  private readonly deadline: number
  private readonly now: () => number
  private readonly whole: Purse | null
  private readonly total: number
  private readonly began: number
  private checked = 0

  constructor(budget: Budget, now: () => number = clock, whole: Purse | null = null) {
    this.left = 'decisions' in budget ? budget.decisions : Number.POSITIVE_INFINITY
    this.deadline = 'milliseconds' in budget ? now() + budget.milliseconds : Number.POSITIVE_INFINITY
    this.total = 'milliseconds' in budget ? budget.milliseconds : budget.decisions
    this.now = now
    this.whole = whole
    this.began = this.deadline === Number.POSITIVE_INFINITY ? 0 : now()
  }

  spend(): void {
    this.left--
    this.checked++
    this.whole?.spend()
    // Asking for the time costs more than a simulated decision.
    if (this.deadline !== Number.POSITIVE_INFINITY && this.checked % 32 === 0 && this.now() > this.deadline) {
      this.left = 0
    }
  }

  /** How many decisions can still be paid for; with a budget in milliseconds as many as go by at the speed so far. */
  get decisionsLeft(): number {
    if (this.deadline === Number.POSITIVE_INFINITY) return this.left
    const now = this.now()
    if (this.checked === 0) return this.left
    return Math.min(this.left, (Math.max(0, this.deadline - now) * this.checked) / Math.max(1, now - this.began))
  }

  get empty(): boolean {
    return this.left <= 0 || (this.whole?.empty ?? false)
  }

  /** How much of the whole budget is left, from 1 down to 0. */
  get leftShare(): number {
    const left = this.deadline === Number.POSITIVE_INFINITY ? this.left : this.deadline - this.now()
    return Math.max(0, left / this.total)
  }

  /** A purse with a share of what is left, spent from this one too. */
  share(part: number): Purse {
    const budget =
      this.deadline === Number.POSITIVE_INFINITY
        ? { decisions: Math.ceil(this.left * part) }
        : { milliseconds: (this.deadline - this.now()) * part }
    return new Purse(budget, this.now, this)
  }
}

const clock = (): number => Date.now()

/** Picks among all legal actions by chance. For tests and simulations. */
export function randomCoach<M extends Match>(): Coach<M> {
  return { choose: ({ decision, random }) => ({ action: random.pick(decision.actions), candidates: [] }) }
}
