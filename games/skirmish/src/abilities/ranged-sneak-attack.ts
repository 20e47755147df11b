import { gapBetween } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { isDefenceless, targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { strengthOf } from './registry.ts'

export const rangedSneakAttack: AbilityCode = {
  on: {
    extraDamage(match, self, attack) {
      const target = targetOf(match, attack)
      if (!attack.ranged || isImmune(match, target, 'Sneak Attack') || gapBetween(match, self, target) > 6) return 0
      return attack.unseen || isDefenceless(target) ? strengthOf(match, self, 'Ranged Sneak Attack') : 0
    },
  },
}
