import type { Action, Match } from '@undercroft/engine'

/** What was chosen on the way to a position, the last choice first. */
export interface Trail {
  readonly action: Action
  readonly before: Trail | null
}

/** A position in which the seat chooses or dice are to be rolled, on the likely way through the activation. */
export interface Node<M extends Match> {
  readonly match: M
  readonly trail: Trail | null
  /** Which of the first actions led here. */
  readonly root: number
  /** How likely everything went well so far. */
  readonly sure: number
  /** What the outcomes that left this way are worth, weighted, and how likely they ended the turn. */
  readonly aside: number
  readonly lost: number
  readonly depth: number
  /** Dice came between: what is chosen from here on is decided when they have fallen. */
  readonly open: boolean
  /** The key of the position that the roll it waits for leads to when all goes well, where that is known. */
  readonly ahead: string | null
  /** What is tried with the roll it waits for, where there may be many ways to try the same. */
  readonly attempt: string | null
}

export function nodeOf<M extends Match>(match: M, root: number): Node<M> {
  return { match, trail: null, root, sure: 1, aside: 0, lost: 0, depth: 0, open: false, ahead: null, attempt: null }
}

export function actionsOf(trail: Trail | null): Action[] {
  const actions: Action[] = []
  for (let at = trail; at; at = at.before) actions.push(at.action)
  return actions.reverse()
}
