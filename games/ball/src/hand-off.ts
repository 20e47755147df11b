import { call, done, go, procedure } from '@undercroft/engine'
import { announce } from './abilities.ts'
import { catchBall } from './catch.ts'
import { canCatch, playerOf, turnover } from './field.ts'
import { bounce } from './loose-ball.ts'
import { occasion } from './moments.ts'
import { type BallMatch, NOBODY } from './state.ts'

interface Handing {
  player: number
  receiver: number
}

interface HandOff extends Handing {
  /** 1: somebody took the ball in a way that is no Turnover. */
  spared: number
}

const newHandOff = ({ player, receiver }: Handing): HandOff => ({ player, receiver, spared: 0 })

/** The ball is handed to a Standing team-mate in the next square, who must catch it (DB-HAND-01 to DB-HAND-06). */
export const handOff = procedure<BallMatch, HandOff, Handing>('hand-off', newHandOff, {
  start: (match, { player, receiver }) => announce(match, 'handingOff', [player], occasion(player, receiver), 'hand'),
  hand(match, { player, receiver }, refused: unknown) {
    if (refused !== undefined) return done(match)
    const { state } = match
    const mate = playerOf(match, receiver)
    match.events?.push({ type: 'handed-off', player, target: receiver })
    state.ballHolder = NOBODY
    state.ballSquare = mate.square
    state.ballLoose = 1
    if (!canCatch(match, mate)) return call(match, bounce, {}, 'end')
    return call(match, catchBall, { player: receiver, how: 'hand-off', opponent: player }, 'tried')
  },
  tried: (match, _frame, caught: boolean) => (caught ? go(match, 'end') : call(match, bounce, {}, 'end')),
  end(match, { spared }) {
    if (spared !== 1) lostUnlessCaught(match, 'hand-off-not-caught')
    return done(match)
  },
})

/** A Turnover unless somebody of the active team has the ball now (DB-TO-07 to DB-TO-09). */
export function lostUnlessCaught(match: BallMatch, reason: string): void {
  const { ballHolder, active } = match.state
  if (ballHolder === NOBODY || playerOf(match, ballHolder).team !== active) turnover(match, reason)
}
