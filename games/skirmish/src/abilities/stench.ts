import { hasWord } from '../card/card.ts'
import { cardOf } from '../creatures.ts'
import type { AbilityCode } from './family.ts'
import { formsOf } from './registry.ts'

export const stench: AbilityCode = {
  on: {
    stinksFor(match, self, other) {
      const card = cardOf(match, other)
      return formsOf(match, self, 'Stench').some(({ words }) => !words.some((word) => hasWord(card, word)))
    },
  },
}
