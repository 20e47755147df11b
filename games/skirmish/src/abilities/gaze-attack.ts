import { call } from '@undercroft/engine'
import { cardOf, gapBetween } from '../creatures.ts'
import { affect } from '../magic/affect.ts'
import { cast } from '../magic/cast.ts'
import { offerAbility } from '../magic/offers.ts'
import { canSee, isUnseen } from '../sight.ts'
import { momentOf } from '../turn/options.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

export const gazeAttack: AbilityCode = {
  on: {
    actions(match, self, turn, own, add) {
      if (isUnseen(match, self)) return
      const place = cardOf(match, self).abilities.indexOf(own)
      offerAbility(match, self, place, momentOf(match, self, turn), true, add)
    },
    perform(match, self, _, action) {
      if (action.type !== 'use') return null
      const { ability: place, target } = action
      return call(
        match,
        cast,
        { caster: self.id, spell: -1, ability: place, target, immunity: 'Gaze Attack' },
        'settled',
      )
    },
    wasAimedAt(match, self, by) {
      if (gapBetween(match, self, by) > 6 || !canSee(match, by, self)) return null
      const place = placeOf(match, self, 'Gaze Attack')
      return call(
        match,
        affect,
        { caster: self.id, spell: -1, ability: place, target: by.id, immunity: 'Gaze Attack' },
        'end',
      )
    },
  },
}
