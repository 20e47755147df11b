import type { Decision, GameEvent, Match } from '@undercroft/engine'
import { ballLookout } from './ball.ts'
import { blitzLookout } from './blitz-bowl.ts'
import { skirmishLookout } from './skirmish.ts'

/** Something that looks foolish: what it is called when such things are counted, and whom it is about. */
export interface Sighting {
  readonly what: string
  readonly about: Readonly<Record<string, unknown>>
}

/** An event by its fields, whatever the game. */
export type Told = GameEvent & Readonly<Record<string, unknown>>

/** Looks on at one match. */
export interface Lookout {
  /** How the match stands before an answer: a turn that the answer ends leaves nothing of it. */
  before?(match: Match): void
  /** What was asked and what came of the answer, when the match stands as it does now. */
  see(match: Match, decision: Decision, events: readonly Told[]): readonly Sighting[]
  /** What can only be told at the end. */
  end?(match: Match): readonly Sighting[]
}

const LOOKOUTS: Readonly<Record<string, () => Lookout>> = {
  'dungeon-bowl': ballLookout,
  'blood-bowl': ballLookout,
  'blitz-bowl': blitzLookout,
  skirmish: skirmishLookout,
}

/** Somebody who looks on at a match of this game; null where nobody knows what is foolish. */
export const lookoutFor = (game: string): Lookout | null => LOOKOUTS[game]?.() ?? null
