import type { Random } from '@undercroft/engine'
import { deckOf, isUnseen, markSeen } from './deck.ts'
import type { Blitz } from './state.ts'

/** So many cards are held at once now and then. */
const FULL_HAND = 3

/** So many stay in the deck: its end changes the match (BZ-WIN-03). */
const LEFT_IN_DECK = 4

/** Both coaches have claimed more challenges than they did: cards of the deck come into their hands. */
export function dealMore({ state, options }: Blitz, random: Random): void {
  const { fronts } = deckOf(options)
  let left = state.deck.reduce((sum, copies) => sum + copies, 0)
  for (const hand of state.hands) {
    while (hand.length < FULL_HAND && left > LEFT_IN_DECK) {
      const unseen = fronts.flatMap((front, card) => (state.deck[front] > 0 && isUnseen(state, card) ? [card] : []))
      const card = random.pick(unseen)
      markSeen(state, card)
      state.deck[fronts[card]]--
      left--
      hand.push(card)
    }
  }
}
