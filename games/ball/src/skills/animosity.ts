import { done, procedure } from '@undercroft/engine'
import { findInner } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { move } from '../move.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

const grudge = procedure<BallMatch, Owned>('grudge', ['animosity'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'animosity', 2), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (passed) return done(match)
    const run = findInner(match, move)
    if (run?.player === owner) run.over = 1
    return done(match, 'refused')
  },
})

/** Towards all team-mates: no roster of this game names a narrower kind. */
export const animosity = skill('animosity', 'trait', ['DB-TRAIT-ANIMOSITY-01'], {
  compulsory: true,
  anyStatus: true,
  on: {
    handingOff: (_match, owner) => interrupt(grudge, { owner }),
    passDeclared: (match, owner, { player, opponent }) =>
      player === owner && opponent >= 0 && playerOf(match, opponent).team === playerOf(match, owner).team
        ? interrupt(grudge, { owner })
        : null,
  },
  procedures: [grudge],
})
