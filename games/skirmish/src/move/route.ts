import { gapAlong } from '../board/measure.ts'
import { lengthBeside } from './goals.ts'
import { enterWeight, oddAfter, stepCost, type Walker } from './walker.ts'

/**
 * What a search has found so far, reused from search to search. States are `square * 2 + (odd number of diagonals)`; their
 * cost counts only with the number of the search added. Open states hang in lists by estimate: `first` of each list, then
 * `after` from entry to entry.
 */
let cost = new Int32Array(0)
let search = 0
let first = new Int32Array(0)
let entry = new Int32Array(0)
let after = new Int32Array(0)
/** A state is reached from at most eight squares with two parities each. */
const MOST_ENTRIES = 16
const LONGEST = 1 << 12

/**
 * What is left to pay at least; it never falls by more than a step costs. Plain numbers and no function, because a search asks for it at
 * every square that it looks at.
 */
export interface Estimate {
  /** By `square * 2 + odd`. Null: the length of an open way to a space beside the one that stands here. */
  readonly table: Int16Array | null
  readonly x: number
  readonly y: number
  readonly width: number
}

export const byTable = (table: Int16Array): Estimate => ({ table, x: 0, y: 0, width: 0 })

function leftOf(estimate: Estimate | null, { board, width }: Walker, square: number, odd: number): number {
  if (estimate === null) return 0
  if (estimate.table !== null) return estimate.table[square * 2 + odd]
  const across = gapAlong(board.column[square], width, estimate.x, estimate.width)
  return lengthBeside(across, gapAlong(board.row[square], width, estimate.y, estimate.width), odd)
}

/**
 * The least cost of a way from a space to one of the goals, -1 where there is none within the limit. `odd` is the parity
 * of the diagonals walked so far.
 */
export function leastCost(
  walker: Walker,
  from: number,
  odd: number,
  limit: number,
  isGoal: (square: number) => boolean,
  estimate: Estimate | null = null,
): number {
  if (isGoal(from)) return 0
  let bucket = leftOf(estimate, walker, from, odd)
  if (bucket > limit) return -1
  if (bucket > 0 && isClearWay(walker, from, odd, isGoal, estimate)) return bucket
  begin(walker, limit)
  const { steps } = walker.way
  const start = from * 2 + odd
  cost[start] = search
  entry[0] = start
  after[0] = -1
  first[bucket] = 0
  let entries = 1
  for (; bucket <= limit; bucket++) {
    for (let at = first[bucket]; at >= 0; at = first[bucket]) {
      const state = entry[at]
      first[bucket] = after[at]
      const square = state >> 1
      const paid = cost[state] - search
      const rest = leftOf(estimate, walker, square, state & 1)
      if (paid + rest !== bucket) continue
      if (rest === 0 && isGoal(square)) return paid
      for (let direction = 0; direction < 8; direction++) {
        const to = steps[square * 8 + direction]
        if (to < 0) continue
        const weight = enterWeight(walker, to)
        if (weight === 0) continue
        const diagonal = (direction & 1) === 1
        const total = paid + stepCost(weight, diagonal, state & 1)
        const reached = to * 2 + oddAfter(weight, diagonal, state & 1)
        if (cost[reached] >= search && cost[reached] - search <= total) continue
        const guess = total + leftOf(estimate, walker, to, reached & 1)
        if (guess > limit) continue
        cost[reached] = search + total
        entry[entries] = reached
        after[entries] = first[guess]
        first[guess] = entries++
      }
    }
  }
  return -1
}

/**
 * Is there a way that costs no more than the estimate? In the open there is one, and each step of it is the first that fits, tried from
 * the direction of the step before.
 */
function isClearWay(
  walker: Walker,
  from: number,
  odd: number,
  isGoal: (square: number) => boolean,
  estimate: Estimate | null,
): boolean {
  const { steps } = walker.way
  let square = from
  let parity = odd
  let direction = 0
  for (let left = leftOf(estimate, walker, from, odd); left > 0 || !isGoal(square); ) {
    let tries = 0
    for (; tries < 8; tries++, direction = (direction + 1) & 7) {
      const to = steps[square * 8 + direction]
      const weight = to < 0 ? 0 : enterWeight(walker, to)
      if (weight === 0) continue
      const diagonal = (direction & 1) === 1
      const after = oddAfter(weight, diagonal, parity)
      const rest = leftOf(estimate, walker, to, after)
      if (stepCost(weight, diagonal, parity) + rest !== left) continue
      square = to
      parity = after
      left = rest
      break
    }
    if (tries === 8) return false
  }
  return true
}

/** Least cost to every space within the limit; -1 beyond. Good until the next search. */
export function costsWithin(walker: Walker, from: number, odd: number, limit: number): (square: number) => number {
  leastCost(walker, from, odd, limit, () => false)
  return (square) => {
    const even = cost[square * 2] - search
    const uneven = cost[square * 2 + 1] - search
    return even < 0 ? Math.max(uneven, -1) : uneven < 0 ? even : Math.min(even, uneven)
  }
}

function begin(walker: Walker, limit: number): void {
  const states = walker.board.squares * 2
  search += LONGEST
  if (cost.length < states || search > 0x7fffffff - LONGEST) {
    cost = new Int32Array(states)
    entry = new Int32Array(states * MOST_ENTRIES)
    after = new Int32Array(states * MOST_ENTRIES)
    search = LONGEST
  }
  if (first.length <= limit) first = new Int32Array(limit + 32)
  first.fill(-1, 0, limit + 1)
}
