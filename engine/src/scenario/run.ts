import type { Action, Decision, GameEvent, Match, RollAction } from '../contract.ts'
import { DiceScript } from '../dice-script.ts'
import { FileError, IllegalAction } from '../errors.ts'
import type { Game } from '../game.ts'
import { Journal } from '../journal.ts'
import { COMMON_FIELDS, type PlayItem, type ScenarioData, type ScenarioDocument } from './document.ts'
import { standingOf } from './standing.ts'

/** The words of one game in scenarios: how a position is written down, an action, an expectation. */
export interface Vocabulary<State = unknown, Options = unknown, Event extends GameEvent = GameEvent> {
  readonly game: Game<State, Options, Event>
  /** Checks the form of the whole file (a zod schema fits). */
  readonly schema: SchemaLike
  /** The position, with dice asked for. Throws ScenarioFault where something cannot be. */
  setUp(data: ScenarioData): Match<State, Options, Event>
  /** The action that this line means, or null: then 'type field=value ...' is tried. */
  action(text: string, decision: Decision, match: Match<State, Options, Event>, data: ScenarioData): Action | null
  /** What of the expectation does not hold, in words. Throws ScenarioFault for fields that cannot be expected. */
  differences(
    expected: Readonly<Record<string, unknown>>,
    match: Match<State, Options, Event>,
    events: readonly Event[],
    data: ScenarioData,
  ): string[]
  /** The types of all actions: a misspelt one is a mistake in the file, not an action that is refused. */
  readonly actionTypes: readonly string[]
  /** The board as text. */
  draw(match: Match<State, Options, Event>): string
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

/** How a scenario is run: plainly, or through a copy, through JSON, or through undo and redo at each step. */
export const MODES = ['plain', 'clone', 'json', 'undo'] as const
export type Mode = (typeof MODES)[number]

export interface ScenarioOutcome {
  readonly title: string
  readonly mode: Mode
  /** What failed, each with file and line; empty: everything holds. */
  readonly failures: readonly string[]
  readonly board: string
  /** Dice of the script that were never rolled. */
  readonly diceLeft: readonly string[]
}

/** Plays a scenario and compares what came out. Throws FileError where the file itself is wrong. */
export function runScenario<State, Options, Event extends GameEvent>(
  vocabulary: Vocabulary<State, Options, Event>,
  document: ScenarioDocument,
  mode: Mode = 'plain',
): ScenarioOutcome {
  const run = new ScenarioRun(vocabulary, document, mode)
  run.playAll()
  return {
    title: document.data.title,
    mode,
    failures: run.failures,
    board: vocabulary.draw(run.journal.match),
    diceLeft: run.script.left,
  }
}

/** The position at the start of a scenario and its dice, for clients that let people play it. */
export function openScenario<State, Options, Event extends GameEvent>(
  vocabulary: Vocabulary<State, Options, Event>,
  document: ScenarioDocument,
): { match: Match<State, Options, Event>; script: DiceScript } {
  const { data, where } = document
  if (data.game !== vocabulary.game.id) {
    throw new FileError(`${where(['game'])}: this is a scenario of ${data.game}, not of ${vocabulary.game.id}`)
  }
  const parsed = vocabulary.schema.safeParse(data)
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]
    const plainPath = path.map((key) => (typeof key === 'number' ? key : String(key)))
    throw new FileError(`${where(plainPath)}: ${plainPath.join('.')}: ${message}`)
  }
  const own = Object.keys(vocabulary.schema.shape ?? data)
  const unknown = Object.keys(data).find((field) => !COMMON_FIELDS.includes(field) && !own.includes(field))
  if (unknown !== undefined) {
    const known = [...new Set([...COMMON_FIELDS, ...own])].join(', ')
    throw new FileError(`${where([unknown])}: ${unknown}: is not known here (there is: ${known})`)
  }
  const match = placed(document, () => vocabulary.setUp(data))
  const script = new DiceScript(vocabulary.game.definition.dice)
  data.dice?.forEach((text, i) => {
    placed(document, () => script.add(text), ['dice', i])
  })
  return { match, script }
}

/** Runs `act`; what it throws is told with the place in the file. */
function placed<T>(document: ScenarioDocument, act: () => T, path: readonly (string | number)[] = []): T {
  try {
    return act()
  } catch (error) {
    const at = error instanceof ScenarioFault ? error.path : path
    throw new FileError(`${document.where(at)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${(error as Error).message}`)
  }
}

class ScenarioRun<State, Options, Event extends GameEvent> {
  readonly failures: string[] = []
  readonly script: DiceScript
  readonly journal: Journal<State, Options, Event>
  private readonly events: Event[] = []
  private readonly vocabulary: Vocabulary<State, Options, Event>
  private readonly document: ScenarioDocument
  private readonly mode: Mode

  constructor(vocabulary: Vocabulary<State, Options, Event>, document: ScenarioDocument, mode: Mode) {
    const { match, script } = openScenario(vocabulary, document)
    this.vocabulary = vocabulary
    this.document = document
    this.mode = mode
    this.script = script
    this.journal = new Journal(vocabulary.game, match)
  }

  playAll(): void {
    const { data } = this.document
    const items = data.play ?? []
    this.rollOn(['dice'])
    for (let i = 0; i < items.length; i++) {
      const item: PlayItem = typeof items[i] === 'string' ? { play: items[i] as string } : (items[i] as PlayItem)
      if (!this.playItem(item, i)) return
    }
    if (data.expect) this.compare(data.expect, ['expect'])
    if (data.success && items.length > 0) this.compareSuccess()
    if (this.script.left.length > 0) this.fail(['dice'], `dice were never rolled: ${this.script.left.join(', ')}`)
    const { waiting } = this.journal.match
    if (waiting) this.fail(['dice'], `dice are missing: ${waiting.dice.join(' + ')} for '${waiting.what}'`)
  }

  /** False: what follows makes no sense any more. */
  private playItem(item: PlayItem, i: number): boolean {
    const { game } = this.vocabulary
    item.dice?.forEach((text, d) => {
      placed(this.document, () => this.script.add(text), ['play', i, 'dice', d])
    })
    this.rollOn(['play', i])
    const decision = game.decision(this.journal.match)
    const text = item.play ?? item.refused
    if (decision?.roll) {
      this.fail(['play', i], `the match waits for dice: ${decision.roll.dice.join(' + ')} for '${decision.roll.what}'`)
      return false
    }
    if (item.asked && decision?.kind !== item.asked) {
      this.fail(['play', i], `expected the question '${item.asked}', but ${openQuestion(decision)}`)
    }
    if (text !== undefined) {
      const refusal = this.tryAction(text, decision, i)
      if (item.refused !== undefined && refusal === null) {
        this.fail(['play', i], `'${text}' should have been refused`)
        return false
      }
      if (item.refused === undefined && refusal !== null) {
        this.fail(['play', i], `'${text}': ${refusal}`)
        return false
      }
    }
    if (item.expect) this.compare(item.expect, ['play', i, 'expect'])
    return true
  }

  /** Null: it was played. Otherwise the reason why not. */
  private tryAction(text: string, decision: Decision | null, i: number): string | null {
    if (!decision) return 'the match is over'
    const { match } = this.journal
    const { data } = this.document
    const action = placed(
      this.document,
      () => this.vocabulary.action(text, decision, match, data) ?? knownAction(this.vocabulary, plainAction(text)),
      ['play', i],
    )
    try {
      this.act(action, decision.seat)
    } catch (error) {
      if (error instanceof IllegalAction) return error.message
      throw error
    }
    this.rollOn(['play', i])
    return null
  }

  private act(action: Action, seat: number): void {
    const { game } = this.vocabulary
    const { journal, mode } = this
    if (mode === 'clone') journal.match = game.clone(journal.match)
    if (mode === 'json') journal.match = game.load(JSON.parse(JSON.stringify(game.save(journal.match))))
    this.events.push(...journal.play(action))
    if (mode === 'undo' && journal.canUndo(seat)) {
      journal.undo(seat)
      journal.redo()
    }
  }

  private rollOn(path: readonly (string | number)[]): void {
    for (let { waiting } = this.journal.match; waiting; { waiting } = this.journal.match) {
      const request = waiting
      const values = placed(this.document, () => this.script.take(request), path)
      if (!values) return
      this.act({ type: 'roll', values } as RollAction, -1)
    }
  }

  private compare(expected: Readonly<Record<string, unknown>>, path: (string | number)[]): void {
    const { data } = this.document
    const found = placed(
      this.document,
      () => this.vocabulary.differences(expected, this.journal.match, this.events, data),
      path,
    )
    for (const difference of found) this.fail(path, difference)
  }

  /** What is played solves the puzzle. */
  private compareSuccess(): void {
    const { data } = this.document
    const standing = placed(this.document, () => standingOf(this.vocabulary, data, this.journal.match, this.events), [
      'success',
    ])
    if (standing !== 'passed') this.fail(['success'], `what is played does not reach the goal: ${standing}`)
  }

  private fail(path: readonly (string | number)[], message: string): void {
    this.failures.push(`${this.document.where(path)}: ${message}`)
  }
}

function openQuestion(decision: Decision | null): string {
  return decision ? `seat ${decision.seat} is asked '${decision.kind}'` : 'the match is over'
}

/** A misspelt action is a mistake in the file: it must not count as one that is refused. */
function knownAction<State, Options, Event extends GameEvent>(
  { actionTypes }: Vocabulary<State, Options, Event>,
  action: Action,
): Action {
  if (!actionTypes.includes(action.type))
    throw new Error(`'${action.type}' is no action of this game (there is: ${actionTypes.join(', ')})`)
  return action
}

/** 'type field=value field=value': the plain form of an action that every game understands. */
export function plainAction(text: string): Action {
  const [type, ...fields] = text.trim().split(/\s+/)
  const action: Record<string, string | number | boolean> = { type }
  for (const field of fields) {
    const [key, value] = field.split('=')
    if (!key || value === undefined) throw new Error(`'${text}' is not an action: write 'type field=value'`)
    action[key] = value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value
  }
  return action as unknown as Action
}
