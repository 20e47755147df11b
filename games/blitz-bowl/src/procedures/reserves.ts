import { call, done, type Next, procedure } from '@undercroft/engine'
import type { PlaceAction } from '../actions.ts'
import { reserveSquares } from '../legal.ts'
import { columnOf, isInEndZone, rowOf, squareAt } from '../pitch.ts'
import { ballOn } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { bounce } from './bounce.ts'
import { at, injure, removeBall, standOn } from './changes.ts'

/** A player comes on from the bench (BZ-RES-01 to BZ-RES-06). */
export const comeOn = procedure<Blitz, { player: number }>('come-on', {
  start: {
    kind: 'reserves',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player }) =>
      reserveSquares(match, match.state.players[player].team).map(
        (square): PlaceAction => ({ type: 'place', player, x: columnOf(square), y: rowOf(square) }),
      ),
    about: (_, { player }) => ({ player }),
    answer: (match, { player }, { x, y }: PlaceAction): Next => {
      const { state } = match
      const square = squareAt(x, y)
      if (!isInEndZone(square, state.players[player].team)) clearTrapdoor(match, square)
      standOn(match, player, square)
      match.events?.push({ type: 'placed', player, at: at(square), rules: ['BZ-RES-01'] })
      const ball = ballOn(state, square)
      // BZ-RES-05
      return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
    },
  },
  end: (match) => done(match),
})

/** BZ-ARENA-04, BZ-BALL-04 to BZ-BALL-06: whoever is on the trapdoor is injured, and a ball there is lost. */
export function clearTrapdoor(match: Blitz, square: number): void {
  const { state } = match
  const player = state.squares[square]
  if (player >= 0) {
    if (state.players[player].ball >= 0) removeBall(match, state.players[player].ball)
    injure(match, player, 'trapdoor')
  }
  const ball = ballOn(state, square)
  if (ball >= 0) removeBall(match, ball)
}
