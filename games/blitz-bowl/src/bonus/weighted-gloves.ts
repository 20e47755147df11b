import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const weightedGloves: BonusEffect = {
  uses: (_match, _seat, { target }, list) => list.push({ type: 'bonus', play: 'weighted-gloves', player: target }),
  play: (match, record, _, then) => {
    record.armourValue = 6
    return go(match, then)
  },
}
