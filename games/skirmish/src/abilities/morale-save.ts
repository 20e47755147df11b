import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const moraleSave: AbilityCode = {
  on: {
    save: (match, self, morale) => (morale ? strengthOf(match, self, 'Morale Save') : 0),
  },
}
