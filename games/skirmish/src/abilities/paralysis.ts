import { call } from '@undercroft/engine'
import { affect } from '../magic/affect.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

export const paralysis: AbilityCode = {
  on: {
    dealtDamage(match, self, { target }) {
      const place = placeOf(match, self, 'Paralysis')
      return call(match, affect, { caster: self.id, spell: -1, ability: place, target, immunity: '' }, 'after')
    },
  },
}
