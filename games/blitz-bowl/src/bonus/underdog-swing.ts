import { go } from '@undercroft/engine'
import { isAssisted } from '../procedures/block.ts'
import { isMarked } from '../queries.ts'
import type { BonusEffect } from './family.ts'

export const underdogSwing: BonusEffect = {
  uses: ({ state }, _seat, { player, target }, list) => {
    const ranged = !isMarked(state, player)
    if (!isAssisted(state, player, target, ranged)) list.push({ type: 'bonus', play: 'underdog-swing', player })
  },
  play: (match, record, _, then) => {
    record.blockDice = 3
    return go(match, then)
  },
}
