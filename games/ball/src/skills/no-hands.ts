import { skill } from '../moments.ts'

export const noHands = skill(
  'no-hands',
  'trait',
  ['DB-TRAIT-NO-HANDS-01', 'DB-TRAIT-NO-HANDS-02', 'DB-TRAIT-NO-HANDS-03'],
  {
    compulsory: true,
    anyStatus: true,
    on: { cannotHandle: () => true },
  },
)
