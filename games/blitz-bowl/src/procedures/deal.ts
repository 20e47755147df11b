import { call, die, done, go, type Procedure, procedure, reveal, roll, sure } from '@undercroft/engine'
import { bonusPlays } from '../bonus/index.ts'
import { deckOf, isUnseen, markSeen } from '../deck.ts'
import { randomEvents } from '../random-events/index.ts'
import type { Blitz } from '../state.ts'
import { tellRoll } from './changes.ts'

const eventProcedures = new Map<string, Procedure<Blitz, never, object>>()

/** Called once, when the game is put together. */
export function indexRandomEvents(procedures: Readonly<Record<string, Procedure<Blitz, never, object>>>): void {
  for (const event of Object.keys(procedures)) eventProcedures.set(event, procedures[event])
}

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Which of several heaps the n-th thing (from 1) lies in. */
function heapOf(heaps: readonly number[], n: number): number {
  let heap = 0
  for (let rest = n; rest > heaps[heap]; heap++) rest -= heaps[heap]
  return heap
}

/** Free slots are filled in order from the top of the deck, as long as there are cards (BZ-CARD-12, BZ-CARD-15). */
export const deal = procedure<Blitz, object>('deal', {
  start: (match) => {
    const { state } = match
    const slot = state.slots.indexOf(-1)
    if (slot < 0 || state.next < 0) return done(match)
    state.slots[slot] = state.next
    match.events?.push({
      type: 'dealt',
      slot,
      challenge: deckOf(match.options).challenges[state.next].id,
      rules: ['BZ-CARD-12'],
    })
    state.next = -1
    return call(match, showNext, {}, 'start')
  },
})

/**
 * The next card comes to light (BZ-CARD-02). The deck has no order: each card is drawn when it is seen. Events are carried out
 * at once until a challenge lies on top (BZ-ADV-04, BZ-ADV-05).
 */
export const showNext = procedure<Blitz, object>('show-next', ['card', 'event'], {
  start: (match) => {
    const { state } = match
    const left = sum(state.deck)
    // BZ-WIN-03, BZ-WIN-07: no challenge card is left in the deck.
    if (left === 0 && state.lastTurn === 0) {
      state.lastTurn = state.turn + 1
      match.events?.push({ type: 'last-card-dealt', seat: state.active, rules: ['BZ-WIN-03'] })
    }
    const cards = left + state.eventsInDeck
    if (cards === 0) return done(match)
    return cards === 1 ? go(match, 'drawn', [1]) : roll(match, [die(cards)], 'card', state.active, 'drawn')
  },
  drawn: (match, _, [value]: number[]) => {
    const { state } = match
    const left = sum(state.deck)
    tellRoll(match, 'card', state.active, die(left + state.eventsInDeck).name, value, ['BZ-CARD-02'])
    if (value > left) {
      state.eventsInDeck--
      const events = sum(state.eventsLeft)
      return events === 1 ? go(match, 'event', [1]) : roll(match, [die(events)], 'event', state.active, 'event')
    }
    const challenge = heapOf(state.deck, value)
    state.deck[challenge]--
    state.next = challenge
    match.events?.push({
      type: 'next-card',
      challenge: deckOf(match.options).challenges[challenge].id,
      rules: ['BZ-CARD-02'],
    })
    return done(match)
  },
  event: (match, _, [value]: number[]) => {
    const { state } = match
    tellRoll(match, 'event', state.active, die(sum(state.eventsLeft)).name, value, ['BZ-ADV-04'])
    const event = heapOf(state.eventsLeft, value)
    const { id } = randomEvents[event]
    state.eventsLeft[event]--
    match.events?.push({
      type: 'random-event',
      event: id,
      seat: state.active,
      rules: ['BZ-ADV-04', 'BZ-ADV-07'],
    })
    return call(match, sure(eventProcedures.get(id), `random event '${id}'`), {}, 'start')
  },
})

/**
 * The back of a challenge card comes to light: to everybody when it is discarded, to its owner alone when it is claimed.
 * Which of the cards with this front it is, nobody knew before (BZ-CARD-03). Returns the card.
 */
export const turnOver = procedure<Blitz, { challenge: number; owner: number }>('turn-over', ['back'], {
  start: (match, { challenge, owner }) => {
    const cards = countUnseen(match, challenge)
    if (cards === 1) {
      reveal(match)
      return go(match, 'turned', [1])
    }
    return roll(match, [die(cards)], 'back', owner < 0 ? match.state.active : owner, 'turned')
  },
  turned: (match, { challenge }, [value]: number[]) => {
    const card = nthUnseen(match, challenge, value)
    markSeen(match.state, card)
    return done(match, card)
  },
})

/** How many of the cards with this front have a back that nobody has seen. */
function countUnseen({ state, options }: Blitz, challenge: number): number {
  let count = 0
  for (const card of deckOf(options).cards[challenge]) if (isUnseen(state, card)) count++
  return count
}

/** The n-th of them, from 1. */
function nthUnseen({ state, options }: Blitz, challenge: number, n: number): number {
  let left = n
  return sure(
    deckOf(options).cards[challenge].find((card) => isUnseen(state, card) && --left === 0),
    'unseen card',
  )
}

/** A card leaves its slot for the discard space, bonus side up (BZ-CARD-14). */
export const discardSlot = procedure<Blitz, { slot: number }>('discard-slot', {
  start: (match, { slot }) => call(match, turnOver, { challenge: match.state.slots[slot], owner: -1 }, 'discarded'),
  discarded: (match, { slot }, card: number) => {
    const { state } = match
    const { challenges, fronts, backs } = deckOf(match.options)
    state.discards.push(card)
    state.slots[slot] = -1
    match.events?.push({
      type: 'card-discarded',
      slot,
      challenge: challenges[fronts[card]].id,
      play: bonusPlays[backs[card]].id,
      rules: ['BZ-CARD-14'],
    })
    return done(match)
  },
})
