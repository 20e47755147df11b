import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const saveEquals: AbilityCode = {
  on: { saveBase: (match, self) => strengthOf(match, self, 'Save =') },
}
