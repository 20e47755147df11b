import { call } from '@undercroft/engine'
import { cardOf } from '../creatures.ts'
import { shove } from '../magic/shove.ts'
import { targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'

export const pushback: AbilityCode = {
  on: {
    dealtDamage(match, self, attack) {
      const target = targetOf(match, attack)
      if (cardOf(match, target).bulk >= cardOf(match, self).bulk) return null
      return call(match, shove, { actor: self.id, creature: target.id, how: 'push', left: 1 }, 'after')
    },
  },
}
