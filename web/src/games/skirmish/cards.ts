import type { Home } from '@undercroft/engine'
import { ownHomes } from '../../content/store.ts'
import { CARDS, type Card, cardsOf } from './rules.ts'

const kept = new WeakMap<readonly Home[], readonly Card[]>()

/** The creatures that can be chosen: those of the book, and those that were brought here. */
export function allCards(): readonly Card[] {
  const content = ownHomes('skirmish')
  if (content.length === 0) return CARDS
  const known = kept.get(content) ?? cardsOf({ cards: [], content })
  kept.set(content, known)
  return known
}

export const findCard = (id: string): Card | undefined => allCards().find((card) => card.id === id)

/** Those of the book and of these sets: what packs are drawn from. */
export function cardsIn(sets: readonly string[]): readonly Card[] {
  const away = ownHomes('skirmish').filter(({ set }) => !sets.includes(set))
  return away.length === 0 ? allCards() : allCards().filter(({ id }) => !away.some((home) => home.id === id))
}
