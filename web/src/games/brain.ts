import type { Movement } from '@undercroft/coach'
import type { Action, GameEvent, RollEvent } from '@undercroft/engine'
import type { Square } from '../board/model.ts'
import type { AnyGame, AnyMatch } from './adapter.ts'

/** What the worker must know of a game to find ways and odds; the rules are the engine's. */
export interface Brain {
  readonly game: AnyGame
  /** How this piece moves once the action is played. */
  movement(piece: number): Movement<unknown, unknown, GameEvent>
  squareAt(square: number): Square
  /** The answer that ends a movement here and now, where nothing else could be wanted; null otherwise. */
  stop(match: AnyMatch, actions: readonly Action[]): Action | null
  /** May a movement be left open on its last square, so that the person goes on from there? */
  readonly staysOpen: boolean
  /** How likely each outcome of an action is, best first; empty where it has no odds worth showing. */
  odds(view: AnyMatch, action: Action): readonly OddsRow[]
  /** The roll that the action leads to, with target and modifiers, as the engine tells it. */
  roll?(view: AnyMatch, action: Action): RollEvent | null
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
}
