import { mayStandUp } from '../legal.ts'
import { isAdjacent } from '../pitch.ts'
import { endOf, firstOf } from '../queries.ts'
import type { Grant } from './family.ts'

export const pickMeUp: Grant = {
  moment: 'acted',
  uses: (match, player, _, list) => {
    const { state } = match
    const { square, team } = state.players[player]
    if (square < 0) return
    for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
      if (!mayStandUp(match, mate) || !isAdjacent(square, state.players[mate].square)) continue
      list.push({ type: 'stand-up', player: mate, by: 'pick-me-up' })
    }
  },
}
