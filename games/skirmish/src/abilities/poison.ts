import { call } from '@undercroft/engine'
import { affect } from '../magic/affect.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

// A poisoned weapon need only hit; DR does not keep the poison out.
export const poison: AbilityCode = {
  on: {
    struckOne(match, self, { target }) {
      const place = placeOf(match, self, 'Poison')
      return call(match, affect, { caster: self.id, spell: -1, ability: place, target, immunity: 'Poison' }, 'struck')
    },
  },
}
