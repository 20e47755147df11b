import type { Action, Decision, EventOf, GameEvent, Match } from '../contract.ts'
import type { Game } from '../game.ts'
import type { ScenarioData } from './document.ts'

/** How a scenario names what is on the board. */
export interface Naming {
  /** The number of each piece by the name that the file gives it. */
  readonly pieces: ReadonlyMap<string, number>
  /** The number of the square in this column and row, null off the board. */
  square(x: number, y: number): number | null
}

export const NOTHING_NAMED: Naming = { pieces: new Map(), square: () => null }

/** What happened: in the step that is looked at, and since the start. */
export interface Happened<Event extends GameEvent = GameEvent> {
  readonly step: readonly Event[]
  readonly all: readonly Event[]
}

/** What can be expected of a piece or of the match: values by field. */
export type Facts = Readonly<Record<string, unknown>>

/**
 * The forms of every action by its type: the names of its fields in order, 'over to'; a question mark says that a field may be missing.
 * An action that takes different fields at different times has several forms.
 */
export type ActionForms = Readonly<Record<string, readonly string[]>>

/** The words of one game in scenarios: how a position is written down, an action, an expectation. */
export interface Vocabulary<M extends Match = Match> {
  readonly game: Game<M>
  /** Checks the form of the whole file (a zod schema fits). */
  readonly schema: SchemaLike
  /** The position, with dice asked for. Throws ScenarioFault where something cannot be. */
  setUp(data: ScenarioData): M
  /** Left out where nothing is on a board. */
  names?(match: M, data: ScenarioData): Naming
  readonly actions: ActionForms
  /** The words that a field of an action can hold, where they are few. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** True: fields at the end of an action may be left out; the first action that fits is meant. */
  readonly shortened?: boolean
  /** Other ways to write an action: what this line means, or null where it is written in the common way. */
  action?(text: string, decision: Decision, naming: Naming): Action | null
  /** What can be expected of a piece. */
  piece?(match: M, piece: number, data: ScenarioData): Facts
  /** What can be expected of the match, beside what every game has. */
  readonly facts?: Readonly<Record<string, (match: M, data: ScenarioData, happened: Happened<EventOf<M>>) => unknown>>
  /** For expectations of another form altogether: what does not hold. */
  differences?(
    expected: Readonly<Record<string, unknown>>,
    match: M,
    events: readonly EventOf<M>[],
    data: ScenarioData,
  ): string[]
  /** The board as text. Pieces that have a name in `names` are drawn with it. */
  draw(match: M, names?: ReadonlyMap<number, string>): string
}

interface SchemaLike {
  /** zod: the fields that the game knows beside those of every scenario. */
  readonly shape?: object
  safeParse(
    data: unknown,
  ):
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Something in a scenario file cannot be; `path` says where. */
export class ScenarioFault extends Error {
  override name = 'ScenarioFault'
  readonly path: readonly (string | number)[]
  constructor(path: readonly (string | number)[], reason: string) {
    super(reason)
    this.path = path
  }
}
