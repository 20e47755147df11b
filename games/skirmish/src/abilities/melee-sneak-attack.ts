import { sneakDamage } from './attacks.ts'
import type { AbilityCode } from './family.ts'

export const meleeSneakAttack: AbilityCode = {
  on: {
    extraDamage: (match, self, attack) => sneakDamage(match, self, attack, 'Melee Sneak Attack'),
  },
}
