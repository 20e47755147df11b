import type { Home } from '@undercroft/engine'
import { type Card, readCard } from '../card/card.ts'
import { creatureCard } from '../content.ts'
import { CARDS } from '../data/cards.ts'
import type { SkirmishOptions } from './options.ts'

const kept = new WeakMap<object, readonly Card[]>()
const NONE: readonly Home[] = []

/** The cards of a match: the roster, then the cards and the creatures that its options bring. */
export function cardsOf(options: Pick<SkirmishOptions, 'cards' | 'content'>): readonly Card[] {
  const { cards, content = NONE } = options
  if (cards.length === 0 && content === NONE) return CARDS
  const known = kept.get(options)
  if (known) return known
  const all = [...CARDS, ...cards.map(readCard), ...content.map(creatureCard)]
  kept.set(options, all)
  return all
}
