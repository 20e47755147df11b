import type { Level } from '@undercroft/coach'
import type { Action, RollEvent } from '@undercroft/engine'
import type { Square } from '../board/model.ts'
import type { OddsRow } from '../games/brain.ts'
import type { GameId } from '../games/index.ts'

/** A match as the worker gets it: what `game.save` wrote of a seat's view. */
export type Sent = unknown

export type Request =
  | {
      readonly kind: 'choose'
      readonly game: GameId
      readonly view: Sent
      readonly seat: number
      readonly level: Level
      readonly seed: number
      readonly fresh: string
    }
  | {
      readonly kind: 'ways'
      readonly game: GameId
      readonly view: Sent
      readonly first: readonly Action[]
      readonly piece: number
    }
  | { readonly kind: 'odds'; readonly game: GameId; readonly view: Sent; readonly actions: readonly Action[] }

export interface FoundWay {
  readonly to: Square
  /** Everything to play, one after the other: the first action, the steps, the stop. */
  readonly actions: readonly Action[]
  readonly steps: readonly { readonly to: Square; readonly rolls: readonly RollEvent[]; readonly chance: number }[]
  readonly chance: number
  readonly withReroll: number
}

export interface Answers {
  readonly choose: Action
  readonly ways: readonly FoundWay[]
  readonly odds: readonly OddsRow[]
}

export interface Reply {
  readonly id: number
  readonly answer?: unknown
  readonly error?: string
}
