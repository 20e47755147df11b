import { gainHp } from '../combat/harm.ts'
import { cardOf } from '../creatures.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

export const feed: AbilityCode = {
  on: {
    slewOne(match, self, victim) {
      if (cardOf(match, victim).type !== 'Humanoid') return
      gainHp(match, self, cardOf(match, self).abilities[placeOf(match, self, 'Feed')].value)
    },
  },
}
