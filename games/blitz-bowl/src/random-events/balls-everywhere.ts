import { call, done, procedure } from '@undercroft/engine'
import { ballsInPlay, newBall } from '../procedures/new-ball.ts'
import type { Blitz } from '../state.ts'

/** One new ball, two if there was none; with special balls two, one of each coach's choice (BZ-SBALL-03). */
export const ballsEverywhere = procedure<Blitz, { both: boolean }, object>(
  'balls-everywhere',
  () => ({ both: false }),
  {
    start: (match, frame) => {
      frame.both = match.options.specialBalls || ballsInPlay(match) === 0
      return call(match, newBall, { seat: match.state.active }, 'second')
    },
    second: (match, { both }) => (both ? call(match, newBall, { seat: 1 - match.state.active }, 'end') : done(match)),
    end: (match) => done(match),
  },
)
