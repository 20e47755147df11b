import { EMPTY, ON_BOARD, PLACES, STATUSES } from '@undercroft/ball'
import type { Action, Decision } from '@undercroft/engine'
import { type ScenarioData, ScenarioFault, type Vocabulary } from '@undercroft/engine/scenario'
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
function actionOf(text: string, { actions }: Decision, data: ScenarioData): Action | null {
  const [type, ...given] = text.trim().split(/\s+/)
  const letters = lettersOf(data)
  const fits = (value: unknown, argument: string) => {
    const square = /^(\d+),(\d+)$/.exec(argument)
    if (square) return value === Number(square[2]) * widthOf(data) + Number(square[1])
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
    return compare(field, wanted, actual)
  }
  const holder = state.ballHolder === EMPTY ? spotOf(state.ballSquare) : letters[state.ballHolder]
  switch (field) {
    case 'ball':
      return same(holder ?? 'none', wanted)
        ? []
        : [`the ball: ${JSON.stringify(holder ?? 'none')}, not ${JSON.stringify(wanted)}`]
    case 'turn':
      return compare('turn', wanted, { team: state.active, number: state.teams[state.active].turns })
    case 'asked':
      return compare('asked', { kind: wanted }, { kind: dungeonBowl.decision(match)?.kind ?? null })
    case 'rerolls':
      return compare('rerolls', { left: wanted }, { left: state.teams.map(({ rerolls }) => rerolls) })
    case 'touchdowns':
      return compare('touchdowns', { scored: wanted }, { scored: state.teams.map(({ touchdowns }) => touchdowns) })
    case 'winner':
      return compare('winner', { seat: wanted }, { seat: dungeonBowl.result(match).winner })
    default:
      throw new ScenarioFault(
        ['expect', field],
        'is not known: a piece, ball, turn, asked, rerolls, touchdowns, winner',
      )
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
