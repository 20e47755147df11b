import { isActing } from '../field.ts'
import { skill } from '../moments.ts'

export const sureFeet = skill('sure-feet', 'agility', ['DB-SKILL-SURE-FEET-01'], {
  once: 'turn',
  on: { reroll: (match, owner, { kind }) => (kind === 'rush' && isActing(match, owner) ? 1 : 0) },
})
