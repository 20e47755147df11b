import type { Action, Decision, GameEvent, Match, Replay, StandingAnswers } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'
import type { SeatConfig } from './saves.ts'
import type { KeptAnswer } from './standing.ts'

/** What one action led to. */
export interface Happening {
  /** How many actions had been played when it was. */
  readonly count: number
  readonly seat: number
  readonly events: readonly GameEvent[]
  readonly scores: readonly number[]
  /** Who stood beside the square of each event then, where that is known. */
  readonly beside?: readonly (number | null)[]
  /** Nobody was asked: it was answered as the person keeps it. */
  readonly kept?: KeptAnswer
  /** Nobody decided: the time was over. */
  readonly late?: boolean
}

/**
 * A match at this screen, wherever it is refereed: here (`LocalSession`) or at the other end of a line
 * (`RemoteSession`). It knows no screen; whoever shows it subscribes.
 */
export interface Session {
  readonly id: string
  /** What makes its computers think otherwise than those of another match that begins alike. */
  readonly temper: string
  readonly adapter: GameAdapter
  readonly seats: readonly SeatConfig[]
  readonly options: Record<string, unknown>
  readonly happenings: readonly Happening[]
  /** What the last action led to, for animations. */
  readonly latest: Happening | null
  /** Rises with every change. */
  readonly version: number
  subscribe(listener: () => void): () => void
  snapshot(): number

  /** An answer is on its way: nothing can be played until it has come through. */
  readonly pending: boolean
  readonly decision: Decision | null
  /** What the open question is about. */
  readonly about: object
  /** What 'always' and 'never' stand for at the open question. */
  readonly standing: StandingAnswers | null
  readonly isOver: boolean
  /** How many actions were played. */
  readonly decisions: number
  /** Dice are rolled at the table and typed in. */
  readonly realDice: boolean
  /** A position of a lesson: every question is asked, whatever the person answers always. */
  readonly isPractice: boolean
  /** The whole match as far as it is known here, for checks of lessons; nothing of it is shown. */
  readonly position: Match

  /** The seats of people at this screen. */
  readonly persons: readonly number[]
  /** Does a person at this screen answer for the seat? */
  isPerson(seat: number): boolean
  /** Is it for this browser to think for the seat? */
  isComputer(seat: number): boolean

  /** Whose eyes the screen shows the match to: the person asked, else the last one who was. */
  readonly viewer: number
  /** What a seat may know; the same object as long as nothing changes. */
  view(seat?: number): Match
  /** Whoever put a view into words does it again: the language is another one. */
  forgetViews(): void
  /** The view as it is sent to the worker. */
  sent(seat: number): unknown
  known(happening: Happening): GameEvent[]
  /** Where the match began, and everything that was played since, where that is known here. */
  readonly record: { readonly start: unknown; readonly actions: readonly Action[] } | null
  /** What a seat has played so far. */
  actionsOf(seat: number): Action[]

  /** The browser did not take the last state of the match: it lasts as long as the page. */
  readonly saveFailed?: boolean
  /** Tries to keep it again. */
  saveAgain?(): void
  /** Gives the person the match as a file. */
  saveFile?(): void
  /** Who gave up, where somebody did. */
  readonly conceded?: number | null
  concede?(seat: number): void
  /** What the referee's clock says, where it is not this screen's. */
  readonly clock?: RefereesClock | null
  /** Seconds left in each seat's bank, where banks are kept here. */
  readonly banks?: number[]

  /**
   * `late`: nobody decided, the time was over. `ahead`: what is meant to follow; where it is played along, `takeAlong` tells how
   * much of it.
   */
  play(action: Action, group?: boolean, kept?: KeptAnswer, late?: boolean, ahead?: readonly Action[]): void
  takeAlong?(): number
  /** Real dice: what the table shows. */
  typeDice(values: readonly number[]): void
  canUndo(): boolean
  /** Takes back the last action, or all steps of the last way, as far as no die has fallen. */
  undo(): void
  /** The safe default answer to the open question. */
  fallback(): Action
  /** Can it be written down as a replay? */
  readonly canReplay: boolean
  /** The match so far as a small file. */
  replay(): Promise<Replay | null>
  /** Where it can be watched again. */
  replayAddress(): Promise<string>
  /** Who else wants to play again, where somebody has said so. */
  readonly wantsAgain?: string | null
  /** Begins the same match anew with other dice; gives its address. */
  again(): Promise<string>
}

/** Milliseconds that the asked seat had left at a moment of `performance.now()`. */
export interface RefereesClock {
  readonly seat: number
  readonly left: number
  readonly bank: number
  readonly isRunning: boolean
  readonly at: number
  /** Asks the others to stop it, or to go on. */
  pause(): void
}

/** What the log, the dice and the coaches show: a match that is played, or one that is watched. */
export type Shown = Pick<
  Session,
  'adapter' | 'seats' | 'happenings' | 'known' | 'latest' | 'version' | 'isOver' | 'isPerson'
>

/** What happened, how it stands now, and who stands beside it. */
export function toldBy(
  adapter: GameAdapter,
  match: Match,
  events: readonly GameEvent[],
): Pick<Happening, 'events' | 'scores' | 'beside'> {
  return {
    events,
    scores: adapter.seats(match).map(({ score }) => score),
    beside: events.map((event) => adapter.beside?.(event, match) ?? null),
  }
}
