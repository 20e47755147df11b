import { done, go, procedure } from '@undercroft/engine'
import { spaceOf } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import type { Card } from '../card/card.ts'
import type { Effect } from '../card/effect.ts'
import { boardIn, cardOf, isPresent, squaresOf } from '../creatures.ts'
import { cardsOf } from '../options/cards.ts'
import { newCreature } from '../setup/creature.ts'
import { isToHand, join } from '../setup/muster.ts'
import { type Creature, DEPLOYED, type SkirmishMatch, SUMMONED } from '../state.ts'
import { casterOf, effectOf, type Power } from './power.ts'

/** May this summoning bring the card: of the kinds and cost named, no commander (SK-KEY-SUMMON-01, SK-KEY-SUMMON-05)? */
function maySummon(match: SkirmishMatch, { summons, summonCost }: Effect, owner: number, number: number): boolean {
  const { commander, cost, type } = cardsOf(match.options)[number]
  return cost <= summonCost && commander < 0 && summons.includes(type) && isToHand(match, owner, number)
}

/** Cards that a summoning may bring and for which there is room. */
function summonable(match: SkirmishMatch, power: Power): Card[] {
  const caster = casterOf(match, power)
  const effect = effectOf(match, power)
  const room = [1, 2, 3].map((width) => hasSummonPlace(match, caster, width))
  return cardsOf(match.options).filter(
    ({ width }, number) => room[width - 1] && maySummon(match, effect, caster.owner, number),
  )
}

/** Is there anything to summon? */
export function canSummon(match: SkirmishMatch, caster: Creature, effect: Effect): boolean {
  const cards = cardsOf(match.options)
  const full = [false, false, false, false]
  for (let number = 0; number < cards.length; number++) {
    const { width } = cards[number]
    if (full[width] || !maySummon(match, effect, caster.owner, number)) continue
    if (hasSummonPlace(match, caster, width)) return true
    full[width] = true
  }
  return false
}

const SUMMON_RANGE = 6

/** Free spaces within 6 squares of the summoner, or the first so many of them; no sight is needed. */
export function summonPlaces(
  match: SkirmishMatch,
  summoner: Creature,
  width: number,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const board = boardIn(match)
  const { stop } = wayOf(board, WALKING, width)
  const { width: own } = cardOf(match, summoner)
  const x = board.column[summoner.square]
  const y = board.row[summoner.square]
  // A squeezed creature may reach into a wall beyond.
  const reach = SUMMON_RANGE + width - 1
  const right = Math.min(board.width - width, x + own - 1 + SUMMON_RANGE)
  const bottom = Math.min(board.height - width, y + own - 1 + SUMMON_RANGE)
  const isNear = (here: number) => distance(board, summoner.square, own, here, 1) <= SUMMON_RANGE
  const places: number[] = []
  for (let top = Math.max(0, y - reach); top <= bottom; top++) {
    for (let left = Math.max(0, x - reach); left <= right && places.length < most; left++) {
      const square = top * board.width + left
      if (stop[square] === 0 || !spaceOf(board, square, width).every(isNear)) continue
      if (isEmpty(match, square, width)) places.push(square)
    }
  }
  return places
}

/** Is nobody in this space? */
function isEmpty(match: SkirmishMatch, place: number, width: number): boolean {
  const board = boardIn(match)
  for (const other of match.state.creatures) {
    if (!isPresent(other) || distance(board, place, width, other.square, cardOf(match, other).width) > 0) continue
    const space = spaceOf(board, place, width)
    if (squaresOf(match, other).some((square) => space.includes(square))) return false
  }
  return true
}

export const hasSummonPlace = (match: SkirmishMatch, summoner: Creature, width: number): boolean =>
  summonPlaces(match, summoner, width, 1).length > 0

interface SummonLocals extends Power {
  /** The number of the card that is summoned. */
  card: number
}

const beginSummon = ({ caster, spell, ability }: Power): SummonLocals => ({ caster, spell, ability, card: -1 })

/** A creature is summoned and placed; it is not activated this round (SK-KEY-SUMMON-02). */
export const summon = procedure<SkirmishMatch, SummonLocals, Power>('summon', beginSummon, {
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
      summonPlaces(match, casterOf(match, frame), cardsOf(match.options)[frame.card].width).map((square) => ({
        type: 'shift',
        square,
      })),
    answer(match, frame, action: { square: number }) {
      const summoner = casterOf(match, frame)
      const creature = newCreature(match.state.creatures.length, frame.card, summoner.owner, cardsOf(match.options))
      creature.seat = summoner.seat
      creature.square = action.square
      creature.status = SUMMONED | DEPLOYED
      creature.worth = 0
      creature.activations = 0
      creature.bond = summoner.id
      join(match, creature)
      const card = cardsOf(match.options)[frame.card].id
      match.events?.push({ type: 'summoned', creature: creature.id, card, square: action.square, by: summoner.id })
      return done(match)
    },
  },
})
