import { call } from '@undercroft/engine'
import { shadow } from '../procedures/shadow.ts'
import type { BonusEffect, ForPlayer } from './family.ts'

export const rightBehindYou: BonusEffect = {
  uses: ({ state }, seat, { player: sidestepper, leftSquare, markers }, list) => {
    if (state.players[sidestepper].team === seat || state.squares[leftSquare] >= 0) return
    for (const player of markers) list.push({ type: 'bonus', play: 'right-behind-you', player })
  },
  play: (match, { leftSquare }, { player }: ForPlayer, then) => call(match, shadow, { player, to: leftSquare }, then),
}
