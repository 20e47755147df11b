import { cardOf } from '../creatures.ts'
import { offerAbility } from '../magic/offers.ts'
import type { Moments } from '../moments.ts'
import { momentOf } from '../turn/options.ts'

/** An ability that does what its printed line says, in its owner's turn. */
export const printedLine: Partial<Moments> = {
  actions(match, self, turn, own, add) {
    const place = cardOf(match, self).abilities.indexOf(own)
    offerAbility(match, self, place, momentOf(match, self, turn), false, add)
  },
}
