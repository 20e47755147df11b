import { FACES } from '@undercroft/ball'
import { ballFacts, playerFacts } from '@undercroft/ball/scenario'
import type { ActionForms, Vocabulary } from '@undercroft/engine/scenario'
import { QUESTIONS } from '../actions.ts'
import { drawDungeon } from '../draw.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonMatch } from '../state.ts'
import { TABLE } from '../table.ts'
import { venueOf } from '../venue.ts'
import { lettersOf, scenarioSchema, setUpPosition, squareOn } from './position.ts'

function spotOf({ options }: DungeonMatch, square: number): [number, number] | null {
  const { width } = venueOf(options).dungeon
  return square < 0 ? null : [square % width, Math.floor(square / width)]
}

/** Every action with its forms, from the table of questions. */
function actionForms(): ActionForms {
  const forms: Record<string, string[]> = {}
  for (const answers of Object.values(QUESTIONS))
    for (const [type, fields] of Object.entries(answers)) {
      const form = fields.join(' ')
      forms[type] = [...new Set([...(forms[type] ?? []), form])]
    }
  return forms
}

/** Dungeon Bowl's words in scenarios. */
export const vocabulary: Vocabulary<DungeonMatch> = {
  game: dungeonBowl,
  schema: scenarioSchema,
  setUp: setUpPosition,
  names: (match, data) => ({
    pieces: new Map(lettersOf(data).map((letter, id) => [letter, id])),
    square: (x, y) => squareOn(match, x, y),
  }),
  actions: actionForms(),
  values: { face: FACES, skill: TABLE.abilities.map(({ id }) => id) },
  piece: (match, id) => ({
    ...playerFacts(match, id, (square) => spotOf(match, square), TABLE.list(match.state.players[id].skills)),
    stench: match.state.stench[id],
    teleports: match.state.teleports[id],
  }),
  facts: {
    ...ballFacts<DungeonMatch>((data, id) => lettersOf(data)[id], spotOf),
    turn: ({ state }) => ({ team: state.active, number: state.teams[state.active].turns }),
    chests: (match) => match.state.chests.map((square) => spotOf(match, square)),
    found: ({ state }) => state.ballFound === 1,
  },
  draw: drawDungeon,
}
