import { go } from '@undercroft/engine'
import { canMark, MARK_SQUARES } from '../mark-steps.ts'
import { endOf, firstOf, isOpen, mayMake } from '../queries.ts'
import { MARK } from '../state.ts'
import type { BonusEffect } from './family.ts'

const LUNGE = 2

export const longLunge: BonusEffect = {
  uses: (_match, _seat, { player }, list) => list.push({ type: 'bonus', play: 'long-lunge', player }),
  enables: ({ state }, seat, list) => {
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (!mayMake(state.players[player], MARK) || !isOpen(state, player)) continue
      if (!canMark(state, player, MARK_SQUARES, -1) && canMark(state, player, MARK_SQUARES + LUNGE, -1)) {
        list.push({ type: 'mark', player })
      }
    }
  },
  play: (match, record, _, then) => {
    record.extraSquares = LUNGE
    return go(match, then)
  },
}
