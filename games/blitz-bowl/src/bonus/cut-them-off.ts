import { canMark, MARK_SQUARES } from '../mark-steps.ts'
import { grantAction } from '../procedures/action.ts'
import { endOf, firstOf, isOpen, mayMake } from '../queries.ts'
import { MARK } from '../state.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const cutThemOff: BonusEffect = {
  uses: ({ state }, seat, { player: runner }, list) => {
    if (state.players[runner].team === seat || state.players[runner].square < 0) return
    for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
      if (!mayMake(state.players[player], MARK) || !isOpen(state, player)) continue
      if (canMark(state, player, MARK_SQUARES, runner)) list.push({ type: 'bonus', play: 'cut-them-off', player })
    }
  },
  play: (match, { player: reach }, { player }: ForPlayer, then) =>
    grantAction(match, { type: 'mark', player }, { reach }, then),
}
