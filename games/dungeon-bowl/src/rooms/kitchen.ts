import {
  type BallMatch,
  boardOf,
  distance,
  goDown,
  harm,
  harmed,
  interrupt,
  ON_BOARD,
  plainTest,
  playerOf,
  rollTest,
  type SkillParts,
  STANDING,
  sees,
  settleBall,
  type TestResult,
} from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'

const FOOD_RANGE = 4

/** Standing opponents within four squares whom they see (DB-ROOM-07). */
function foodTargets(match: BallMatch, owner: number): number[] {
  const thrower = playerOf(match, owner)
  const board = boardOf(match)
  if (thrower.status !== STANDING) return []
  return match.state.players
    .filter(
      ({ team, place, status, square }) =>
        team !== thrower.team &&
        place === ON_BOARD &&
        status === STANDING &&
        distance(board, thrower.square, square) <= FOOD_RANGE &&
        sees(board, thrower.square, square),
    )
    .map(({ id }) => id)
}

/** On 5+ the target is Knocked Down (DB-ROOM-08). */
const throwFood = procedure<BallMatch, { player: number; target: number }>('throw-food', ['throw-food'], {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'throw-food', 5), 'rolled'),
  rolled(match, { target }, { passed }: TestResult) {
    if (!passed) return done(match)
    goDown(match, playerOf(match, target), 'knocked')
    return call(match, harm, harmed(target, -1, 'food'), 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

export const kitchen: SkillParts = {
  on: {
    specialActions(match, owner, actions) {
      for (const target of foodTargets(match, owner)) actions.push({ type: 'throw-food', target })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'throw-food' ? interrupt(throwFood, { player: owner, target: opponent }) : null,
  },
  procedures: [throwFood],
}
