import { call, done, go, procedure, roll } from '@undercroft/engine'
import type { StepAction } from '../actions.ts'
import { D8 } from '../dice.ts'
import { PASS } from '../offers.ts'
import { columnOf, rowOf, squareAt } from '../pitch.ts'
import { canHold, isOpen, pitchOf, profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { at, takeBall, tellAbility, tellRoll } from './changes.ts'

/** A loose ball bounces until it lies in an empty square or an open player has it (BZ-SCAT-01 to BZ-SCAT-09). */
export const bounce = procedure<Blitz, { ball: number }>('bounce', ['bounce'], {
  start: (match) => roll(match, [D8], 'bounce', match.state.active, 'rolled'),
  rolled: (match, { ball }, [value]: number[]) => {
    const { state } = match
    const from = state.balls[ball].square
    tellRoll(match, 'bounce', state.active, 'd8', value, ['BZ-SCAT-01'])
    return comesDown(match, ball, pitchOf(state).bounce[from * 8 + value - 1]) ? done(match) : go(match, 'start')
  },
})

/** The ball arrives in a square. False: it has to bounce again from there. */
function comesDown(match: Blitz, ball: number, to: number): boolean {
  const { state } = match
  const from = state.balls[ball].square
  // BZ-SCAT-07: the other ball stays.
  const otherBall = state.balls.some((other, index) => index !== ball && other.square === to)
  state.balls[ball].square = to
  match.events?.push({ type: 'ball-bounced', ball, from: at(from), to: at(to) })
  if (otherBall) return false
  const player = state.squares[to]
  if (player < 0) return true
  // BZ-SCAT-03, BZ-SCAT-04, BZ-SCAT-08
  if (!isOpen(state, player) || !canHold(state, player)) return false
  takeBall(match, player, ball, 'bounce')
  return true
}

/** A player with an ability for it is knocked down: their coach picks the square the ball goes to (BZ-TEAM-09). */
export const dropFrom = procedure<Blitz, { player: number; ball: number }>('drop-ball', {
  start: (match, { player, ball }) =>
    profileOf(match.state, player).choosesDrop ? go(match, 'ask') : call(match, bounce, { ball }, 'end'),
  ask: {
    kind: 'drop-ball',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { ball }) => [
      PASS,
      ...pitchOf(match.state).around[match.state.balls[ball].square].map(
        (square): StepAction => ({ type: 'drop', x: columnOf(square), y: rowOf(square) }),
      ),
    ],
    about: (_, { player, ball }) => ({ player, ball }),
    answer: (match, { player, ball }, action: StepAction | { type: 'pass' }) => {
      if (action.type === 'pass') return call(match, bounce, { ball }, 'end')
      tellAbility(match, player)
      return comesDown(match, ball, squareAt(action.x, action.y)) ? done(match) : call(match, bounce, { ball }, 'end')
    },
  },
  end: (match) => done(match),
})
