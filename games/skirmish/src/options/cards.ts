import { type Card, readCard } from '../card/card.ts'
import { CARDS } from '../data/cards.ts'
import type { SkirmishOptions } from './options.ts'

const kept = new WeakMap<object, readonly Card[]>()

/** The cards of a match: the roster, then the cards that its options bring. */
export function cardsOf(options: SkirmishOptions): readonly Card[] {
  if (options.cards.length === 0) return CARDS
  const known = kept.get(options.cards)
  if (known) return known
  const cards = [...CARDS, ...options.cards.map(readCard)]
  kept.set(options.cards, cards)
  return cards
}
