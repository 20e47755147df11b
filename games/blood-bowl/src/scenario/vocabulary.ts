import { EMPTY, ON_BOARD, PLACES, STATUSES } from '@undercroft/ball'
import type { Action, Decision } from '@undercroft/engine'
import {
  compareFacts,
  listedAction,
  type ScenarioData,
  ScenarioFault,
  sameFact,
  type Vocabulary,
} from '@undercroft/engine/scenario'
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
function actionOf(text: string, decision: Decision, data: ScenarioData): Action | null {
  const letters = lettersOf(data)
  return listedAction(text, decision, (value, argument) => {
    const square = /^(\d+),(\d+)$/.exec(argument)
    if (square) return value === squareAt(Number(square[1]), Number(square[2]))
    return String(value) === argument || (letters.includes(argument) && value === letters.indexOf(argument))
  })
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
  if (letters.includes(field)) return compareFacts(field, wanted, pieceOf(match, letters.indexOf(field)))
  if (field === 'turn') {
    const turn = { team: state.active, number: state.sides[state.active].marker }
    return compareFacts('turn', wanted, turn)
  }
  if (!(field in FACTS))
    throw new ScenarioFault(['expect', field], `is not known: a piece, turn, ${Object.keys(FACTS).join(', ')}`)
  const actual = FACTS[field](match, letters)
  return sameFact(actual, wanted) ? [] : [`${field}: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`]
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
