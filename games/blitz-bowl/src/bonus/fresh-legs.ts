import { mayComeOn } from '../legal.ts'
import { grantAction } from '../procedures/action.ts'
import { endOf, firstOf } from '../queries.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const freshLegs: BonusEffect = {
  uses: (match, seat, _record, list) => {
    const { state } = match
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (mayComeOn(match, player)) list.push({ type: 'bonus', play: 'fresh-legs', player })
    }
  },
  play: (match, _, { player }: ForPlayer, then) => grantAction(match, { type: 'reserves', player }, {}, then),
}
