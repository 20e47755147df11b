import { go } from '@undercroft/engine'
import { mayThrow, throwableTeamMates } from '../legal.ts'
import { endOf, firstOf, isMarked } from '../queries.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const coolHead: BonusEffect = {
  uses: (match, seat, _record, list) => {
    const { state, options } = match
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (!isMarked(state, player)) continue
      const throwsMates = options.throwTeamMate && throwableTeamMates(match, player).length > 0
      if (throwsMates || mayThrow(match, player)) list.push({ type: 'bonus', play: 'cool-head', player })
    }
  },
  play: (match, _, { player }: ForPlayer, then) => {
    match.state.coolHead = player
    return go(match, then)
  },
}
