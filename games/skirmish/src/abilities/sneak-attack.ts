import { sneakDamage } from './attacks.ts'
import type { AbilityCode } from './family.ts'

export const sneakAttack: AbilityCode = {
  on: {
    extraDamage: (match, self, attack) => sneakDamage(match, self, attack, 'Sneak Attack'),
  },
}
