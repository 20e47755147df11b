import { done, procedure } from '@undercroft/engine'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

const rooting = procedure<BallMatch, Owned>('rooting', ['take-root'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'take-root', 2), 'rolled'),
  rolled(match, { owner }, { passed }: TestResult) {
    if (!passed) {
      playerOf(match, owner).rooted = 1
      match.events?.push({ type: 'rooted', player: owner })
    }
    return done(match)
  },
})

export const takeRoot = skill(
  'take-root',
  'trait',
  ['DB-TRAIT-TAKE-ROOT-01', 'DB-TRAIT-TAKE-ROOT-02', 'DB-TRAIT-TAKE-ROOT-03', 'DB-TRAIT-TAKE-ROOT-04'],
  {
    compulsory: true,
    anyStatus: true,
    on: { activated: (_match, owner) => interrupt(rooting, { owner }) },
    procedures: [rooting],
  },
)
