import type { AnyQuestion } from './procedure.ts'
/**
 * The contract that every game fulfils, and the plain data it is made of.
 *
 * A match is a value. At any moment it is over, or it waits for ONE decision of ONE seat (or for dice, when dice are
 * asked for instead of drawn). Everything else is built on that: clients, computer coaches, replays, undo, scenarios.
 */

/** What a seat may do. Flat plain data: a type and scalar fields, so that two actions are easily compared. */
export interface Action {
  readonly type: string
}

/** The answer to a request for dice: one value per die asked for, in that order. */
export interface RollAction extends Action {
  readonly type: 'roll'
  readonly values: readonly number[]
}

/** Asked of nobody: the dice answer. */
export const DICE = -1

/** The seat of somebody who only watches: sees what every seat may see, and no more. */
export const SPECTATOR = -1

/** A request for dice: `dice` names each die ('d6', 'd8', or a named die of the game such as 'block'). */
export interface RollRequest {
  readonly dice: readonly string[]
  /** What is rolled for, in the game's words: 'dodge', 'armour', ... */
  readonly what: string
  /** The seat that rolls. */
  readonly seat: number
}

/**
 * The question a match waits for. `actions` holds every legal action, at least one (none when `roll` is set). A view of
 * somebody else than the seat that is asked lists those that can be known there, perhaps none.
 */
export interface Decision {
  readonly seat: number
  /** The kind of question: 'activate', 're-roll', 'push-direction', ...; 'roll' when the match waits for dice. */
  readonly kind: string
  readonly actions: readonly Action[]
  /** Set when the match waits for dice: answer with `{ type: 'roll', values }`. */
  readonly roll: RollRequest | null
}

/**
 * One fact, in the order in which things happened. `rules` names the rules that were applied. `secret` names the
 * fields that only some seats may know; `eventsFor` removes them for everybody else.
 */
export interface GameEvent {
  readonly type: string
  readonly rules?: readonly string[]
  readonly secret?: { readonly seats: readonly number[]; readonly fields: readonly string[] }
}

/** One reason why a roll was made easier or harder. */
export interface Modifier {
  /** Where it comes from, in the game's words: 'marked', 'rush', an ability, a room, ... */
  readonly source: string
  readonly value: number
  readonly rule?: string
}

/** A roll, explained: everything a coach wants to know about it. Games use it for every die they roll. */
export interface RollEvent extends GameEvent {
  readonly type: 'roll'
  readonly what: string
  readonly seat: number
  /** The piece that is tested, in the game's numbering, or null. */
  readonly piece: number | null
  readonly dice: readonly string[]
  readonly values: readonly number[]
  /** The number to reach, null where no number is to be reached. */
  readonly target: number | null
  readonly modifiers: readonly Modifier[]
  /** Null where the roll is not passed or failed but looked up. */
  readonly passed: boolean | null
  /** What allowed this roll to be made again, null for a first roll. */
  readonly reroll: string | null
}

/** A procedure at work: which one, at which step, and its locals beside them. Plain data. */
export interface Frame {
  proc: string
  step: string
}

/** Four integers of the generator, or null: every roll is asked for (scripted, typed in, or searched). */
export type DiceState = [number, number, number, number] | null

/**
 * A match: plain data that can be cloned, compared, written as JSON and played on, in the middle of anything.
 * The last four fields live only while an action is played; they are no part of the value.
 */
export interface Match<State = unknown, Options = unknown, Event extends GameEvent = GameEvent> {
  readonly game: string
  /** What was agreed before the match. Never changes, and is shared by all clones. */
  readonly options: Options
  state: State
  /** Procedures at work, the innermost last. Empty: the match is over. */
  stack: Frame[]
  dice: DiceState
  /** The roll the match waits for, when dice are asked for. */
  waiting: RollRequest | null
  /** How many rolls were made so far. No undo goes back past a roll. */
  rolls: number
  /** How many hidden things were revealed so far. No undo goes back past one. */
  reveals: number
  /** A view: whose it is (a seat, or SPECTATOR). Null: the whole match. */
  viewer: number | null

  /** Where rules tell what happens: `match.events?.push(...)`. Null when nobody listens. */
  events: Told<Event> | null
  /** What the last procedure returned, or the dice that were rolled: handed to the next step. */
  input: unknown
  /** The question that the match has come to, so that nobody looks it up again. */
  asked: AnyQuestion | null
  /** The open decision, once it was worked out. */
  decided: Decision | null
}

/** What the rules of such a match tell. */
export type EventOf<M extends Match> = M extends Match<unknown, unknown, infer Event> ? Event : never

/** Where events go. A method, so that rules which tell only some of a game's events can be played in that game. */
export interface Told<Event> {
  push(event: Event): unknown
}

/** How a match stands or ended. */
export interface Result {
  readonly over: boolean
  /** The winning seat, null for a draw or while the match runs. */
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly turns: number
  /** Further figures of the game, by name: one number per seat. */
  readonly statistics: Readonly<Record<string, readonly number[]>>
}
