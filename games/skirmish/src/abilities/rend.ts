import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const rend: AbilityCode = {
  on: {
    extraDamage(match, self, attack) {
      if (attack.ranged || self.hitsTurn !== match.state.turn) return 0
      // Once per pair: the second hit on the same creature, the fourth, ...
      const before = self.hits.filter((id) => id === attack.target).length
      return before % 2 === 1 ? strengthOf(match, self, 'Rend') : 0
    },
  },
}
