import { call, done, go, procedure, roll } from '@undercroft/engine'
import { BLOCK, CRUNCH, faceOf } from '../dice.ts'
import { bounce } from '../procedures/bounce.ts'
import { injure } from '../procedures/changes.ts'
import { inReadingOrder } from '../queries.ts'
import type { Blitz } from '../state.ts'

import { coach, playersOf } from './coaches.ts'

/** A block die for every opponent on the pitch, in reading order; a Crunch injures them. */
export const fansOnThePitch = procedure<Blitz, { coaches: number; victims: number[] }, object>(
  'fans-on-the-pitch',
  () => ({ coaches: 0, victims: [] }),
  ['fans'],
  {
    start: (match, frame) => {
      if (frame.coaches === 2) return done(match)
      const { state } = match
      const opponents = playersOf(match, 1 - coach(match, frame.coaches), (player) => state.players[player].square >= 0)
      frame.victims = inReadingOrder(state, opponents)
      return go(match, 'next')
    },
    next: (match, frame) => {
      if (frame.victims.length > 0) return roll(match, [BLOCK], 'fans', coach(match, frame.coaches), 'rolled')
      frame.coaches++
      return go(match, 'start')
    },
    rolled: (match, frame, values: number[]) => {
      const [victim, ...rest] = frame.victims
      frame.victims = rest
      match.events?.push({
        type: 'roll',
        what: 'fans',
        seat: coach(match, frame.coaches),
        piece: victim,
        dice: ['block'],
        values,
        target: null,
        modifiers: [],
        passed: null,
        reroll: null,
      })
      if (faceOf(values[0]) !== CRUNCH) return go(match, 'next')
      const ball = injure(match, victim, 'fans')
      return ball >= 0 ? call(match, bounce, { ball }, 'next') : go(match, 'next')
    },
  },
)
