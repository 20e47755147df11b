import { enterWeight, oddAfter, stepCost, type Walker } from './walker.ts'

/** States are `square * 2 + (odd number of diagonals)`. */
let cost = new Int32Array(0)
let queue: number[][] = []

/** An estimate that never exceeds what is left to pay. */
export type Estimate = (square: number) => number

const NO_ESTIMATE: Estimate = () => 0

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
  estimate: Estimate = NO_ESTIMATE,
): number {
  if (isGoal(from)) return 0
  begin(walker, limit)
  const { steps } = walker.way
  const start = from * 2 + odd
  cost[start] = 0
  let bucket = estimate(from)
  if (bucket > limit) return -1
  queue[bucket].push(start)
  for (; bucket <= limit; bucket++) {
    const open = queue[bucket]
    while (open.length > 0) {
      const state = open.pop()!
      const square = state >> 1
      const paid = cost[state]
      if (paid + estimate(square) !== bucket) continue
      if (isGoal(square)) return paid
      for (let direction = 0; direction < 8; direction++) {
        const to = steps[square * 8 + direction]
        if (to < 0) continue
        const weight = enterWeight(walker, to)
        if (weight === 0) continue
        const diagonal = (direction & 1) === 1
        const total = paid + stepCost(weight, diagonal, state & 1)
        const reached = to * 2 + oddAfter(weight, diagonal, state & 1)
        if (cost[reached] >= 0 && cost[reached] <= total) continue
        const guess = total + estimate(to)
        if (guess > limit) continue
        cost[reached] = total
        queue[guess < bucket ? bucket : guess].push(reached)
      }
    }
  }
  return -1
}

/** Least cost to every space within the limit; -1 beyond. Good until the next search. */
export function costsWithin(walker: Walker, from: number, odd: number, limit: number): (square: number) => number {
  leastCost(walker, from, odd, limit, () => false)
  return (square) => {
    const even = cost[square * 2]
    const uneven = cost[square * 2 + 1]
    return even < 0 ? uneven : uneven < 0 ? even : Math.min(even, uneven)
  }
}

function begin(walker: Walker, limit: number): void {
  const states = walker.board.squares * 2
  if (cost.length !== states) cost = new Int32Array(states)
  cost.fill(-1)
  if (queue.length <= limit) queue = Array.from({ length: limit + 32 }, () => [])
  else for (let i = 0; i <= limit; i++) queue[i].length = 0
}
