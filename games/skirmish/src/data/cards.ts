import { type Card, readCard } from '../card/card.ts'
import type { CardText } from '../card/text.ts'
import { things } from '../creatures/list.gen.ts'

export const CARD_TEXTS: readonly CardText[] = things

/** The roster. A creature in play names its card by the place in this list. */
export const CARDS: readonly Card[] = CARD_TEXTS.map(readCard)

const NUMBERS = new Map(CARDS.map((card, i) => [card.id, i]))

export const cardById = (id: string): Card | undefined => CARDS[NUMBERS.get(id) ?? -1]
