import { call, done, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction } from '../actions.ts'
import { bonusPlays } from '../bonus/index.ts'
import { isMet } from '../challenges/met.ts'
import { deckOf } from '../deck.ts'
import { PASS } from '../offers.ts'
import type { Blitz } from '../state.ts'
import { currentRecord } from './bonus.ts'
import { turnOver } from './deal.ts'
import { extraPoint } from './score.ts'

const CLEAN_SWEEP = 2

interface ClaimFrame {
  slot: number
  challenge: number
}

/** The claim step after an action: at most one active card whose condition is met (BZ-CARD-04 to BZ-CARD-07). */
export const claim = procedure<Blitz, ClaimFrame, object>('claim', () => ({ slot: -1, challenge: -1 }), {
  start: {
    kind: 'claim',
    seat: (match) => match.state.active,
    actions: (match) => {
      const list: BlitzAction[] = [PASS]
      for (const slot of claimableSlots(match)) {
        list.push({ type: 'claim', slot, challenge: deckOf(match.options).challenges[match.state.slots[slot]].id })
      }
      return list
    },
    answer: (match, frame, action: { type: 'pass' } | { type: 'claim'; slot: number }): Next => {
      if (action.type === 'pass') return done(match)
      const { state } = match
      frame.slot = action.slot
      frame.challenge = state.slots[action.slot]
      state.slots[action.slot] = -1
      return call(match, turnOver, { challenge: frame.challenge, owner: state.active }, 'take')
    },
  },
  take: (match, { slot, challenge }, card: number) => {
    const { state } = match
    const seat = state.active
    const { challenges, backs } = deckOf(match.options)
    const points = challenges[challenge].points + extraPoint(state)
    state.scores[seat] += points
    state.hands[seat].push(card)
    state.claims++
    match.events?.push({
      type: 'claimed',
      seat,
      slot,
      challenge: challenges[challenge].id,
      points,
      play: bonusPlays[backs[card]].id,
      secret: { seats: [seat], fields: ['play'] },
      rules: ['BZ-CARD-07'],
    })
    // BZ-CARD-10, BZ-CARD-11: all three active cards in one turn.
    if (state.claims === 3) {
      state.scores[seat] += CLEAN_SWEEP
      match.events?.push({ type: 'clean-sweep', seat, points: CLEAN_SWEEP, rules: ['BZ-CARD-10'] })
    }
    return done(match)
  },
})

/** The slots whose condition the action just made has met. BZ-TURN-05: Coach A claims nothing in their first turn. */
export function claimableSlots(match: Blitz): number[] {
  const { state } = match
  const slots: number[] = []
  if (state.turn <= 1) return slots
  const record = currentRecord(match)
  for (let slot = 0; slot < 3; slot++) {
    if (state.slots[slot] >= 0 && isMet(match, state.slots[slot], record)) slots.push(slot)
  }
  return slots
}
