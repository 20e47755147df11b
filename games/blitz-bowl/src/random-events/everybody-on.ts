import { done, go, type Next, procedure } from '@undercroft/engine'
import type { FreeAction } from '../abilities/family.ts'
import { mayComeOn } from '../legal.ts'
import { PASS } from '../offers.ts'
import { makeFreeAction } from '../procedures/action.ts'
import type { Blitz } from '../state.ts'

import { coach, playersOf } from './coaches.ts'

/** Everybody in reserve may make a free Reserves action. */
export const everybodyOn = procedure<Blitz, { coaches: number }, object>('everybody-on', () => ({ coaches: 0 }), {
  start: (match, frame) => {
    if (frame.coaches === 2) return done(match)
    if (comingOn(match, frame.coaches).length > 0) return go(match, 'ask')
    frame.coaches++
    return go(match, 'start')
  },
  ask: {
    kind: 'everybody-on',
    seat: (match, { coaches }) => coach(match, coaches),
    actions: (match, { coaches }) => [
      PASS,
      ...comingOn(match, coaches).map((player): FreeAction => ({ type: 'reserves', player, by: 'everybody-on' })),
    ],
    answer: (match, frame, action: { type: 'pass' } | FreeAction): Next => {
      if (action.type !== 'pass') return makeFreeAction(match, action as FreeAction, 'start')
      frame.coaches++
      return go(match, 'start')
    },
  },
})

const comingOn = (match: Blitz, coaches: number): number[] =>
  playersOf(match, coach(match, coaches), (player) => mayComeOn(match, player))
