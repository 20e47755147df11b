import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const secondWind: BonusEffect = {
  uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'second-wind' }),
  play: (match, _record, _action, then) => {
    match.state.actionsLeft++
    return go(match, then)
  },
}
