import type { Action, Decision, Match } from '../contract.ts'
import type { ScenarioData } from './document.ts'
import { type Naming, NOTHING_NAMED, type Vocabulary } from './vocabulary.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields of actions that name a piece, and those that name a square; the others hold words, numbers, true or false. */
const PIECES: readonly string[] = ['player', 'target', 'creature', 'thrown', 'other']
const SQUARES: readonly string[] = ['square', 'to', 'from', 'over']

/**
 * The action that a line of a scenario means: one of those that are offered, or one that could be offered at another time. Throws where the game has
 * no such action: a misspelt one is a mistake in the file, not an action that is refused.
 */
export function actionInWords<M extends Match>(
  vocabulary: Vocabulary<M>,
  text: string,
  decision: Decision,
  match: M,
  data: ScenarioData,
): Action {
  const naming = vocabulary.names?.(match, data) ?? NOTHING_NAMED
  const own = vocabulary.action?.(text, decision, naming)
  if (own) return checked(vocabulary, own)
  const [type, ...given] = text.trim().split(/\s+/)
  if (given.length > 0 && given.every((word) => word.includes('='))) return checked(vocabulary, plainAction(text))
  const offered = decision.actions.find((action) => {
    const values = Object.values(action).slice(1)
    const fits = vocabulary.shortened ? values.length >= given.length : values.length === given.length
    return action.type === type && fits && given.every((word, i) => isMeant(values[i], word, naming))
  })
  return offered ?? unoffered(vocabulary, type, given, naming)
}

function isMeant(value: unknown, word: string, naming: Naming): boolean {
  const square = squareIn(word)
  if (square) return value === naming.square(...square)
  return String(value) === word || (naming.pieces.has(word) && value === naming.pieces.get(word))
}

function squareIn(word: string): [number, number] | null {
  const [, x, y] = /^(\d+),(\d+)$/.exec(word) ?? []
  return x === undefined ? null : [Number(x), Number(y)]
}

/** An action that nobody is offered now, made from its words. */
function unoffered(vocabulary: Words, type: string, given: readonly string[], naming: Naming): Action {
  let reason = ''
  for (const form of formsOf(vocabulary, type)) {
    const fields = form === '' ? [] : form.split(' ')
    const needed = fields.filter((field) => !field.endsWith('?')).length
    if (given.length > fields.length || (given.length < needed && !vocabulary.shortened)) continue
    try {
      const values = given.map((word, i) => wordValue(vocabulary, fields[i].replace('?', ''), word, naming))
      return Object.fromEntries([['type', type], ...values]) as unknown as Action
    } catch (error) {
      reason ||= (error as Error).message
    }
  }
  const forms = formsOf(vocabulary, type).map((form) => `'${`${type} ${form}`.trim()}'`)
  throw new Error(
    reason || `'${[type, ...given].join(' ')}' has too few or too many words: write ${forms.join(' or ')}`,
  )
}

function wordValue(vocabulary: Words, field: string, word: string, naming: Naming): [string, unknown] {
  const number = /^-?\d+$/.test(word) ? Number(word) : null
  if (PIECES.includes(field)) {
    const piece = naming.pieces.get(word) ?? number
    if (piece === null) throw new Error(`there is no piece called '${word}'`)
    return [field, piece]
  }
  if (SQUARES.includes(field)) {
    const square = squareIn(word)
    if (!square && number === null) throw new Error(`'${word}' is not a square: write X,Y`)
    const found = square ? naming.square(...square) : number
    if (found === null) throw new Error(`${word} is not on the board`)
    return [field, found]
  }
  checkValue(vocabulary, field, word)
  return [field, scalarOf(word)]
}

type Words = Pick<Vocabulary, 'actions' | 'values' | 'shortened'>

function formsOf({ actions }: Words, type: string): readonly string[] {
  if (Object.hasOwn(actions, type)) return actions[type]
  throw new Error(`'${type}' is no action of this game (there is: ${Object.keys(actions).join(', ')})`)
}

function checkValue({ values }: Words, field: string, value: unknown): void {
  const known = values?.[field]
  if (known && !known.includes(String(value)))
    throw new Error(`'${String(value)}' is no ${field} of this game (there is: ${known.join(', ')})`)
}

/** The game has such an action, with these fields. */
function checked(vocabulary: Words, action: Action): Action {
  const fields = Object.keys(action).filter((field) => field !== 'type')
  const known = new Set(formsOf(vocabulary, action.type).flatMap((form) => form.replaceAll('?', '').split(' ')))
  for (const field of fields) {
    if (!known.has(field)) throw new Error(`'${action.type}' has no '${field}'`)
    checkValue(vocabulary, field, (action as unknown as Fields)[field])
  }
  return action
}

const scalarOf = (word: string): string | number | boolean =>
  word === 'true' ? true : word === 'false' ? false : /^-?\d+$/.test(word) ? Number(word) : word

/** 'type field=value field=value': the plain form of an action that every game understands. */
export function plainAction(text: string): Action {
  const [type, ...fields] = text.trim().split(/\s+/)
  const action: Record<string, string | number | boolean> = { type }
  for (const field of fields) {
    const [key, value] = field.split('=')
    if (!key || value === undefined) throw new Error(`'${text}' is not an action: write 'type field=value'`)
    action[key] = scalarOf(value)
  }
  return action as unknown as Action
}
