import type { Action, Decision, EventOf, Match, RollAction } from '../contract.ts'
import { DiceScript } from '../dice-script.ts'
import { FileError, IllegalAction } from '../errors.ts'
import { Journal } from '../journal.ts'
import { COMMON_FIELDS, type PlayItem, type ScenarioDocument } from './document.ts'
import { differencesOf } from './expectations.ts'
import { standingOf } from './standing.ts'
import { NOTHING_NAMED, ScenarioFault, type Vocabulary } from './vocabulary.ts'
import { actionInWords } from './words.ts'

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
export function runScenario<M extends Match>(
  vocabulary: Vocabulary<M>,
  document: ScenarioDocument,
  mode: Mode = 'plain',
): ScenarioOutcome {
  const run = new ScenarioRun(vocabulary, document, mode)
  run.playAll()
  return {
    title: document.data.title,
    mode,
    failures: run.failures,
    board: run.draw(),
    diceLeft: run.script.left,
  }
}

/** The position at the start of a scenario and its dice, for clients that let people play it. */
export function openScenario<M extends Match>(
  vocabulary: Vocabulary<M>,
  document: ScenarioDocument,
): { match: M; script: DiceScript } {
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
  playBefore(vocabulary, document, match)
  const script = new DiceScript(vocabulary.game.definition.dice)
  data.dice?.forEach((text, i) => {
    placed(document, () => script.add(text), ['dice', i])
  })
  return { match, script }
}

/** Plays what has happened before the scenario begins: it may begin in the middle of something. */
function playBefore<M extends Match>(vocabulary: Vocabulary<M>, document: ScenarioDocument, match: M): void {
  const { game } = vocabulary
  const { data } = document
  const script = new DiceScript(game.definition.dice)
  data.before?.forEach((item, i) => {
    const { play, dice = [] } = typeof item === 'string' ? { play: item } : item
    placed(document, () => script.add(...dice), ['before', i, 'dice'])
    placed(document, () => {
      const rollOn = () => {
        for (let { waiting } = match; waiting; { waiting } = match) {
          const values = script.take(waiting)
          if (!values) throw new Error(`dice are missing: ${waiting.dice.join(' + ')} for '${waiting.what}'`)
          game.apply(match, { type: 'roll', values } as RollAction)
        }
      }
      rollOn()
      const decision = game.decision(match)
      if (!decision) throw new Error('the match is over')
      game.apply(match, actionInWords(vocabulary, play, decision, match, data))
      if (script.left.length > 0) rollOn()
      if (script.left.length > 0) throw new Error(`dice were never rolled: ${script.left.join(', ')}`)
    }, ['before', i])
  })
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

class ScenarioRun<M extends Match> {
  readonly failures: string[] = []
  readonly script: DiceScript
  readonly journal: Journal<M>
  private readonly events: EventOf<M>[] = []
  /** How many events there were before the step that is played. */
  private before = 0
  private readonly vocabulary: Vocabulary<M>
  private readonly document: ScenarioDocument
  private readonly mode: Mode

  constructor(vocabulary: Vocabulary<M>, document: ScenarioDocument, mode: Mode) {
    const { match, script } = openScenario(vocabulary, document)
    this.vocabulary = vocabulary
    this.document = document
    this.mode = mode
    this.script = script
    this.journal = new Journal(vocabulary.game, match)
  }

  /** The board with the names of the file. */
  draw(): string {
    const { match } = this.journal
    const { pieces } = this.vocabulary.names?.(match, this.document.data) ?? NOTHING_NAMED
    return this.vocabulary.draw(match, new Map([...pieces].map(([name, piece]) => [piece, name])))
  }

  playAll(): void {
    const { data } = this.document
    const items = data.play ?? []
    this.rollOn(['dice'])
    for (let i = 0; i < items.length; i++) {
      const item: PlayItem = typeof items[i] === 'string' ? { play: items[i] as string } : (items[i] as PlayItem)
      if (!this.playItem(item, i)) return
    }
    this.before = 0
    if (data.expect) this.compare(data.expect, ['expect'])
    if (data.success && items.length > 0) this.compareSuccess()
    if (this.script.left.length > 0) this.fail(['dice'], `dice were never rolled: ${this.script.left.join(', ')}`)
    const { waiting } = this.journal.match
    if (waiting) this.fail(['dice'], `dice are missing: ${waiting.dice.join(' + ')} for '${waiting.what}'`)
  }

  /** False: what follows makes no sense any more. */
  private playItem(item: PlayItem, i: number): boolean {
    const { game } = this.vocabulary
    this.before = this.events.length
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
    const action = placed(this.document, () => actionInWords(this.vocabulary, text, decision, match, data), ['play', i])
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
      () => {
        const happened = { step: this.events.slice(this.before), all: this.events }
        return differencesOf(this.vocabulary, expected, this.journal.match, happened, data, path)
      },
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
