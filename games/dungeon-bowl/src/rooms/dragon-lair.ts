import {
  goDown,
  harm,
  harmed,
  interrupt,
  plainTest,
  playerOf,
  rollTest,
  type SkillParts,
  settleBall,
  type TestResult,
} from '@undercroft/ball'
import { call, done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** On 5+ the young Dragon strikes them down; a Turnover only if they held the ball. */
const dragonRoll = procedure<DungeonMatch, { player: number }>('dragon-lair', ['dragon-lair'], {
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

export const dragonLair: SkillParts = {
  on: { activated: (_match, owner) => interrupt(dragonRoll, { player: owner }) },
  procedures: [dragonRoll],
}
