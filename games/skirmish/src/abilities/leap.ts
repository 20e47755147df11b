import { call } from '@undercroft/engine'
import { attack } from '../combat/attack.ts'
import { momentOf } from '../turn/options.ts'
import { meleeTargets } from '../turn/reach.ts'
import type { AbilityCode } from './family.ts'
import { boxesLeft, markBox, placeOf } from './registry.ts'

export const leap: AbilityCode = {
  on: {
    actions(match, self, turn, _, add) {
      const place = placeOf(match, self, 'Leap')
      if (!momentOf(match, self, turn).replaces || !boxesLeft(match, self, place) || turn.bound) return
      for (const { id } of meleeTargets(match, self)) add({ type: 'use', ability: place, target: id })
    },
    perform(match, self, _, action) {
      if (action.type !== 'use') return null
      markBox(match, self, action.ability)
      match.events?.push({ type: 'used', creature: self.id, ability: 'Leap', target: action.target })
      return call(
        match,
        attack,
        { attacker: self.id, target: action.target, attack: -1, ranged: false, opportunity: false, charge: false },
        'struck',
      )
    },
  },
}
