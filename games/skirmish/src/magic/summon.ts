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
let taken = new Uint8Array(0)

/** Visits free spaces within 6 squares of the summoner until told to stop; no sight is needed. */
function visitPlaces(
  match: SkirmishMatch,
  summoner: Creature,
  width: number,
  stops: (square: number) => boolean,
): void {
  const board = boardIn(match)
  const { stop } = wayOf(board, WALKING, width)
  const { width: own } = cardOf(match, summoner)
  if (taken.length < board.squares) taken = new Uint8Array(board.squares)
  taken.fill(0)
  for (const other of match.state.creatures) {
    if (isPresent(other)) for (const square of squaresOf(match, other)) taken[square] = 1
  }
  const isFree = (here: number) => taken[here] === 0 && distance(board, summoner.square, own, here, 1) <= SUMMON_RANGE
  const x = summoner.square % board.width
  const y = (summoner.square / board.width) | 0
  // A squeezed creature may reach into a wall beyond.
  const reach = SUMMON_RANGE + width - 1
  const right = Math.min(board.width - width, x + own - 1 + SUMMON_RANGE)
  const bottom = Math.min(board.height - width, y + own - 1 + SUMMON_RANGE)
  for (let top = Math.max(0, y - reach); top <= bottom; top++) {
    for (let left = Math.max(0, x - reach); left <= right; left++) {
      const square = top * board.width + left
      if (stop[square] === 1 && spaceOf(board, square, width).every(isFree) && stops(square)) return
    }
  }
}

export function hasSummonPlace(match: SkirmishMatch, summoner: Creature, width: number): boolean {
  let found = false
  visitPlaces(match, summoner, width, () => {
    found = true
    return true
  })
  return found
}

export function summonPlaces(match: SkirmishMatch, summoner: Creature, width: number): number[] {
  const places: number[] = []
  visitPlaces(match, summoner, width, (square) => {
    places.push(square)
    return false
  })
  return places
}

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
