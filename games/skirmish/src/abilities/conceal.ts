import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const conceal: AbilityCode = {
  on: {
    conceal: (match, self) => strengthOf(match, self, 'Conceal'),
  },
}
