import { skill } from '../moments.ts'
import { easierJump } from './jumps.ts'

export const veryLongLegs = skill(
  'very-long-legs',
  'mutation',
  ['DB-SKILL-VERY-LONG-LEGS-01', 'DB-SKILL-VERY-LONG-LEGS-02'],
  {
    on: { boost: (_match, _owner, test) => (test.kind === 'interfere' ? 2 : easierJump(test)) },
  },
)
