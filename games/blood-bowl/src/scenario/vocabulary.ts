import { EMPTY, ON_BOARD, PLACES, STATUSES } from '@undercroft/ball'
import type { Action, Decision } from '@undercroft/engine'
import { type ScenarioData, ScenarioFault, type Vocabulary } from '@undercroft/engine/scenario'
import { ACTION_TYPES } from '../actions.ts'
import { squareAt, xOf, yOf } from '../data/pitch.ts'
import { drawPitch } from '../draw.ts'
import type { BloodEvent } from '../events.ts'
import { bloodBowl } from '../game.ts'
import { sppOf } from '../report.ts'
import type { BloodMatch, BloodOptions, BloodState } from '../state.ts'
import { TABLE } from '../table.ts'
import { lettersOf, scenarioSchema, setUpPosition } from './position.ts'

/** Blood Bowl's words in scenarios. */
export const vocabulary: Vocabulary<BloodState, BloodOptions, BloodEvent> = {
  game: bloodBowl,
  schema: scenarioSchema,
  setUp: setUpPosition,
  action: (text, decision, _, data) => actionOf(text, decision, data),
  differences: (expected, match, _, data) =>
    Object.entries(expected).flatMap(([field, wanted]) => differenceOf(field, wanted, match, data)),
  actionTypes: ACTION_TYPES,
  draw: drawPitch,
}

/** 'TYPE ARGUMENT ...': the listed action whose fields, in order, are these. A letter is a player, 'X,Y' a square. */
function actionOf(text: string, { actions }: Decision, data: ScenarioData): Action | null {
  const [type, ...given] = text.trim().split(/\s+/)
  const letters = lettersOf(data)
  const fits = (value: unknown, argument: string) => {
    const square = /^(\d+),(\d+)$/.exec(argument)
    if (square) return value === squareAt(Number(square[1]), Number(square[2]))
    return String(value) === argument || (letters.includes(argument) && value === letters.indexOf(argument))
  }
  const found = actions.find((action) => {
    const values = Object.values(action).slice(1)
    return (
      action.type === type && values.length === given.length && given.every((argument, i) => fits(values[i], argument))
    )
  })
  return found ?? null
}

const spotOf = (square: number): [number, number] | null => (square < 0 ? null : [xOf(square), yOf(square)])

/** What may be expected of a match as a whole. */
const FACTS: Readonly<Record<string, (match: BloodMatch, letters: readonly string[]) => unknown>> = {
  ball: ({ state }, letters) =>
    (state.ballHolder === EMPTY ? spotOf(state.ballSquare) : letters[state.ballHolder]) ?? 'none',
  asked: (match) => bloodBowl.decision(match)?.kind ?? null,
  rerolls: ({ state }) => state.teams.map(({ rerolls }) => rerolls),
  bribes: ({ state }) => state.teams.map(({ bribes }) => bribes),
  touchdowns: ({ state }) => state.teams.map(({ touchdowns }) => touchdowns),
  markers: ({ state }) => state.sides.map(({ marker }) => marker),
  weather: ({ state }) => state.weather,
  half: ({ state }) => state.half,
  kicking: ({ state }) => state.kicking,
  prayers: ({ state }) => state.sides.map(({ prayers }) => prayers),
  ejected: ({ state }) => state.teams.map(({ silenced }) => silenced === 1),
  winner: (match) => bloodBowl.result(match).winner,
}

function differenceOf(field: string, wanted: unknown, match: BloodMatch, data: ScenarioData): string[] {
  const { state } = match
  const letters = lettersOf(data)
  if (letters.includes(field)) return compare(field, wanted, pieceOf(match, letters.indexOf(field)))
  if (field === 'turn') {
    const turn = { team: state.active, number: state.sides[state.active].marker }
    return compare('turn', wanted, turn)
  }
  if (!(field in FACTS))
    throw new ScenarioFault(['expect', field], `is not known: a piece, turn, ${Object.keys(FACTS).join(', ')}`)
  const actual = FACTS[field](match, letters)
  return same(actual, wanted) ? [] : [`${field}: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`]
}

function pieceOf(match: BloodMatch, id: number) {
  const player = match.state.players[id]
  const { ma, st, ag, pa, av } = player
  return {
    at: player.place === ON_BOARD ? spotOf(player.square) : null,
    state: player.place === ON_BOARD ? STATUSES[player.status] : PLACES[player.place],
    activated: player.activated === 1,
    dazed: player.dazed === 1,
    rooted: player.rooted === 1,
    spp: sppOf(match, id),
    profile: [ma, st, ag, pa, av],
    skills: TABLE.list(player.skills),
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function compare(what: string, wanted: unknown, actual: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(wanted as object).flatMap(([key, value]) => {
    if (!(key in actual))
      throw new ScenarioFault(['expect', what, key], `is not known: ${Object.keys(actual).join(', ')}`)
    return same(actual[key], value)
      ? []
      : [`${what}: ${key} is ${JSON.stringify(actual[key])}, not ${JSON.stringify(value)}`]
  })
}
