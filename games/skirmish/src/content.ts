import { ContentError, figuresOf, type Home, openContent, wordOf } from '@undercroft/engine'
import * as z from 'zod/mini'
import { type Card, readCard } from './card/card.ts'
import { cardFigures } from './card/schema.ts'
import { CardError, type CardText } from './card/text.ts'
import { family } from './creatures/list.gen.ts'
import { CARDS } from './data/cards.ts'

/** Warbands have twelve creatures at most, and grids have limits. */
const MOST_MINIONS = 6

/** What people can add: creatures of known abilities, effects and spells. */
export const gameContent = openContent(
  'skirmish',
  [{ ...family, things: CARDS, figures: z.strictObject(cardFigures) }],
  (homes) => {
    const own = homes.map(checkedCard)
    own.forEach(({ abilities }, place) => {
      for (const { name, words, value } of abilities) {
        if (name !== 'Minions') continue
        const wrong = (reason: string) => new ContentError(place, 'abilities', 'wrong', { reason })
        if (![...CARDS, ...own].some((card) => card.name === words[0]))
          throw wrong(`there is no creature '${words[0]}'`)
        if (value > MOST_MINIONS) throw wrong(`Minions: ${MOST_MINIONS} at most`)
      }
    })
  },
)

function checkedCard(home: Home, place: number): Card {
  try {
    return creatureCard(home)
  } catch (error) {
    if (error instanceof CardError) throw new ContentError(place, '', 'wrong', { reason: error.message })
    throw error
  }
}

/** The card of a creature, under the id that its home gives it. */
export const creatureCard = (home: Home): Card => ({
  ...readCard({ ...figuresOf(home), name: wordOf(home, 'name') } as CardText),
  id: home.id,
})
