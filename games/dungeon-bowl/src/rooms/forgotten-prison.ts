import { interrupt, plainTest, playerOf, rollTest, type SkillParts, type TestResult } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** On 1 or 2 they limp: MA is reduced by 2 until the end of the activation. */
const prisonRoll = procedure<DungeonMatch, { player: number }>('forgotten-prison', ['forgotten-prison'], {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'forgotten-prison', 3), 'rolled'),
  rolled(match, { player }, { passed }: TestResult) {
    if (!passed) {
      playerOf(match, player).extraMa -= 2
      match.events?.push({ type: 'room-effect', player, room: 'forgotten-prison' })
    }
    return done(match)
  },
})

export const forgottenPrison: SkillParts = {
  on: { activated: (_match, owner) => interrupt(prisonRoll, { player: owner }) },
  procedures: [prisonRoll],
}
