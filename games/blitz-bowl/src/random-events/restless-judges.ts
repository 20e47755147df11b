import { call, done, go, procedure } from '@undercroft/engine'
import { deal, discardSlot } from '../procedures/deal.ts'
import type { Blitz } from '../state.ts'

/** All active cards are discarded and three new ones dealt, as far as the deck goes. */
export const restlessJudges = procedure<Blitz, object>('restless-judges', {
  start: (match) => {
    const slot = match.state.slots.findIndex((challenge) => challenge >= 0)
    return slot >= 0 ? call(match, discardSlot, { slot }, 'start') : go(match, 'deal')
  },
  deal: (match) => call(match, deal, {}, 'end'),
  end: (match) => done(match),
})
