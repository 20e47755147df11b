import { alternatingLength } from '@undercroft/engine/grid'
import { spaceOf } from '../board/board.ts'
import { boxOf, hullMeets } from '../board/hull.ts'
import { gapAlong } from '../board/measure.ts'
import { WALKING } from '../board/ways.ts'
import { adjacent, areEnemies, boardIn, cardOf, isPresent } from '../creatures.ts'
import { trait } from '../gains.ts'
import { attackPlaces, estimateTo, lengthBeside, placesBeside } from '../move/goals.ts'
import { leastCost } from '../move/route.ts'
import { mayStop, type Walker, walkerOf } from '../move/walker.ts'
import { canSee } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

const chargesAnywhere = trait('charges-anywhere')

/** Enemies in sight that are nearest by actual route, and how far; cost -1: none within the limit. */
export interface Prey {
  readonly cost: number
  readonly enemies: Creature[]
}

/** An enemy in sight, and at least how many squares are to be walked to a space beside it. */
interface Seen {
  readonly enemy: Creature
  readonly least: number
}

/** Whom a creature might reach within a limit. Good until another walker is made. */
export interface Hunt {
  readonly walker: Walker
  readonly limit: number
  /** The nearest first. */
  readonly seen: readonly Seen[]
}

/** The enemies in sight that could be reached within the limit; null where there is none. */
export function huntOf(match: SkirmishMatch, creature: Creature, mode: number, limit: number): Hunt | null {
  const seen = seenWithin(match, creature, limit)
  return seen.length === 0 ? null : { walker: walkerOf(match, creature, mode), limit, seen }
}

function seenWithin(match: SkirmishMatch, creature: Creature, limit: number): Seen[] {
  const { creatures } = match.state
  const { column, row } = boardIn(match)
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  const seen: Seen[] = []
  for (let i = 0; i < creatures.length; i++) {
    const enemy = creatures[i]
    if (!areEnemies(match, creature, enemy) || !isPresent(enemy)) continue
    const wide = cardOf(match, enemy).width
    const across = gapAlong(x, width, column[enemy.square], wide)
    const down = gapAlong(y, width, row[enemy.square], wide)
    const least = lengthBeside(across, down, 0)
    if (least > limit || !canSee(match, creature, enemy)) continue
    let place = seen.length
    for (; place > 0 && seen[place - 1].least > least; place--) seen[place] = seen[place - 1]
    seen[place] = { enemy, least }
  }
  return seen
}

const NO_PREY: Prey = { cost: -1, enemies: [] }

/** The nearest enemies for rushing and charging (SK-KEY-NEAREST-ENEMY-02). */
export function nearestPrey(match: SkirmishMatch, creature: Creature, hunt: Hunt | null): Prey {
  if (hunt === null) return NO_PREY
  const { limit, seen, walker } = hunt
  let best = limit + 1
  let enemies: Creature[] = []
  for (const { enemy: other, least } of seen) {
    if (least > Math.min(best, limit)) break
    const cost = routeTo(match, walker, creature, other, Math.min(best, limit))
    if (cost < 0 || cost > best) continue
    if (cost < best) enemies = []
    best = cost
    enemies.push(other)
  }
  if (enemies.length === 0) return NO_PREY
  return { cost: best, enemies: enemies.length === 1 ? enemies : enemies.sort((a, b) => a.id - b.id) }
}

/** Squares to walk to a space beside the other: 0 where it stands beside it already, -1 where there is no way. */
function routeTo(match: SkirmishMatch, walker: Walker, creature: Creature, other: Creature, limit: number): number {
  if (adjacent(match, creature, other)) return 0
  const places = attackPlaces(match, walker, other)
  if (places.length === 0) return -1
  const estimate = estimateTo(match, walker, other)
  return leastCost(walker, creature.square, 0, limit, (square) => places.includes(square), estimate)
}

/**
 * Every charge that is possible. A straight clear way is as short as can be, so an enemy that can be charged is the nearest
 * unless another one could be nearer and has a way that is (SK-CHARGE-01, SK-CHARGE-07).
 */
export function offerCharges(
  match: SkirmishMatch,
  creature: Creature,
  hunt: Hunt,
  add: (target: number, square: number) => void,
): void {
  const { limit, seen, walker } = hunt
  if (chargesAnywhere(match, creature)) {
    const { cost, enemies } = nearestPrey(match, creature, hunt)
    if (cost > 0)
      for (const one of enemies) for (const end of chargeEnds(match, walker, creature, one, limit)) add(one.id, end)
    return
  }
  for (const { enemy, least } of seen) {
    const ends = chargeEnds(match, walker, creature, enemy, limit)
    if (ends.length === 0) continue
    if (seen.some((other) => other.least < least && comesNearer(match, walker, other.enemy, least))) return
    for (const end of ends) add(enemy.id, end)
  }
}

/** Is there a way to this enemy that is shorter than `least`? */
function comesNearer(match: SkirmishMatch, walker: Walker, enemy: Creature, least: number): boolean {
  const places = attackPlaces(match, walker, enemy)
  if (places.length === 0) return false
  const isGoal = (square: number) => places.includes(square)
  return leastCost(walker, walker.from, 0, least - 1, isGoal, estimateTo(match, walker, enemy)) >= 0
}

const NO_ENDS: readonly number[] = []

/** Where a charge at this enemy may end (SK-CHARGE-02 to SK-CHARGE-05, SK-CHARGE-11). */
function chargeEnds(
  match: SkirmishMatch,
  walker: Walker,
  creature: Creature,
  prey: Creature,
  limit: number,
): readonly number[] {
  const { board, width } = walker
  const beside = placesBeside(board, width, prey.square, cardOf(match, prey).width)
  const near = nearest(walker, creature.square, beside)
  const roundabout = chargesAnywhere(match, creature)
  if (near < 2 || (near > limit && !roundabout)) return NO_ENDS
  const ends: number[] = []
  for (let i = 0; i < beside.length; i++) {
    const place = beside[i]
    if (straight(walker, creature.square, place) > near || !mayStop(walker, place)) continue
    const isReached = roundabout
      ? staggerCost(walker, creature.square, place, limit) >= 2
      : isClear(walker, creature.square, place)
    if (isReached) ends.push(place)
  }
  return ends
}

/** How far the nearest of these places is, as the crow flies. */
function nearest(walker: Walker, from: number, places: Int16Array): number {
  let near = Number.POSITIVE_INFINITY
  for (let i = 0; i < places.length; i++) near = Math.min(near, straight(walker, from, places[i]))
  return near
}

function straight({ board }: Walker, from: number, to: number): number {
  const { column, row } = board
  return alternatingLength(column[from] - column[to], row[from] - row[to])
}

/** No square between start and end that slows, blocks or holds a creature; flyers pass creatures (SK-AB-FLIGHT-03). */
function isClear({ board, mode, taken, way, width }: Walker, from: number, to: number): boolean {
  const { bars } = way
  const start = boxOf(board, from, width)
  const end = boxOf(board, to, width)
  const own = spaceOf(board, from, width)
  const left = Math.min(start.left, end.left)
  const right = Math.max(start.right, end.right)
  const bottom = Math.max(start.bottom, end.bottom)
  for (let y = Math.min(start.top, end.top); y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const square = y * board.width + x
      if (bars[square] === 0 && (mode !== WALKING || taken[square] === 0)) continue
      if (!own.includes(square) && hullMeets(start, end, x, y)) return false
    }
  }
  return true
}

/** A charge that need not be straight: the cost of a way free of slow squares and creatures (SK-AB-STAGGER-01). */
function staggerCost(walker: Walker, from: number, to: number, limit: number): number {
  const plain: Walker = { ...walker, way: { ...walker.way, weight: lightOnly(walker) } }
  return leastCost(plain, from, 0, limit, (square) => square === to)
}

/** Weights with every slow or occupied space closed. */
export function lightOnly(walker: Walker): Uint8Array {
  return walker.way.weight.map((weight, square) => (weight === 1 && mayStop(walker, square) ? 1 : 0))
}
