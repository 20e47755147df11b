import type { Action, Decision, Match } from '@undercroft/engine'
import type { Plan } from './search/ends.ts'

/** One thing that speaks for or against a position, in terms a player knows. */
export interface Reason {
  /** 'score', 'ball-progress', 'standing-players', ... */
  readonly term: string
  readonly value: number
}

/** What a turn can still be brought to: by how much better that is than now, and the first activation of it. */
export interface Scheme {
  readonly worth: number
  readonly actions: readonly Action[]
  /** How likely the turn goes on after that. */
  readonly goesOn: number
}

/**
 * What a computer coach must know of a game beyond its rules: what is good, and where one activation ends. The search
 * itself knows no game.
 */
export interface Guide<M extends Match = Match> {
  /** How good the position is for `seat`; the parts of the sum, larger is better. */
  reasons(match: M, seat: number): Reason[]
  /** The same as one number. Called for every position that a search looks at. */
  evaluate(match: M, seat: number): number
  /** What the rest of the turn is worth to the seat, beside the activation it is about to choose: what a lost turn costs. */
  tempo?(match: M, seat: number): number
  /** A plan of several activations for the rest of the turn, where there is one. */
  scheme?(match: M, seat: number): Scheme | null
  /** Activations whose worth is known without a search. */
  known?(match: M, seat: number): Plan<M>[]
  /**
   * Does this question begin a new activation (or another coach's turn), so that a plan may end here? `start` is where the plan
   * began.
   */
  isBoundary(decision: Decision, match: M, start: M): boolean
  /**
   * What tells two positions inside one activation apart. Positions with equal keys are looked at once, on the surest and
   * then shortest way to them: so what is left to move is no part of it.
   */
  key(match: M): string
  /** The key of the position that an action leads to when all goes well, or null where that is not known beforehand. */
  foresee?(match: M, action: Action): string | null
  /**
   * What is tried with an action that may be taken in many places (whom to strike, with what), or null. Of many ways to
   * try the same only the most promising are rolled for.
   */
  attempt?(action: Action): string | null
  /** Actions worth looking at; everything where this is left out. Must leave at least one. `start` is where the activation began. */
  sensible?(match: M, decision: Decision, start?: M): readonly Action[]
  /** Is this something of which the turn has only one? Nobody does it just because it is safe. */
  isScarce?(action: Action): boolean
  /** Does the way from here to there open something up that others of the side had better be left for? */
  opens?(from: M, to: M): boolean
  /** Names the turn in which the next activation happens: what was thought of in it still holds for the most part. */
  turnOf?(match: M): string
  /** So many decisions a look at one further activation takes; 400 where this is left out. */
  readonly glance?: number
  /**
   * What tells the outcomes of the open roll apart, so deep in other rolls: of those that are told alike one is played. Null
   * where nothing is told.
   */
  alike?(match: M, nesting: number): ((values: readonly number[]) => string | number) | null
  /** A question at which somebody may as well stop: deep in rolls the position is judged as it is. */
  settles?(decision: Decision): boolean
  /** What is rolled for without consequences worth a thought: one outcome speaks for all. */
  readonly idle?: ReadonlySet<string>
  /** An answer that needs no thought, or null. */
  reflex?(match: M, decision: Decision): Action | null
}
