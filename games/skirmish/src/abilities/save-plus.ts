import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const savePlus: AbilityCode = {
  on: { save: (match, self) => strengthOf(match, self, 'Save +') },
}
