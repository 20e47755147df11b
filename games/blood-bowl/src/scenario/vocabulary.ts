import { FACES } from '@undercroft/ball'
import { ballFacts, playerFacts } from '@undercroft/ball/scenario'
import type { Vocabulary } from '@undercroft/engine/scenario'
import { ACTIONS } from '../actions.ts'
import { xOf, yOf } from '../data/pitch.ts'
import { drawPitch } from '../draw.ts'
import { bloodBowl } from '../game.ts'
import { sppOf } from '../report.ts'
import type { BloodMatch } from '../state.ts'
import { TABLE } from '../table.ts'
import { lettersOf, scenarioSchema, setUpPosition, squareOn } from './position.ts'

const spotOf = (square: number): [number, number] | null => (square < 0 ? null : [xOf(square), yOf(square)])

/** Blood Bowl's words in scenarios. */
export const vocabulary: Vocabulary<BloodMatch> = {
  game: bloodBowl,
  schema: scenarioSchema,
  setUp: setUpPosition,
  names: (_, data) => ({ pieces: new Map(lettersOf(data).map((letter, id) => [letter, id])), square: squareOn }),
  actions: ACTIONS,
  values: { face: FACES, skill: TABLE.abilities.map(({ id }) => id) },
  piece: (match, id) => ({
    ...playerFacts(match, id, spotOf, TABLE.list(match.state.players[id].skills)),
    spp: sppOf(match, id),
  }),
  facts: {
    ...ballFacts<BloodMatch>(
      (data, id) => lettersOf(data)[id] ?? String(id),
      (_, square) => spotOf(square),
    ),
    turn: ({ state }) => ({ team: state.active, number: state.sides[state.active].marker }),
    markers: ({ state }) => state.sides.map(({ marker }) => marker),
    weather: ({ state }) => state.weather,
    half: ({ state }) => state.half,
    drive: ({ state }) => state.drive,
    kicking: ({ state }) => state.kicking,
    prayers: ({ state }) => state.sides.map(({ prayers }) => prayers),
  },
  draw: drawPitch,
}
