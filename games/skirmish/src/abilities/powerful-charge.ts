import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const powerfulCharge: AbilityCode = {
  on: {
    extraDamage: (match, self, attack) =>
      attack.charge && !attack.ranged ? strengthOf(match, self, 'Powerful Charge') : 0,
  },
}
