import { isActing } from '../field.ts'
import { skill } from '../moments.ts'

/** One die in their own activation, never of an Armour, Injury or Casualty roll (DB-SKILL-PRO-02). */
export const pro = skill('pro', 'general', ['DB-SKILL-PRO-01', 'DB-SKILL-PRO-02', 'DB-SKILL-PRO-03'], {
  once: 'activation',
  on: {
    reroll: (match, owner, { kind }) => (isActing(match, owner) && kind !== 'team-re-roll' ? 3 : 0),
    rerollsBlockDie: (match, owner) => (isActing(match, owner) ? 3 : 0),
  },
})
