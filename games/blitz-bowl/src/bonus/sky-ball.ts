import { go } from '@undercroft/engine'
import { mayThrow, mayThrowAtAll, throwTargets } from '../legal.ts'
import { endOf, firstOf, isOpen } from '../queries.ts'
import type { BonusEffect } from './family.ts'

export const skyBall: BonusEffect = {
  uses: ({ state }, _seat, { player, throwValue }, list) => {
    const holds = state.players[player].ball >= 0
    if (holds && throwValue === 0 && throwTargets(state, player, false, true).length > 0) {
      list.push({ type: 'bonus', play: 'sky-ball', player })
    }
  },
  enables: (match, seat, list) => {
    const { state } = match
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (!mayThrowAtAll(match, player) || mayThrow(match, player)) continue
      const ready = isOpen(state, player) || state.coolHead === player
      if (ready && throwTargets(state, player, false, true).length > 0) list.push({ type: 'throw', player })
    }
  },
  play: (match, record, _, then) => {
    record.sky = true
    return go(match, then)
  },
}
