import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const turbo: BonusEffect = {
  uses: (_match, _seat, { player, limit }, list) => {
    // A Run of so many squares has no Move value to raise.
    if (limit === 0) list.push({ type: 'bonus', play: 'turbo', player })
  },
  play: (match, record, _, then) => {
    record.extraSquares += 2
    return go(match, then)
  },
}
