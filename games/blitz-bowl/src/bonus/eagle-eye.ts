import { go } from '@undercroft/engine'
import { throwTargets } from '../legal.ts'
import type { BonusEffect } from './family.ts'

export const eagleEye: BonusEffect = {
  uses: ({ state }, _seat, { player, sky }, list) => {
    // A throw of the ball that Sky Ball alone makes legal is Sky Ball's (BZ-BONUS-01).
    const isSkyBalls = state.players[player].ball >= 0 && throwTargets(state, player, false, false).length === 0
    if (!sky && !isSkyBalls) list.push({ type: 'bonus', play: 'eagle-eye', player })
  },
  play: (match, record, _, then) => {
    record.throwValue = 2
    return go(match, then)
  },
}
