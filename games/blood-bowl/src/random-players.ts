import { tellRoll } from '@undercroft/ball'
import { die, done, go, procedure, roll } from '@undercroft/engine'
import type { BloodMatch } from './state.ts'

interface Picking {
  eligible: number[]
  count: number
  seat: number
  what: string
}

/** Picks so many players at random, all of them where there are no more (DB-GEN-04); hands them over. */
export const pickAtRandom = procedure<BloodMatch, Picking & { picked: number[] }, Picking>(
  'pick-at-random',
  ({ eligible, count, seat, what }) => ({ eligible, count, seat, what, picked: [] }),
  ['heat-victim', 'invaded-player', 'officious-ref-player', 'prayed-player'],
  {
    start(match, frame) {
      if (frame.picked.length >= frame.count || frame.eligible.length === 0) return done(match, frame.picked)
      return roll(match, [die(frame.eligible.length)], frame.what, frame.seat, 'rolled')
    },
    rolled(match, frame, values: number[]) {
      const id = frame.eligible[values[0] - 1]
      tellRoll(match, frame.what, frame.seat, id, `d${frame.eligible.length}`, values)
      frame.picked = [...frame.picked, id]
      frame.eligible = frame.eligible.filter((other) => other !== id)
      return go(match, 'start')
    },
  },
)
