import { call, done, procedure } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { neighboursOf, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { move, moving } from '../move.ts'
import { type BallMatch, NOBODY, STANDING } from '../state.ts'
import { canBeThrown, throwTeamMate as performThrow } from '../throw.ts'
import type { Owned } from './optional.ts'

/** Bits of `Team.otherUsed`. */
const KICKED = 1

/** They move like a thrower, then kick; their team may kick one player a turn (DB-TRAIT-KICK-TEAM-MATE-01). */
const approach = procedure<BallMatch, Owned>('approach', {
  start(match, { owner }) {
    const player = playerOf(match, owner)
    match.state.teams[player.team].otherUsed |= KICKED
    return call(match, move, moving(match, player, 'kick-team-mate', NOBODY), 'end')
  },
  end: (match) => done(match),
})

const kick = procedure<BallMatch, Owned & { mate: number }>('kick', {
  start(match, { owner, mate }) {
    const run = inner(match, move)
    run.acted = 1
    run.over = 1
    return call(match, performThrow, { player: owner, thrown: mate, kicked: 1 }, 'end')
  },
  end: (match) => done(match),
})

const kickable = (match: BallMatch, owner: number): number[] => {
  const { team, square } = playerOf(match, owner)
  return neighboursOf(match, square).filter((id) => {
    const mate = playerOf(match, id)
    return mate.team === team && mate.status === STANDING && canBeThrown(match, mate)
  })
}

export const kickTeamMate = skill(
  'kick-team-mate',
  'trait',
  ['DB-TRAIT-KICK-TEAM-MATE-01', 'DB-TRAIT-KICK-TEAM-MATE-02', 'DB-TRAIT-KICK-TEAM-MATE-03'],
  {
    anyStatus: true,
    on: {
      specialActions(match, owner, actions) {
        const { otherUsed } = match.state.teams[playerOf(match, owner).team]
        if ((otherUsed & KICKED) === 0) actions.push({ type: 'kick-team-mate', target: NOBODY })
      },
      movingActions(match, owner, { action, acted }, actions) {
        if (action !== 'kick-team-mate' || acted === 1) return
        for (const target of kickable(match, owner)) actions.push({ type: 'kick', target })
      },
      performs(_match, owner, { what, opponent }) {
        if (what === 'kick-team-mate') return interrupt(approach, { owner })
        return what === 'kick' ? interrupt(kick, { owner, mate: opponent }) : null
      },
    },
    procedures: [approach, kick],
  },
)
