import { isNode, LineCounter, parseDocument } from 'yaml'
import { FileError } from '../errors.ts'

/** What must hold, in the game's words. */
export type Expectation = Readonly<Record<string, unknown>>

/** Help for people who play a scenario, and the squares that it is about. */
export interface Hint {
  readonly text?: string
  readonly squares?: readonly (readonly [number, number])[]
}

/** One step of a scenario: what is played, or what must be refused, and what holds after it. */
export interface PlayItem {
  readonly play?: string
  /** An action that must not be legal. */
  readonly refused?: string
  /** Dice for this step, added to those at the top. */
  readonly dice?: readonly string[]
  /** The kind of the question that must be open before this step. */
  readonly asked?: string
  readonly expect?: Expectation
}

/** The fields that every scenario may have. */
export const COMMON_FIELDS: readonly string[] = [
  'game',
  'title',
  'titles',
  'rules',
  'before',
  'dice',
  'play',
  'expect',
  'goal',
  'hint',
  'you',
  'squares',
  'success',
  'failure',
]

/** What every scenario file holds; the rest belongs to the game's vocabulary. */
export interface ScenarioData {
  readonly game: string
  readonly title: string
  /** The same in other languages, by their short names. */
  readonly titles?: Readonly<Record<string, string>>
  readonly rules?: readonly string[]
  /** What has been played when the scenario begins, with the dice of each step. */
  readonly before?: readonly (string | { readonly play: string; readonly dice?: readonly string[] })[]
  readonly dice?: readonly string[]
  readonly play?: readonly (string | PlayItem)[]
  readonly expect?: Expectation
  /** For people who play it: what to reach, help, the seats they play, and when it is reached or missed. */
  readonly goal?: string
  readonly hint?: string | readonly (string | Hint)[]
  readonly you?: number | readonly number[]
  readonly squares?: readonly (readonly [number, number])[]
  readonly success?: Expectation | readonly Expectation[]
  readonly failure?: Expectation | readonly Expectation[]
  readonly [field: string]: unknown
}

/** A scenario as it was read, able to say on which line a field stands. */
export interface ScenarioDocument {
  readonly file: string
  readonly data: ScenarioData
  /** 'file:line:column' of the field at this path, or of the nearest one around it. */
  where(path: readonly (string | number)[]): string
}

/** Reads a YAML scenario and checks what is common to all games. Throws FileError with file, line and reason. */
export function readScenario(text: string, file: string): ScenarioDocument {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new FileError(`${file}:${line}:${col}: ${error.message.split('\n')[0]}`)
  }
  const where = (path: readonly (string | number)[]): string => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) {
        const { line, col } = lines.linePos(node.range[0])
        return `${file}:${line}:${col}`
      }
    }
    return file
  }
  let data: ScenarioData
  try {
    data = document.toJS() as ScenarioData
  } catch (error) {
    // Aliases of aliases would unfold without end.
    throw new FileError(`${file}:1:1: this cannot be read: ${(error as Error).message}`)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new FileError(`${file}:1:1: a scenario is a list of fields, such as game, title, play, expect`)
  }
  checkCommonFields(data, where)
  return { file, data, where }
}

function checkCommonFields(data: ScenarioData, where: ScenarioDocument['where']): void {
  const wrong = (path: (string | number)[], reason: string): never => {
    throw new FileError(`${where(path)}: ${path.join('.')}: ${reason}`)
  }
  if (typeof data.game !== 'string') wrong(['game'], 'must name the game')
  if (typeof data.title !== 'string') wrong(['title'], 'must say in a line what the scenario shows')
  if (data.titles !== undefined && !isFields(data.titles)) wrong(['titles'], 'must be a list of fields')
  for (const [language, title] of Object.entries(data.titles ?? {}))
    if (typeof title !== 'string') wrong(['titles', language], 'must be text')
  for (const field of ['rules', 'dice'] as const) {
    const list = data[field]
    if (list === undefined) continue
    if (!Array.isArray(list)) wrong([field], 'must be a list')
    list.forEach((entry, i) => {
      if (typeof entry !== 'string') wrong([field, i], 'must be text')
    })
  }
  if (data.expect !== undefined && !isFields(data.expect)) wrong(['expect'], 'must be a list of fields')
  checkPuzzleFields(data, wrong)
  checkSteps(data, 'before', ['play', 'dice'], wrong)
  checkSteps(data, 'play', ['play', 'refused', 'dice', 'asked', 'expect'], wrong)
}

function checkSteps(data: ScenarioData, list: 'before' | 'play', known: readonly string[], wrong: Complain): void {
  const steps: unknown = data[list]
  if (steps === undefined) return
  if (!Array.isArray(steps)) wrong([list], 'must be a list of steps')
  for (const [i, item] of (steps as unknown[]).entries()) {
    if (typeof item === 'string') continue
    if (!isFields(item)) wrong([list, i], 'must be an action or a list of fields')
    const unknown = Object.keys(item as object).find((key) => !known.includes(key))
    if (unknown !== undefined) wrong([list, i, unknown], `is not known here (${known.join(', ')})`)
    checkItem(item as PlayItem, [list, i], wrong)
    if (list === 'before' && (item as PlayItem).play === undefined) wrong([list, i], 'must say what is played')
  }
}

function checkItem(item: PlayItem, at: readonly (string | number)[], wrong: Complain): void {
  for (const field of ['play', 'refused', 'asked'] as const) {
    if (item[field] !== undefined && typeof item[field] !== 'string') wrong([...at, field], 'must be text')
  }
  const { dice, expect } = item as { dice?: unknown; expect?: unknown }
  if (dice !== undefined && (!Array.isArray(dice) || dice.some((die) => typeof die !== 'string')))
    wrong([...at, 'dice'], 'must be a list of dice')
  if (expect !== undefined && !isFields(expect)) wrong([...at, 'expect'], 'must be a list of fields')
  if (item.play !== undefined && item.refused !== undefined) wrong([...at], 'is played or refused, not both')
}

type Complain = (path: (string | number)[], reason: string) => never

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const areSquares = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((square) => Array.isArray(square) && square.length === 2 && square.every(Number.isInteger))

/** The fields for people who play the scenario. */
function checkPuzzleFields(data: ScenarioData, wrong: Complain): void {
  const { goal, hint, you, squares } = data as Record<string, unknown>
  if (goal !== undefined && typeof goal !== 'string') wrong(['goal'], 'must be text')
  const hints = Array.isArray(hint) ? hint : hint === undefined ? [] : [hint]
  hints.forEach((one: string | Hint, i) => {
    const path = Array.isArray(hint) ? ['hint', i] : ['hint']
    if (typeof one === 'string') return
    if (!isFields(one) || typeof one.text !== 'string') wrong(path, 'must be text, or a text with squares')
    if (one.squares !== undefined && !areSquares(one.squares)) wrong([...path, 'squares'], 'must be a list of [x, y]')
  })
  const seats = Array.isArray(you) ? you : you === undefined ? [] : [you]
  if (seats.some((seat) => !Number.isInteger(seat) || (seat as number) < 0))
    wrong(['you'], 'must name seats, from 0 on')
  if (squares !== undefined && !areSquares(squares)) wrong(['squares'], 'must be a list of [x, y]')
  for (const field of ['success', 'failure'] as const) {
    const wanted = data[field]
    if (wanted === undefined || isFields(wanted)) continue
    if (!Array.isArray(wanted) || !wanted.every(isFields))
      wrong([field], 'must be a list of fields, or several such lists')
  }
}
