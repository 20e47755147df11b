import {
  type BallAbility,
  goDown,
  harm,
  harmed,
  interrupt,
  plainTest,
  playerOf,
  rollTest,
  settleBall,
  skill,
  type TestResult,
} from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** On 1 or 2 he limps: MA is reduced by 2 until the end of the activation. */
const prisonRoll = procedure<DungeonMatch, { player: number }>('forgotten-prison', {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'forgotten-prison', 3), 'rolled'),
  rolled(match, { player }, { passed }: TestResult) {
    if (!passed) {
      playerOf(match, player).extraMa -= 2
      match.events?.push({ type: 'room-effect', player, room: 'forgotten-prison' })
    }
    return done(match)
  },
})

const forgottenPrison = skill('forgotten-prison', 'room', ['DB-ROOM-11', 'DB-ROOM-12'], {
  on: { activated: (_match, owner) => interrupt(prisonRoll, { player: owner }) },
  procedures: [prisonRoll],
})

/** On a 6 the Idol lends him Strength for this activation. */
const idolRoll = procedure<DungeonMatch, { player: number }>('chaos-idol', {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'chaos-idol', 6), 'rolled'),
  rolled(match, { player }, { passed }: TestResult) {
    if (passed) {
      playerOf(match, player).extraSt++
      match.events?.push({ type: 'room-effect', player, room: 'chaos-idol' })
    }
    return done(match)
  },
})

const chaosIdol = skill('chaos-idol', 'room', ['DB-ROOM-19', 'DB-ROOM-20'], {
  on: { activated: (_match, owner) => interrupt(idolRoll, { player: owner }) },
  procedures: [idolRoll],
})

/** On 5+ the young Dragon strikes him down; a Turnover only if he held the ball. */
const dragonRoll = procedure<DungeonMatch, { player: number }>('dragon-lair', {
  start(match, { player }) {
    const test = plainTest(playerOf(match, player), 'dragon-lair', 5)
    test.below = 1
    return rollTest(match, test, 'rolled')
  },
  rolled(match, { player }, { passed }: TestResult) {
    if (passed) return done(match)
    match.events?.push({ type: 'room-effect', player, room: 'dragon-lair' })
    goDown(match, playerOf(match, player), 'knocked', { reason: 'dragon', onlyWithBall: true })
    return call(match, harm, harmed(player, -1, 'dragon'), 'settle')
  },
  settle: (match) => settleBall(match, 'down'),
  down: (match) => done(match, 'down'),
})

const dragonLair = skill('dragon-lair', 'room', ['DB-ROOM-26', 'DB-ROOM-27', 'DB-ROOM-28'], {
  on: { activated: (_match, owner) => interrupt(dragonRoll, { player: owner }) },
  procedures: [dragonRoll],
})

export const activationRooms: readonly BallAbility[] = [forgottenPrison, chaosIdol, dragonLair]
