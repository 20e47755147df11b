import type { StepTable } from './steps.ts'

/**
 * Reusable memory of a search on a board of a given number of squares; a search overwrites the one before.
 * Costs are kept in half squares: where every second diagonal costs 2, a diagonal is three halves and the cost of a way
 * is rounded down, so that no count of diagonals has to be carried along.
 */
export interface Reach {
  /** Least cost per square in half squares, -1 where not reached. */
  readonly halves: Int32Array
  /** Square before on the cheapest way, -1 at a start. */
  readonly previous: Int16Array
  /** Bucket queue: the first entry of each cost, and for each entry its square and the next of the same cost. */
  heads: Int32Array
  readonly next: Int32Array
  readonly entries: Int16Array
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
  /** `alternating`: a diagonal step of weight w counts as w diagonals, of which every second on the way costs 2. */
  readonly diagonals?: 'plain' | 'alternating'
}

export function createReach(squares: number): Reach {
  return {
    halves: new Int32Array(squares),
    previous: new Int16Array(squares),
    heads: new Int32Array(64),
    next: new Int32Array(squares * 9),
    entries: new Int16Array(squares * 9),
  }
}

/** Finds the cheapest way to every square within the limit (Dijkstra with one bucket per cost). */
export function search(reach: Reach, { steps, starts, limit, weight, diagonals = 'plain' }: ReachOptions): void {
  const { halves, previous, next, entries } = reach
  const most = 2 * limit + 1
  if (reach.heads.length <= most) reach.heads = new Int32Array(most + 1)
  const heads = reach.heads.fill(-1, 0, most + 1)
  const diagonal = diagonals === 'alternating' ? 3 : 2
  halves.fill(-1)
  let count = 0
  for (const start of starts) {
    if (halves[start] === 0) continue
    halves[start] = 0
    previous[start] = -1
    entries[count] = start
    next[count] = heads[0]
    heads[0] = count++
  }
  for (let paid = 0; paid <= most; paid++) {
    for (let entry = heads[paid]; entry >= 0; entry = next[entry]) {
      const from = entries[entry]
      if (halves[from] !== paid) continue
      for (let direction = 0; direction < 8; direction++) {
        const to = steps[from * 8 + direction]
        if (to < 0) continue
        const weighs = weight === undefined ? 1 : weight(from, to, direction)
        const total = paid + weighs * ((direction & 1) === 0 ? 2 : diagonal)
        const known = halves[to]
        if (weighs === 0 || total > most || (known >= 0 && known <= total)) continue
        halves[to] = total
        previous[to] = from
        entries[count] = to
        next[count] = heads[total]
        heads[total] = count++
      }
    }
  }
}

/** Cost of the cheapest way found to a square, or -1. */
export function costTo(reach: Reach, square: number): number {
  return reach.halves[square] >> 1
}

/** The squares of the cheapest way found, the start left out; empty where the square is a start or out of reach. */
export function pathTo(reach: Reach, square: number): number[] {
  const path: number[] = []
  if (reach.halves[square] < 0) return path
  for (let at = square; reach.previous[at] >= 0; at = reach.previous[at]) path.push(at)
  return path.reverse()
}

/** Every square reached, in the order of their indexes. */
export function reachedSquares(reach: Reach): number[] {
  const squares: number[] = []
  for (let square = 0; square < reach.halves.length; square++) if (reach.halves[square] >= 0) squares.push(square)
  return squares
}

/** The connected area of a square: everything that steps of the table lead to and `mayEnter` allows, in index order. */
export function flood(steps: StepTable, start: number, mayEnter?: (square: number) => boolean): number[] {
  const size = steps.length >> 3
  const seen = new Uint8Array(size)
  const queue = new Int16Array(size)
  let end = 1
  queue[0] = start
  seen[start] = 1
  for (let at = 0; at < end; at++) {
    for (let entry = queue[at] * 8, last = entry + 8; entry < last; entry++) {
      const to = steps[entry]
      if (to < 0 || seen[to] === 1 || (mayEnter !== undefined && !mayEnter(to))) continue
      seen[to] = 1
      queue[end++] = to
    }
  }
  const area: number[] = []
  for (let square = 0; square < size; square++) if (seen[square] === 1) area.push(square)
  return area
}
