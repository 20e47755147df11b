import { call, done } from '@undercroft/engine'
import { areAdjacent, goDown, isHelpless, playerOf } from '../field.ts'
import { foul } from '../foul.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { ON_BOARD, STANDING } from '../state.ts'
import { type Owned, optional } from './optional.ts'

/** The team's Foul of this turn, after which they lie beside their victim (DB-SKILL-PILE-DRIVER-02, DB-SKILL-PILE-DRIVER-03). */
const driveDown = optional<Owned & { victim: number }>('pile-driver', {
  used(match, { owner, victim }) {
    match.state.teams[playerOf(match, owner).team].foulUsed = 1
    return call(match, foul, { player: owner, victim }, 'fouled')
  },
  fouled(match, { owner }) {
    const player = playerOf(match, owner)
    if (player.place === ON_BOARD && player.status === STANDING) goDown(match, player, 'placed')
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

export const pileDriver = skill(
  'pile-driver',
  'strength',
  ['DB-SKILL-PILE-DRIVER-01', 'DB-SKILL-PILE-DRIVER-02', 'DB-SKILL-PILE-DRIVER-03'],
  {
    on: {
      blocked(match, owner, { opponent }) {
        const victim = playerOf(match, opponent)
        const player = playerOf(match, owner)
        if (match.state.teams[player.team].foulUsed > 0) return null
        if (!isHelpless(victim) || !areAdjacent(match, player.square, victim.square)) return null
        return interrupt(driveDown, { owner, victim: opponent })
      },
    },
    procedures: [driveDown],
  },
)
