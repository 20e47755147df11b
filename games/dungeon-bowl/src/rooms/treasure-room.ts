import { interrupt, playerOf, type SkillParts, STANDING } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** It is noted who did it; the gold comes at the end of the match (DB-ROOM-13, DB-ROOM-14). */
const gatherFunds = procedure<DungeonMatch, { player: number }>('gather-funds', {
  start(match, { player }) {
    const { state } = match
    const { team } = playerOf(match, player)
    const gathered = state.funds[team]
    if (!gathered.includes(player)) state.funds = state.funds.with(team, [...gathered, player])
    match.events?.push({ type: 'funds-gathered', player })
    return done(match)
  },
})

export const treasureRoom: SkillParts = {
  on: {
    specialActions(match, owner, actions) {
      if (playerOf(match, owner).status === STANDING) actions.push({ type: 'gather-funds', target: -1 })
    },
    performs: (_match, owner, { what }) => (what === 'gather-funds' ? interrupt(gatherFunds, { player: owner }) : null),
  },
  procedures: [gatherFunds],
}

/** Gold at the end of the match for so many different players who gathered funds (DB-ROOM-14). */
export const fundsPaid = (players: number): number =>
  players === 0 ? 0 : players <= 2 ? 10_000 : players <= 4 ? 20_000 : 30_000
