import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const stoneChin: BonusEffect = {
  uses: ({ state }, seat, { target, shoveMisses }, list) => {
    if (state.players[target].team === seat && !shoveMisses) {
      list.push({ type: 'bonus', play: 'stone-chin', player: target })
    }
  },
  play: (match, record, _, then) => {
    record.unassisted = true
    record.shoveMisses = true
    return go(match, then)
  },
}
