import { go } from '@undercroft/engine'
import { endOf, firstOf, isOpen, mayMake, profileOf } from '../queries.ts'
import { canRun } from '../run-steps.ts'
import { RUN } from '../state.ts'
import type { BonusEffect } from './family.ts'

export const slipThrough: BonusEffect = {
  uses: ({ state }, _seat, { player, limit }, list) => {
    const { move } = profileOf(state, player)
    if (canRun(state, player, limit || move || 1, true)) list.push({ type: 'bonus', play: 'slip-through', player })
  },
  enables: ({ state }, seat, list) => {
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      const { move } = profileOf(state, player)
      if (!mayMake(state.players[player], RUN) || !isOpen(state, player)) continue
      if (!canRun(state, player, move || 1, false) && canRun(state, player, move || 1, true)) {
        list.push({ type: 'run', player })
      }
    }
  },
  play: (match, record, _, then) => {
    record.sneaking = true
    return go(match, then)
  },
}
