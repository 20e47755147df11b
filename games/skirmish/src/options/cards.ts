import type { Home } from '@undercroft/engine'
import { type Card, readCard } from '../card/card.ts'
import { creatureCard } from '../content.ts'
import { CARDS } from '../data/cards.ts'
import type { SkirmishOptions } from './options.ts'

type Bringing = Pick<SkirmishOptions, 'cards' | 'content'>

const kept = new WeakMap<Bringing, readonly Card[]>()
const NONE: readonly Home[] = []

let lastOptions: Bringing | null = null
let lastCards: readonly Card[] = CARDS

/** The cards of a match: the roster, then the cards and the creatures that its options bring. */
export function cardsOf(options: Bringing): readonly Card[] {
  // Asked dozens of times in a decision, and mostly about the same match as before.
  if (options === lastOptions) return lastCards
  lastCards = findCards(options)
  lastOptions = options
  return lastCards
}

function findCards(options: Bringing): readonly Card[] {
  const { cards, content = NONE } = options
  if (cards.length === 0 && content === NONE) return CARDS
  const known = kept.get(options)
  if (known) return known
  const all = [...CARDS, ...cards.map(readCard), ...content.map(creatureCard)]
  kept.set(options, all)
  return all
}
