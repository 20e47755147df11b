import type { StepTable } from './steps.ts'

/** Reusable memory of a search on a board of a given number of squares; a search overwrites the one before. */
export interface Reach {
  readonly squares: number
  /** Least cost per state, -1 where not reached. A state is `square * 2 + (diagonals walked so far, odd or even)`. */
  readonly cost: Int32Array
  /** State before, -1 at a start. */
  readonly previous: Int32Array
  /** Bucket queue: first entry of each cost, and the lists of entries. */
  heads: Int32Array
  readonly next: Int32Array
  readonly entries: Int32Array
}

export interface ReachOptions {
  readonly steps: StepTable
  readonly starts: readonly number[]
  /** Highest cost that is still of interest. */
  readonly limit: number
  /**
   * Weight of a step, a whole number: 1 for a plain one, more for a slow one, 0 where the piece may not go.
   * Without it every step of the table weighs 1.
   */
  readonly weight?: (from: number, to: number, direction: number) => number
  /** `alternating`: a step of weight w counts as w diagonals, of which every second costs 2. Otherwise weight is cost. */
  readonly diagonals?: 'plain' | 'alternating'
}

export function createReach(squares: number): Reach {
  return {
    squares,
    cost: new Int32Array(squares * 2),
    previous: new Int32Array(squares * 2),
    heads: new Int32Array(64),
    next: new Int32Array(squares * 17),
    entries: new Int32Array(squares * 17),
  }
}

/** Finds the cheapest way to every square within the limit (Dijkstra with one bucket per cost). */
export function search(reach: Reach, { steps, starts, limit, weight, diagonals = 'plain' }: ReachOptions): void {
  const { cost, previous, next, entries } = reach
  if (reach.heads.length <= limit) reach.heads = new Int32Array(limit + 1)
  const heads = reach.heads.fill(-1, 0, limit + 1)
  const alternating = diagonals === 'alternating' ? 1 : 0
  cost.fill(-1)
  let count = 0
  for (const start of starts) {
    if (cost[start * 2] === 0) continue
    cost[start * 2] = 0
    previous[start * 2] = -1
    entries[count] = start * 2
    next[count] = heads[0]
    heads[0] = count++
  }
  for (let paid = 0; paid <= limit; paid++) {
    while (heads[paid] >= 0) {
      const state = entries[heads[paid]]
      heads[paid] = next[heads[paid]]
      if (cost[state] !== paid) continue
      const from = state >> 1
      const odd = state & 1
      for (let direction = 0; direction < 8; direction++) {
        const to = steps[from * 8 + direction]
        if (to < 0) continue
        const weighs = weight === undefined ? 1 : weight(from, to, direction)
        if (weighs === 0) continue
        const diagonal = alternating & direction
        const total = paid + weighs + (diagonal === 1 ? (weighs + odd) >> 1 : 0)
        const reached = to * 2 + (diagonal === 1 ? (odd + weighs) & 1 : odd)
        if (total > limit || (cost[reached] >= 0 && cost[reached] <= total)) continue
        // Arriving no cheaper than with an even count of diagonals is never better.
        if ((reached & 1) === 1 && cost[reached - 1] >= 0 && cost[reached - 1] <= total) continue
        cost[reached] = total
        previous[reached] = state
        entries[count] = reached
        next[count] = heads[total]
        heads[total] = count++
      }
    }
  }
}

/** Cost of the cheapest way found to a square, or -1. */
export function costTo(reach: Reach, square: number): number {
  const even = reach.cost[square * 2]
  const odd = reach.cost[square * 2 + 1]
  return even < 0 || (odd >= 0 && odd < even) ? odd : even
}

/** The squares of the cheapest way found, the start left out; empty where the square is a start or out of reach. */
export function pathTo(reach: Reach, square: number): number[] {
  const path: number[] = []
  const best = costTo(reach, square)
  if (best < 0) return path
  let state = reach.cost[square * 2] === best ? square * 2 : square * 2 + 1
  while (reach.previous[state] >= 0) {
    path.push(state >> 1)
    state = reach.previous[state]
  }
  return path.reverse()
}

/** Every square reached, in the order of their indexes. */
export function reachedSquares(reach: Reach): number[] {
  const squares: number[] = []
  for (let square = 0; square < reach.squares; square++) if (costTo(reach, square) >= 0) squares.push(square)
  return squares
}

/** The connected area of a square: everything that steps of the table lead to and `mayEnter` allows. */
export function flood(steps: StepTable, start: number, mayEnter?: (square: number) => boolean): number[] {
  const seen = new Uint8Array(steps.length >> 3)
  const area = [start]
  seen[start] = 1
  for (const from of area) {
    for (let direction = 0; direction < 8; direction++) {
      const to = steps[from * 8 + direction]
      if (to < 0 || seen[to] === 1 || (mayEnter !== undefined && !mayEnter(to))) continue
      seen[to] = 1
      area.push(to)
    }
  }
  return area.sort((a, b) => a - b)
}
