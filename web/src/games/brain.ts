import type { Movement } from '@undercroft/coach'
import type { Action, GameEvent, RollEvent } from '@undercroft/engine'
import type { Square } from '../board/model.ts'
import type { AnyGame, AnyMatch } from './adapter.ts'

/** What the worker must know of a game to find ways and odds; the rules are the engine's. */
export interface Brain {
  readonly game: AnyGame
  /** How this piece moves once the action is played. */
  movement(piece: number): Movement<unknown, unknown, GameEvent>
  squareAt(square: number, match: AnyMatch): Square
  /** The answer that ends a movement here and now, where nothing else could be wanted; null otherwise. */
  stop(match: AnyMatch, actions: readonly Action[]): Action | null
  /** May the piece be left where it stands now, with its movement still open? */
  mayRest(match: AnyMatch, actions: readonly Action[]): boolean
  /** What can be done to somebody from where the piece stands: what was declared, or actions of this type. */
  aims(match: AnyMatch, piece: number, type: string): readonly Aiming[]
  /** Squares within each range of what is declared, nearest range first. */
  bands?(match: AnyMatch): readonly Band[]
  /** How likely each outcome of an action is, best first; empty where it has no odds worth showing. */
  odds(view: AnyMatch, action: Action): readonly OddsRow[]
  /** The roll that the action leads to, with target and modifiers, as the engine tells it. */
  roll?(view: AnyMatch, action: Action): RollEvent | null
}

/** Something that is done to a target: a pass, a block, a shot. The last action is the one with odds. */
export interface Aiming {
  readonly actions: readonly Action[]
  readonly target: number
}

export interface Band {
  /** A key below the game's 'band' messages. */
  readonly name: string
  readonly squares: readonly number[]
}

export interface OddsRow {
  /** A key below the game's 'odds' messages. */
  readonly outcome: string
  /** How much it takes or gives, where that is told. */
  readonly amount?: number
  /** The piece it happens to, where several are concerned. */
  readonly target?: number
  readonly chance: number
  readonly tone: 'good' | 'bad' | 'plain'
  /** It is what the action is done for; where no row says so, every good one is. */
  readonly wanted?: true
}
