import type { Blunder, Level, Review, ToldPlan } from '@undercroft/coach'
import type { Puzzle } from '@undercroft/coach/puzzles'
import type { Verdict } from '@undercroft/coach/puzzles/solving'
import type { Action, GameEvent, RollEvent } from '@undercroft/engine'
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
      /** For how many milliseconds people have waited for this seat since somebody else was asked. */
      readonly waited: number
    }
  | { readonly kind: 'plans'; readonly game: GameId; readonly view: Sent; readonly seat: number; readonly seed: number }
  | {
      readonly kind: 'ways'
      readonly game: GameId
      readonly view: Sent
      /** What is played before each of the movements. */
      readonly firsts: readonly (readonly Action[])[]
      readonly piece: number
    }
  | {
      readonly kind: 'shots'
      readonly game: GameId
      readonly view: Sent
      /** What declares each of the actions that are aimed. */
      readonly firsts: readonly (readonly Action[])[]
      /** The type of action that is aimed. */
      readonly wanted: string
      readonly piece: number
    }
  | {
      readonly kind: 'rerolls'
      readonly game: GameId
      readonly view: Sent
      readonly actions: readonly Action[]
      readonly piece: number
    }
  | { readonly kind: 'stakes'; readonly game: GameId; readonly view: Sent; readonly actions: readonly Action[] }
  | {
      readonly kind: 'course'
      readonly game: GameId
      /** The match as it began. */
      readonly view: Sent
      readonly actions: readonly Action[]
      readonly seats: number
    }
  | {
      /** A whole match looked back on: chances to win, luck. */
      readonly kind: 'review'
      readonly game: GameId
      readonly view: Sent
      readonly actions: readonly Action[]
    }
  | {
      /** Better choices than those of the actions from one number to another. */
      readonly kind: 'blunders'
      readonly game: GameId
      readonly view: Sent
      readonly actions: readonly Action[]
      readonly from: number
      readonly to: number
    }
  | {
      /** What somebody made of a puzzle. */
      readonly kind: 'judge'
      readonly game: GameId
      /** The position of the puzzle. */
      readonly view: Sent
      readonly actions: readonly Action[]
      readonly puzzle: Puzzle
    }
  | { readonly kind: 'odds'; readonly game: GameId; readonly view: Sent; readonly actions: readonly Action[] }

export interface FoundStep {
  readonly to: Square
  readonly rolls: readonly RollEvent[]
  readonly chance: number
  /** How often others are asked whether they react. */
  readonly reactions: number
}

export interface FoundWay {
  readonly to: Square
  /** Everything to play, one after the other: the first action, the steps, the stop. */
  readonly actions: readonly Action[]
  readonly steps: readonly FoundStep[]
  readonly chance: number
  /** It goes so far that nothing else is left to do. */
  readonly spent?: boolean
}

/** Something done to a target, walking there first where needed. */
export interface FoundShot {
  readonly target: number
  /** Everything to play: the declaration, the way, the shot itself. */
  readonly actions: readonly Action[]
  readonly way: FoundWay | null
  /** How it goes on from wherever dice have carried the piece. */
  readonly onward: readonly Onward[]
  /** The chance that the piece gets there. */
  readonly reach: number
  /** The whole chance, way included; null where the game tells none. */
  readonly chance: number | null
  /** Outcomes of the shot once the piece has got there. */
  readonly rows: readonly OddsRow[]
  /** What is known of its dice. */
  readonly told: GameEvent | null
}

export interface Onward {
  readonly at: Square
  readonly actions: readonly Action[]
}

export interface FoundShots {
  readonly shots: readonly FoundShot[]
  readonly bands: readonly { readonly name: string; readonly squares: readonly Square[] }[]
}

/** What an answer to a question leads to. */
export interface Stake {
  /** The chance of the test that it asks for, null where it asks for none. */
  readonly chance: number | null
  /** That test, passed. */
  readonly roll: RollEvent | null
  /** What surely happens next. */
  readonly events: readonly GameEvent[]
  /** How likely each outcome is, where the answer has odds of its own. */
  readonly rows: readonly OddsRow[]
}

export interface Answers {
  /** How good each position was for each seat, in the eyes of the computers. */
  readonly course: readonly (readonly number[])[]
  /** Null where nobody has learned the game yet. */
  readonly review: Review | null
  readonly blunders: readonly Blunder[]
  readonly judge: Verdict
  readonly stakes: readonly Stake[]
  readonly choose: { readonly action: Action; readonly plans: readonly ToldPlan[] }
  /** What a veteran would think of doing, best first. */
  readonly plans: readonly ToldPlan[]
  /** The ways of each movement. */
  readonly ways: readonly (readonly FoundWay[])[]
  readonly shots: readonly FoundShots[]
  /** The chance of a whole way when failed rolls are made again as far as the rules allow. */
  readonly rerolls: number
  readonly odds: { readonly rows: readonly OddsRow[]; readonly told: GameEvent | null }
}

export interface Reply {
  readonly id: number
  readonly answer?: unknown
  readonly error?: string
}
