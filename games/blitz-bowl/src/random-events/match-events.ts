import { call, done, go, procedure } from '@undercroft/engine'
import { deal, discardSlot } from '../procedures/deal.ts'
import { ballsInPlay, newBall } from '../procedures/new-ball.ts'
import { BIG_HEARTED_JUDGES, REFEREE_CHASED_OFF, RUBBLE_UNDERFOOT } from '../procedures/score.ts'
import type { Blitz } from '../state.ts'

/** Events about the whole match: cards, points, balls. */

const lasting = (name: string, bit: number) =>
  procedure<Blitz, object>(name, {
    start: (match) => {
      match.state.lasting |= bit
      return done(match)
    },
  })

export const rubbleUnderfoot = lasting('rubble-underfoot', RUBBLE_UNDERFOOT)
export const bigHeartedJudges = lasting('big-hearted-judges', BIG_HEARTED_JUDGES)
export const refereeChasedOff = lasting('referee-chased-off', REFEREE_CHASED_OFF)

/** All active cards are discarded and three new ones dealt, as far as the deck goes. */
export const restlessJudges = procedure<Blitz, object>('restless-judges', {
  start: (match) => {
    const slot = match.state.slots.findIndex((challenge) => challenge >= 0)
    return slot >= 0 ? call(match, discardSlot, { slot }, 'start') : go(match, 'deal')
  },
  deal: (match) => call(match, deal, {}, 'end'),
  end: (match) => done(match),
})

/** One new ball, two if there was none; with special balls two, one of each coach's choice (BZ-SBALL-03). */
export const ballsEverywhere = procedure<Blitz, { both?: boolean }>('balls-everywhere', {
  start: (match, frame) => {
    frame.both = match.options.specialBalls || ballsInPlay(match) === 0
    return call(match, newBall, { seat: match.state.active, kind: 0 }, 'second')
  },
  second: (match, { both }) =>
    both ? call(match, newBall, { seat: 1 - match.state.active, kind: 0 }, 'end') : done(match),
  end: (match) => done(match),
})
