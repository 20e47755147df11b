import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const meleeReach: AbilityCode = {
  on: {
    reach: (match, self) => strengthOf(match, self, 'Melee Reach'),
  },
}
