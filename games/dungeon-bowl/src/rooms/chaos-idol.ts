import { interrupt, plainTest, playerOf, rollTest, type SkillParts, type TestResult } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** On a 6 the Idol lends them Strength for this activation. */
const idolRoll = procedure<DungeonMatch, { player: number }>('chaos-idol', ['chaos-idol'], {
  start: (match, { player }) => rollTest(match, plainTest(playerOf(match, player), 'chaos-idol', 6), 'rolled'),
  rolled(match, { player }, { passed }: TestResult) {
    if (passed) {
      playerOf(match, player).extraSt++
      match.events?.push({ type: 'room-effect', player, room: 'chaos-idol' })
    }
    return done(match)
  },
})

export const chaosIdol: SkillParts = {
  on: { activated: (_match, owner) => interrupt(idolRoll, { player: owner }) },
  procedures: [idolRoll],
}
