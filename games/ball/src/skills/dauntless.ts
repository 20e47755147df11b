import { done } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { block } from '../block.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { type Owned, optional } from './optional.ts'

const takeHeart = optional<Owned>('dauntless', ['dauntless'], {
  used(match, { owner }) {
    const { strength, against } = inner(match, block)
    return rollTest(match, plainTest(playerOf(match, owner), 'dauntless', against - strength + 1), 'rolled')
  },
  rolled(match, _frame, { passed }: TestResult) {
    const frame = inner(match, block)
    if (passed) frame.strength = frame.against
    return done(match)
  },
})

/** Compared after all other changes of Strength, before assists (DB-SKILL-DAUNTLESS-03). */
export const dauntless = skill('dauntless', 'general', ['DB-SKILL-DAUNTLESS-01', 'DB-SKILL-DAUNTLESS-02'], {
  on: {
    comparing(match, owner) {
      const { strength, against } = inner(match, block)
      return against > strength ? interrupt(takeHeart, { owner }) : null
    },
  },
  procedures: [takeHeart],
})
