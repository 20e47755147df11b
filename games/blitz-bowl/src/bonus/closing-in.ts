import { go } from '@undercroft/engine'
import type { BonusEffect } from './family.ts'

export const closingIn: BonusEffect = {
  uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'closing-in' }),
  play: (match, _record, _action, then) => {
    match.state.closingIn = true
    return go(match, then)
  },
}
