import { type Card, readCard } from '../card/card.ts'
import { CHAOTIC_EVIL } from './creatures/chaotic-evil.ts'
import { CHAOTIC_GOOD } from './creatures/chaotic-good.ts'
import { LAWFUL_EVIL } from './creatures/lawful-evil.ts'
import { LAWFUL_GOOD } from './creatures/lawful-good.ts'
import { MERCENARIES } from './creatures/mercenaries.ts'

export const CARD_TEXTS = [...LAWFUL_GOOD, ...CHAOTIC_GOOD, ...LAWFUL_EVIL, ...CHAOTIC_EVIL, ...MERCENARIES]

/** The roster. A creature in play names its card by the place in this list. */
export const CARDS: readonly Card[] = CARD_TEXTS.map(readCard)

const NUMBERS = new Map(CARDS.map((card, i) => [card.id, i]))

export const cardById = (id: string): Card | undefined => CARDS[NUMBERS.get(id) ?? -1]
