import { call, done, go, type Next, procedure } from '@undercroft/engine'
import type { StepAction } from '../actions.ts'
import { sidestepSquares } from '../legal.ts'
import { stepTo } from '../offers.ts'
import { squareAt } from '../pitch.ts'
import { opponentsBeside } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { currentRecord } from './bonus.ts'
import { bounce } from './bounce.ts'
import { move } from './changes.ts'
import { interrupts, mayInterrupt } from './interrupts.ts'

/** A Sidestep: exactly one square, to where they are open (BZ-SIDE-01 to BZ-SIDE-03). */
export const sidestep = procedure<Blitz, { player: number }>('sidestep', {
  start: {
    kind: 'sidestep',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player }) => sidestepSquares(match.state, player).map((square) => stepTo[square]),
    about: (_, { player }) => ({ player }),
    answer: (match, { player }, action: StepAction): Next => {
      const { square, team } = match.state.players[player]
      const record = currentRecord(match)
      record.leftSquare = square
      record.markers = opponentsBeside(match.state, square, team)
      const ball = move(match, player, squareAt(action.x, action.y), 'sidestep')
      return ball >= 0 ? call(match, bounce, { ball }, 'moved') : go(match, 'moved')
    },
  },
  moved: (match) =>
    mayInterrupt(match, 'sidestepped') ? call(match, interrupts, { window: 'sidestepped' }, 'end') : done(match),
  end: (match) => done(match),
})
