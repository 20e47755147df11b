import { done, go, procedure } from '@undercroft/engine'
import { spaceOf } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import type { Card } from '../card/card.ts'
import { boardIn, cardOf, isPresent } from '../creatures.ts'
import { cardsOf } from '../options/cards.ts'
import { newCreature } from '../setup/creature.ts'
import { isToHand, join } from '../setup/muster.ts'
import { type Creature, DEPLOYED, type SkirmishMatch, SUMMONED } from '../state.ts'
import { casterOf, effectOf, type Power } from './power.ts'

/** Cards that a summoning may bring: of the kinds and cost named, no commanders (SK-KEY-SUMMON-01, SK-KEY-SUMMON-05). */
export function summonable(match: SkirmishMatch, power: Power): Card[] {
  const { summons, summonCost } = effectOf(match, power)
  const { owner } = casterOf(match, power)
  const room = [1, 2, 3].map((width) => summonPlaces(match, casterOf(match, power), width, true).length > 0)
  return cardsOf(match.options).filter((card, number) => {
    if (!summons.includes(card.type) || card.cost > summonCost || card.commander >= 0) return false
    if (!isToHand(match, owner, number)) return false
    return room[card.width - 1]
  })
}

/** Free spaces within 6 squares of the summoner; no sight is needed. */
export function summonPlaces(match: SkirmishMatch, summoner: Creature, width: number, first = false): number[] {
  const board = boardIn(match)
  const { stop } = wayOf(board, WALKING, width)
  const taken = new Set<number>()
  for (const other of match.state.creatures) {
    if (isPresent(other))
      for (const square of spaceOf(board, other.square, cardOf(match, other).width)) taken.add(square)
  }
  const places: number[] = []
  for (let square = 0; square < board.squares; square++) {
    if (stop[square] === 0) continue
    const space = spaceOf(board, square, width)
    const near = (here: number) => distance(board, summoner.square, cardOf(match, summoner).width, here, 1) <= 6
    if (space.every((here) => !taken.has(here) && near(here))) places.push(square)
    if (first && places.length > 0) break
  }
  return places
}

interface SummonLocals extends Power {
  card?: number
}

/** A creature is summoned and placed; it is not activated this round (SK-KEY-SUMMON-02). */
export const summon = procedure<SkirmishMatch, SummonLocals>('summon', {
  start: {
    kind: 'summon',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions: (match, frame) => summonable(match, frame).map(({ id }) => ({ type: 'summon', card: id })),
    answer(match, frame, action: { card: string }) {
      frame.card = cardsOf(match.options).findIndex(({ id }) => id === action.card)
      return go(match, 'place')
    },
  },
  place: {
    kind: 'summon-place',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions: (match, frame) =>
      summonPlaces(match, casterOf(match, frame), cardsOf(match.options)[frame.card!].width).map((square) => ({
        type: 'shift',
        square,
      })),
    answer(match, frame, action: { square: number }) {
      const summoner = casterOf(match, frame)
      const creature = newCreature(match.state.creatures.length, frame.card!, summoner.owner, cardsOf(match.options))
      creature.seat = summoner.seat
      creature.square = action.square
      creature.status = SUMMONED | DEPLOYED
      creature.worth = 0
      creature.activations = 0
      creature.bond = summoner.id
      join(match, creature)
      const card = cardsOf(match.options)[frame.card!].id
      match.events?.push({ type: 'summoned', creature: creature.id, card, square: action.square, by: summoner.id })
      return done(match)
    },
  },
})
