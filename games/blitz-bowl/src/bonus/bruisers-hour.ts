import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const bruisersHour: BonusEffect = {
  uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'bruisers-hour' }),
  play: (match, _record, _action, then) => {
    match.state.bruisers = true
    return go(match, then)
  },
}
