import type { Action, Decision } from '@undercroft/engine'
import { compareFacts, type ScenarioData, ScenarioFault, type Vocabulary } from '@undercroft/engine/scenario'
import { ACTION_TYPES } from '../actions.ts'
import { isPresent } from '../creatures.ts'
import { drawBoard } from '../draw.ts'
import type { SkirmishEvent } from '../events.ts'
import { skirmishGame } from '../game.ts'
import type { SkirmishOptions } from '../options/options.ts'
import { type SkirmishMatch, type SkirmishState, STATUS_NAMES } from '../state.ts'
import { lettersOf, scenarioSchema, setUpPosition, widthOf } from './position.ts'

/** Skirmish's words in scenarios. */
export const vocabulary: Vocabulary<SkirmishState, SkirmishOptions, SkirmishEvent> = {
  game: skirmishGame,
  schema: scenarioSchema,
  setUp: setUpPosition,
  action: (text, decision, _, data) => actionOf(text, decision, data),
  differences: (expected, match, _, data) =>
    Object.entries(expected).flatMap(([field, wanted]) => differenceOf(field, wanted, match, data)),
  actionTypes: ACTION_TYPES,
  draw: drawBoard,
}

/** 'TYPE ARGUMENT ...': the first listed action whose fields begin with these. A letter is a creature, 'X,Y' a square. */
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
    return action.type === type && given.every((argument, i) => fits(values[i], argument))
  })
  return found ?? null
}

function differenceOf(field: string, wanted: unknown, match: SkirmishMatch, data: ScenarioData): string[] {
  const { state } = match
  const letters = lettersOf(data)
  if (letters.includes(field)) {
    const creature = state.creatures[letters.indexOf(field)]
    const at = isPresent(creature)
      ? [creature.square % widthOf(data), Math.floor(creature.square / widthOf(data))]
      : null
    const is = Object.keys(STATUS_NAMES).filter((name) => (creature.status & STATUS_NAMES[name]) !== 0)
    return compareFacts(field, wanted, {
      at,
      hp: creature.hp,
      is,
      seat: creature.seat,
      activations: creature.activations,
    })
  }
  switch (field) {
    case 'asked':
      return compareFacts(field, { kind: wanted }, { kind: skirmishGame.decision(match)?.kind ?? null })
    case 'acting':
      return compareFacts(field, { piece: wanted }, { piece: letters[state.active] ?? null })
    case 'scores':
      return compareFacts(field, { points: wanted }, { points: state.scores })
    case 'winner':
      return compareFacts(field, { seat: wanted }, { seat: skirmishGame.result(match).winner })
    default:
      throw new ScenarioFault(['expect', field], 'is not known: a piece, asked, acting, scores, winner')
  }
}
