import type { Movement } from '@undercroft/coach'
import type { Action, Game, GameEvent, Match } from '@undercroft/engine'
import type { Square } from '../board/model.ts'

/** What the worker must know of a game to find ways and odds; the rules are the engine's. */
export interface Brain {
  readonly game: Game
  /** How this piece moves once the action is played. */
  movement(piece: number): Movement
  squareAt(square: number, match: Match): Square
  /** The answer that ends a movement here and now, where nothing else could be wanted; null otherwise. */
  stop(match: Match, actions: readonly Action[]): Action | null
  /** May the piece be left where it stands now, with its movement still open? */
  mayRest(match: Match, actions: readonly Action[]): boolean
  /** Has the piece walked so far that nothing else is left for it to do? */
  spent?(match: Match): boolean
  /** What can be done to somebody from where the piece stands: what was declared, or actions of this type. */
  aims(match: Match, piece: number, type: string): readonly Aiming[]
  /** Squares within each range of what is declared, nearest range first. */
  bands?(match: Match): readonly Band[]
  /** Where a way that ended in dice may go on (out of which portal), and how likely each place is. */
  exits?(match: Match, piece: number): readonly Exit[]
  /** What the engine tells about the dice that the action leads to: a roll with target and modifiers, a count of dice. */
  told?(view: Match, action: Action): GameEvent | null
}

/** Something that is done to a target: a pass, a block, a shot. The last action is the one with odds. */
export interface Aiming {
  readonly actions: readonly Action[]
  readonly target: number
}

export interface Exit {
  readonly match: Match
  readonly square: number
  readonly chance: number
  /** What is played there before the next step. */
  readonly actions: readonly Action[]
}

export interface Band {
  /** A key below the game's 'band' messages. */
  readonly name: string
  readonly squares: readonly number[]
}

export type { OddsRow } from '@undercroft/coach'
