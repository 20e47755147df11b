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
import { QUESTIONS } from '../actions.ts'
import { drawDungeon } from '../draw.ts'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonMatch, DungeonOptions, DungeonState } from '../state.ts'
import { lettersOf, scenarioSchema, setUpPosition, widthOf } from './position.ts'

/** Dungeon Bowl's words in scenarios. */
export const vocabulary: Vocabulary<DungeonState, DungeonOptions, DungeonEvent> = {
  game: dungeonBowl,
  schema: scenarioSchema,
  setUp: setUpPosition,
  action: (text, decision, _, data) => actionOf(text, decision, data),
  differences: (expected, match, _, data) =>
    Object.entries(expected).flatMap(([field, wanted]) => differenceOf(field, wanted, match, data)),
  actionTypes: [...new Set(Object.values(QUESTIONS).flatMap((answers) => Object.keys(answers)))],
  draw: drawDungeon,
}

/** 'TYPE ARGUMENT ...': the listed action whose fields, in order, are these. A letter is a player, 'X,Y' a square. */
function actionOf(text: string, decision: Decision, data: ScenarioData): Action | null {
  const letters = lettersOf(data)
  return listedAction(text, decision, (value, argument) => {
    const square = /^(\d+),(\d+)$/.exec(argument)
    if (square) return value === Number(square[2]) * widthOf(data) + Number(square[1])
    return String(value) === argument || (letters.includes(argument) && value === letters.indexOf(argument))
  })
}

function differenceOf(field: string, wanted: unknown, match: DungeonMatch, data: ScenarioData): string[] {
  const { state } = match
  const letters = lettersOf(data)
  const spotOf = (square: number) => (square < 0 ? null : [square % widthOf(data), Math.floor(square / widthOf(data))])
  if (letters.includes(field)) {
    const player = state.players[letters.indexOf(field)]
    const actual = {
      at: player.place === ON_BOARD ? spotOf(player.square) : null,
      state: player.place === ON_BOARD ? STATUSES[player.status] : PLACES[player.place],
      activated: player.activated === 1,
      dazed: player.dazed === 1,
    }
    return compareFacts(field, wanted, actual)
  }
  const holder = state.ballHolder === EMPTY ? spotOf(state.ballSquare) : letters[state.ballHolder]
  switch (field) {
    case 'ball':
      return sameFact(holder ?? 'none', wanted)
        ? []
        : [`the ball: ${JSON.stringify(holder ?? 'none')}, not ${JSON.stringify(wanted)}`]
    case 'turn':
      return compareFacts('turn', wanted, { team: state.active, number: state.teams[state.active].turns })
    case 'asked':
      return compareFacts('asked', { kind: wanted }, { kind: dungeonBowl.decision(match)?.kind ?? null })
    case 'rerolls':
      return compareFacts('rerolls', { left: wanted }, { left: state.teams.map(({ rerolls }) => rerolls) })
    case 'touchdowns':
      return compareFacts('touchdowns', { scored: wanted }, { scored: state.teams.map(({ touchdowns }) => touchdowns) })
    case 'winner':
      return compareFacts('winner', { seat: wanted }, { seat: dungeonBowl.result(match).winner })
    default:
      throw new ScenarioFault(
        ['expect', field],
        'is not known: a piece, ball, turn, asked, rerolls, touchdowns, winner',
      )
  }
}
