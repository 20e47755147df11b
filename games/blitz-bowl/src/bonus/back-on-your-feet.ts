import { mayStandUp } from '../legal.ts'
import { grantAction } from '../procedures/action.ts'
import { endOf, firstOf } from '../queries.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const backOnYourFeet: BonusEffect = {
  uses: (match, seat, _record, list) => {
    const { state } = match
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (mayStandUp(match, player)) list.push({ type: 'bonus', play: 'back-on-your-feet', player })
    }
  },
  play: (match, _, { player }: ForPlayer, then) => grantAction(match, { type: 'stand-up', player }, {}, then),
}
