import { call, done, go, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction } from '../actions.ts'
import { bounce } from '../procedures/bounce.ts'
import { layProne } from '../procedures/changes.ts'
import { isOpen } from '../queries.ts'
import type { Blitz } from '../state.ts'

import { coach, playersOf } from './coaches.ts'

/** Each coach picks an open opponent, who is laid prone. */
export const slipperyPeel = procedure<Blitz, { coaches: number }, object>('slippery-peel', () => ({ coaches: 0 }), {
  start: (match, frame) => {
    if (frame.coaches === 2) return done(match)
    if (openOpponents(match, frame.coaches).length > 0) return go(match, 'ask')
    frame.coaches++
    return go(match, 'start')
  },
  ask: {
    kind: 'pick-opponent',
    seat: (match, { coaches }) => coach(match, coaches),
    actions: (match, { coaches }) =>
      openOpponents(match, coaches).map((player): BlitzAction => ({ type: 'pick', player })),
    answer: (match, frame, { player }: { player: number }): Next => {
      frame.coaches++
      const ball = layProne(match, player, 'card')
      return ball >= 0 ? call(match, bounce, { ball }, 'start') : go(match, 'start')
    },
  },
})

const openOpponents = (match: Blitz, coaches: number): number[] =>
  playersOf(match, 1 - coach(match, coaches), (player) => isOpen(match.state, player))
