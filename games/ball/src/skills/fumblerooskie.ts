import { call, done, procedure } from '@undercroft/engine'
import { inner, isForbidden } from '../abilities.ts'
import { freeAround, holdsBall, isWalkable, playerOf, takeBall } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { canPay, move, pay } from '../move.ts'
import { rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY } from '../state.ts'
import { stride } from '../stride.ts'
import type { Owned } from './optional.ts'

/** The ball stays where it is while they go on; where they are held back they still have it. */
const leaveBall = procedure<BallMatch, Owned & { to: number }>('leave-ball', {
  start(match, { owner, to }) {
    const { state } = match
    state.ballHolder = NOBODY
    state.ballSquare = playerOf(match, owner).square
    match.events?.push({ type: 'skill-used', player: owner, skill: 'fumblerooskie' })
    const rushes = pay(inner(match, move)) ? 1 : 0
    return call(match, stride, { player: owner, to, over: -1, rushes }, 'strode')
  },
  strode(match, { owner }, held: unknown) {
    if (held !== undefined) {
      takeBall(match, playerOf(match, owner))
      inner(match, move).over = 1
    }
    return done(match)
  },
})

export const fumblerooskie = skill('fumblerooskie', 'passing', ['DB-SKILL-FUMBLEROOSKIE-01'], {
  on: {
    movingActions(match, owner, run, actions) {
      const player = playerOf(match, owner)
      const moves = (run.action === 'move' || run.action === 'blitz') && canPay(run) && player.rooted === 0
      if (!moves || !holdsBall(match, player) || isForbidden(match, player, 'leave-ball')) return
      if (rulesOf(match).ballRests(match, player.square) !== null) return
      for (const to of freeAround(match, player.square))
        if (isWalkable(match, to)) actions.push({ type: 'leave-ball', to })
    },
    performs: (_match, owner, { what, to }) => (what === 'leave-ball' ? interrupt(leaveBall, { owner, to }) : null),
  },
  procedures: [leaveBall],
})
