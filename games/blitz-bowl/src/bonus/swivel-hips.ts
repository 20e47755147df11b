import { maySidestep } from '../legal.ts'
import { grantAction } from '../procedures/action.ts'
import { opponentsBeside } from '../queries.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const swivelHips: BonusEffect = {
  uses: (match, seat, { player: marker }, list) => {
    const { square, team } = match.state.players[marker]
    if (team === seat || square < 0) return
    for (const player of opponentsBeside(match.state, square, team)) {
      if (maySidestep(match, player)) list.push({ type: 'bonus', play: 'swivel-hips', player })
    }
  },
  play: (match, _, { player }: ForPlayer, then) => grantAction(match, { type: 'sidestep', player }, {}, then),
}
