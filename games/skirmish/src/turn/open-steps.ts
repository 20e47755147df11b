import type { Way } from '../board/ways.ts'
import { stepCost } from '../move/walker.ts'

/** No step costs more: a slow diagonal after an odd number of diagonals. */
export const DEAREST_STEP = 3

/** What `Way.open` says of steps that were not asked about yet, and of those that do not follow from the terrain alone. */
const NOT_ASKED = -1
export const NOT_OPEN = 1 << 8

/**
 * The directions of every step within `left` squares, for a creature that may stay where it is and has nobody close to it: then they
 * follow from the terrain alone, and are worked out once. NOT_OPEN where a step leads onto ground on which it may not stop: whether it
 * leads on depends on what is beyond.
 */
export function openSteps(way: Way, square: number, odd: number, left: number): number {
  const spare = left < DEAREST_STEP ? left : DEAREST_STEP
  const key = square * 8 + spare * 2 + odd
  const known = way.open[key]
  if (known !== NOT_ASKED) return known
  const found = findSteps(way, square, odd, spare)
  way.open[key] = found
  return found
}

function findSteps({ steps, stop, weight }: Way, square: number, odd: number, left: number): number {
  let directions = 0
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[square * 8 + direction]
    if (to < 0 || weight[to] === 0 || stepCost(weight[to], (direction & 1) === 1, odd) > left) continue
    if (stop[to] === 0) return NOT_OPEN
    directions |= 1 << direction
  }
  return directions
}
