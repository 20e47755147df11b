import { Random } from '@undercroft/engine'
import { findCard } from './cards.ts'
import type { Card, Warband } from './rules.ts'
import { tilesOf } from './warbands.ts'

/** Two packs of eight (SK-SCEN-13, SK-SCEN-22). */
const TWO_PACKS = [...'CCCCCUUR', ...'CCCCCUUR']

const costOf = (id: string): number => findCard(id)?.cost ?? 0

/** What a player finds in his packs. */
function packs(cards: readonly Card[], seed: number, seat: number): string[] {
  const random = new Random(seed, seat)
  return TWO_PACKS.map((rarity) => random.pick(cards.filter((card) => card.rarity === rarity)).id).sort(
    (a, b) => costOf(b) - costOf(a),
  )
}

/** A warband out of two random packs: the best commander first, then whatever the points allow. */
export function limitedWarband(
  cards: readonly Card[],
  seed: number,
  seat: number,
  seats: number,
  size: number,
): Warband {
  const drawn = packs(cards, seed, seat)
  const leader = drawn
    .map((id, at) => ({ at, rating: findCard(id)?.commander ?? -1, cost: costOf(id) }))
    .filter(({ rating, cost }) => rating >= 0 && cost <= size)
    .sort((a, b) => b.rating - a.rating)[0]
  const chosen = new Set<number>(leader ? [leader.at] : [])
  drawn.forEach((id, at) => {
    if (total(drawn, chosen) + costOf(id) <= size) chosen.add(at)
  })
  return {
    faction: null,
    creatures: drawn.filter((_, at) => chosen.has(at)),
    tiles: tilesOf(seat, seats),
    pool: drawn.filter((_, at) => !chosen.has(at)),
  }
}

const total = (drawn: readonly string[], chosen: ReadonlySet<number>): number =>
  [...chosen].reduce((sum, at) => sum + costOf(drawn[at]), 0)

export const warbandCost = ({ creatures }: Warband): number => creatures.reduce((sum, id) => sum + costOf(id), 0)

/** The warband with one creature more or less of those that were drawn. */
export function exchange(warband: Warband, id: string, joins: boolean): Warband {
  const without = (list: readonly string[]) => list.filter((_, i) => i !== list.indexOf(id))
  return joins
    ? { ...warband, creatures: [...warband.creatures, id], pool: without(warband.pool) }
    : { ...warband, creatures: without(warband.creatures), pool: [...warband.pool, id] }
}
