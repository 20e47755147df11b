import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const dr: AbilityCode = {
  on: { reduction: (match, self) => strengthOf(match, self, 'DR') },
}
