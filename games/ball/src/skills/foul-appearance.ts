import { done, procedure } from '@undercroft/engine'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'

/** The attacker must steel themselves first (DB-SKILL-FOUL-APPEARANCE-01). */
const revulsion = procedure<BallMatch, { attacker: number }>('revulsion', ['foul-appearance'], {
  start: (match, { attacker }) => rollTest(match, plainTest(playerOf(match, attacker), 'foul-appearance', 2), 'rolled'),
  rolled: (match, _frame, { passed }: TestResult) => done(match, passed ? undefined : 'lost'),
})

export const foulAppearance = skill(
  'foul-appearance',
  'mutation',
  [
    'DB-SKILL-FOUL-APPEARANCE-01',
    'DB-SKILL-FOUL-APPEARANCE-02',
    'DB-SKILL-FOUL-APPEARANCE-03',
    'DB-SKILL-FOUL-APPEARANCE-04',
  ],
  {
    compulsory: true,
    anyStatus: true,
    on: { targeted: (_match, _owner, { player }) => interrupt(revulsion, { attacker: player }) },
    procedures: [revulsion],
  },
)
