import {
  type BallAbility,
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
  STANDING,
  sees,
  settleBall,
  skill,
  type TestResult,
} from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

const FOOD_RANGE = 4

/** Standing opponents within four squares whom he sees (DB-ROOM-07). */
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
const throwFood = procedure<BallMatch, { player: number; target: number }>('throw-food', {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'throw-food', 5), 'rolled'),
  rolled(match, { target }, { passed }: TestResult) {
    if (!passed) return done(match)
    goDown(match, playerOf(match, target), 'knocked')
    return call(match, harm, harmed(target, -1, 'food'), 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

const kitchen = skill('kitchen', 'room', ['DB-ROOM-06', 'DB-ROOM-07', 'DB-ROOM-08'], {
  on: {
    specialActions(match, owner, actions) {
      for (const target of foodTargets(match, owner)) actions.push({ type: 'throw-food', target })
    },
    performs: (_match, owner, { what, opponent }) =>
      what === 'throw-food' ? interrupt(throwFood, { player: owner, target: opponent }) : null,
  },
  procedures: [throwFood],
})

/** It is noted who did it; the gold comes at the end of the match (DB-ROOM-13, DB-ROOM-14). */
const gatherFunds = procedure<DungeonMatch, { player: number }>('gather-funds', {
  start(match, { player }) {
    const { state } = match
    const { team } = playerOf(match, player)
    const gathered = state.funds[team]
    if (!gathered.includes(player)) state.funds = state.funds.with(team, [...gathered, player])
    match.events?.push({ type: 'funds-gathered', player })
    return done(match)
  },
})

const treasureRoom = skill('treasure-room', 'room', ['DB-ROOM-13', 'DB-ROOM-14'], {
  on: {
    specialActions(match, owner, actions) {
      if (playerOf(match, owner).status === STANDING) actions.push({ type: 'gather-funds', target: -1 })
    },
    performs: (_match, owner, { what }) => (what === 'gather-funds' ? interrupt(gatherFunds, { player: owner }) : null),
  },
  procedures: [gatherFunds],
})

export const actionRooms: readonly BallAbility[] = [kitchen, treasureRoom]

/** Gold at the end of the match for so many different players who gathered funds (DB-ROOM-14). */
export const fundsPaid = (players: number): number =>
  players === 0 ? 0 : players <= 2 ? 10_000 : players <= 4 ? 20_000 : 30_000
