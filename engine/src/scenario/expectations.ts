import type { Decision, EventOf, GameEvent, Match } from '../contract.ts'
import type { Expectation, ScenarioData } from './document.ts'
import { type Facts, type Happened, type Naming, NOTHING_NAMED, ScenarioFault, type Vocabulary } from './vocabulary.ts'
import { actionInWords } from './words.ts'

type Path = readonly (string | number)[]

const text = (value: unknown): string => JSON.stringify(value) ?? String(value)

const isFields = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What of an expectation does not hold, in words. Throws ScenarioFault for what cannot be expected. */
export function differencesOf<M extends Match>(
  vocabulary: Vocabulary<M>,
  expected: Expectation,
  match: M,
  happened: Happened<EventOf<M>>,
  data: ScenarioData,
  path: Path = ['expect'],
): string[] {
  if (vocabulary.differences) return vocabulary.differences(expected, match, happened.all, data)
  const { game, facts = {} } = vocabulary
  const naming = vocabulary.names?.(match, data) ?? NOTHING_NAMED
  const decision = game.decision(match)
  const common: Readonly<Record<string, (wanted: unknown, at: Path) => string[]>> = {
    asked: (wanted) => differ('asked', decision?.kind ?? null, wanted),
    seat: (wanted) => differ('seat', decision && !decision.roll ? decision.seat : null, wanted),
    offered: (wanted, at) => offers(wanted, at, true),
    notOffered: (wanted, at) => offers(wanted, at, false),
    events: (wanted, at) => missingEvents(eventsWanted(vocabulary, wanted, at), happened.step, naming, at),
    never: (wanted, at) => unwantedEvents(eventsWanted(vocabulary, wanted, at), happened.step, naming, at),
    phase: (wanted) => differ('phase', match.stack[1]?.proc ?? null, wanted),
    over: (wanted) => differ('over', game.isOver(match), wanted),
    winner: (wanted) => differ('winner', game.result(match).winner, wanted),
  }
  const offers = (wanted: unknown, at: Path, should: boolean): string[] =>
    linesIn(wanted, at).flatMap((line, i) => {
      const is = isOffered(vocabulary, line, decision, match, data, [...at, i])
      return is === should ? [] : [`'${line}' is ${is ? '' : 'not '}offered`]
    })
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const at = [...path, field]
    const piece = naming.pieces.get(field)
    if (piece !== undefined) return fieldDifferences(field, wanted, vocabulary.piece?.(match, piece, data) ?? {}, at)
    if (Object.hasOwn(facts, field)) return differ(field, facts[field](match, data, happened), wanted, at)
    if (Object.hasOwn(common, field)) return common[field](wanted, at)
    throw new ScenarioFault(
      at,
      `is not known: a piece, ${[...new Set([...Object.keys(facts), ...Object.keys(common)])].join(', ')}`,
    )
  })
}

export const sameFact = (one: unknown, other: unknown): boolean => text(one) === text(other)

/** What of `wanted` is otherwise, in words. Throws ScenarioFault for a fact that there is not. */
export const compareFacts = (what: string, wanted: unknown, actual: Facts): string[] =>
  fieldDifferences(what, wanted, actual, ['expect', what])

/** Of fields those that are named are compared; of lists all, or with `with` and `without` some. */
function differ(what: string, actual: unknown, wanted: unknown, at: Path = []): string[] {
  if (isFields(wanted) && Array.isArray(actual)) return listDifferences(what, wanted, actual, at)
  if (isFields(wanted) && isFields(actual)) return fieldDifferences(what, wanted, actual, at)
  return sameFact(actual, wanted) ? [] : [`${what} is ${text(actual)}, not ${text(wanted)}`]
}

function fieldDifferences(what: string, wanted: unknown, actual: Facts, at: Path): string[] {
  if (!isFields(wanted)) throw new ScenarioFault(at, 'must be a list of fields')
  return Object.entries(wanted).flatMap(([key, value]) => {
    if (!Object.hasOwn(actual, key))
      throw new ScenarioFault([...at, key], `is not known: ${Object.keys(actual).join(', ')}`)
    return differ(`${what}: ${key}`, actual[key], value, [...at, key])
  })
}

function listDifferences(what: string, wanted: Facts, actual: readonly unknown[], at: Path): string[] {
  const unknown = Object.keys(wanted).find((key) => key !== 'with' && key !== 'without')
  if (unknown !== undefined) throw new ScenarioFault([...at, unknown], 'of a list there is: with, without')
  const found = new Set(actual.map(text))
  const asList = (value: unknown = []) => (Array.isArray(value) ? value : [value])
  const lacking = asList(wanted.with).filter((one) => !found.has(text(one)))
  const surplus = asList(wanted.without).filter((one) => found.has(text(one)))
  return [
    ...lacking.map((one) => `${what} is ${text(actual)}, without ${text(one)}`),
    ...surplus.map((one) => `${what} is ${text(actual)}, with ${text(one)}`),
  ]
}

function linesIn(wanted: unknown, at: Path): readonly string[] {
  if (!Array.isArray(wanted) || wanted.some((line) => typeof line !== 'string'))
    throw new ScenarioFault(at, 'must be a list of actions')
  return wanted as string[]
}

function isOffered<M extends Match>(
  vocabulary: Vocabulary<M>,
  line: string,
  decision: Decision | null,
  match: M,
  data: ScenarioData,
  at: Path,
): boolean {
  if (!decision) return false
  // A single word stands for every action of that type.
  if (Object.hasOwn(vocabulary.actions, line)) return decision.actions.some(({ type }) => type === line)
  try {
    const action = text(actionInWords(vocabulary, line, decision, match, data))
    return decision.actions.some((offered) => text(offered) === action)
  } catch (error) {
    throw new ScenarioFault(at, (error as Error).message)
  }
}

/** An event by its type alone, or with some of its details. */
type WantedEvent = Facts & { readonly type: string }

function eventsWanted<M extends Match>({ game }: Vocabulary<M>, wanted: unknown, at: Path): readonly WantedEvent[] {
  if (!Array.isArray(wanted)) throw new ScenarioFault(at, 'must be a list of events')
  const known = Object.keys(game.definition.events ?? {})
  return wanted.map((one: unknown, i) => {
    const event = typeof one === 'string' ? { type: one } : one
    if (!isFields(event) || typeof event.type !== 'string')
      throw new ScenarioFault([...at, i], 'must be the type of an event, or a type with details')
    if (known.length > 0 && !known.includes(event.type))
      throw new ScenarioFault([...at, i], `there is no event '${event.type}' (there is: ${known.join(', ')})`)
    return event as WantedEvent
  })
}

/** Each follows, directly or not, on the one before it. */
function missingEvents(
  wanted: readonly WantedEvent[],
  events: readonly GameEvent[],
  naming: Naming,
  at: Path,
): string[] {
  let next = 0
  for (const [i, one] of wanted.entries()) {
    const found = events.findIndex((event, place) => place >= next && isLike(event, one, naming))
    if (found < 0) {
      checkDetails(one, events, [...at, i])
      const after = i === 0 ? '' : ` after ${text(wanted[i - 1])}`
      return [`${text(one)} did not happen${after}; there was: ${told(events.slice(next))}`]
    }
    next = found + 1
  }
  return []
}

function unwantedEvents(
  wanted: readonly WantedEvent[],
  events: readonly GameEvent[],
  naming: Naming,
  at: Path,
): string[] {
  return wanted.flatMap((one, i) => {
    checkDetails(one, events, [...at, i])
    return events.some((event) => isLike(event, one, naming)) ? [`${text(one)} happened`] : []
  })
}

const told = (events: readonly GameEvent[]): string => events.map(({ type }) => type).join(', ') || 'nothing'

/** A detail that no event of this type has is misspelt. */
function checkDetails(wanted: WantedEvent, events: readonly GameEvent[], at: Path): void {
  const alike = events.filter(({ type }) => type === wanted.type)
  if (alike.length === 0) return
  const known = new Set(alike.flatMap((event) => Object.keys(event)))
  const unknown = Object.keys(wanted).find((key) => !known.has(key))
  if (unknown !== undefined)
    throw new ScenarioFault([...at, unknown], `'${wanted.type}' tells: ${[...known].join(', ')}`)
}

/** Is the value as wanted? A name may stand for a piece, [x, y] for a square; of fields only those that are named count. */
function isLike(value: unknown, wanted: unknown, naming: Naming): boolean {
  if (text(value) === text(wanted)) return true
  if (typeof wanted === 'string') return naming.pieces.has(wanted) && value === naming.pieces.get(wanted)
  if (Array.isArray(wanted)) {
    if (typeof value === 'number') return wanted.length === 2 && value === naming.square(wanted[0], wanted[1])
    if (!Array.isArray(value)) return false
    if (wanted.every(isFields)) return wanted.every((one) => value.some((other) => isLike(other, one, naming)))
    return value.length === wanted.length && wanted.every((one, i) => isLike(value[i], one, naming))
  }
  if (!isFields(wanted) || !isFields(value)) return false
  return Object.entries(wanted).every(([key, one]) => isLike(value[key], one, naming))
}
