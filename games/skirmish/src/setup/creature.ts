import type { Card } from '../card/card.ts'
import { CONDITIONS, STATS } from '../card/effect.ts'
import type { Creature } from '../state.ts'

/** A fresh copy of a card's creature, not yet on the grid. */
export function newCreature(id: number, card: number, owner: number, cards: readonly Card[]): Creature {
  const { abilities, commander, cost, hp, pool, sorcererBoxes, spells } = cards[card]
  return {
    id,
    card,
    owner,
    seat: owner,
    square: -1,
    hp,
    worth: cost,
    scorer: -1,
    rating: commander,
    status: 0,
    activations: 0,
    opportunityTurn: 0,
    cleaveTurn: 0,
    swiftTurn: 0,
    stunTurn: 0,
    trampleTurn: 0,
    hitsTurn: 0,
    hits: [],
    routedBy: -1,
    routCause: -1,
    routTurn: 0,
    bond: -1,
    dcs: new Array<number>(CONDITIONS.length).fill(0),
    poison: 0,
    poisonedBy: -1,
    lasting: [],
    changes: new Array<number>(STATS.length).fill(0),
    boxes: [...abilities.map(({ boxes }) => boxes), ...spells.map(({ boxes }) => boxes)],
    sorcererBoxes: [...sorcererBoxes],
    pool,
  }
}
