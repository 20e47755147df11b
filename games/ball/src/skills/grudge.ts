import { done, procedure } from '@undercroft/engine'
import { findInner } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { move } from '../move.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

/** On a 1 the owner refuses, and the activation is over (DB-TRAIT-ANIMOSITY-01). */
export const grudge = procedure<BallMatch, Owned>('grudge', ['animosity'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'animosity', 2), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (passed) return done(match)
    const run = findInner(match, move)
    if (run?.player === owner) run.over = 1
    return done(match, 'refused')
  },
})
