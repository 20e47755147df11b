import { Random } from '@undercroft/engine'
import type { Weighing } from './tunable.ts'

/** A pair of matches between two turned guides: how each weight was turned (-1 to 1 spans), and what the first of them scored of 2. */
export interface Trial {
  readonly a: Float64Array
  readonly b: Float64Array
  readonly score: number
}

const FINE = 1000

/** How the weights of the two guides of a pair are turned: by lot, each for itself. */
export function turnsOf(seed: number, count: number): Pick<Trial, 'a' | 'b'> {
  const random = new Random(seed ^ 0x7a11)
  const draw = () => Float64Array.from({ length: count }, () => random.below(2 * FINE + 1) / FINE - 1)
  return { a: draw(), b: draw() }
}

export function turned(weights: Weighing, spans: Weighing, turns: Float64Array): Weighing {
  return Object.fromEntries(Object.entries(weights).map(([name, weight], i) => [name, weight + turns[i] * spans[name]]))
}

/** What turning a weight by a whole span gains, in shares of a match, and the error of that. */
export interface Slope {
  readonly gain: number
  readonly error: number
}

/**
 * Least squares: each pair's score is explained by how differently its guides were turned. All weights are turned in every pair,
 * so each pair tells something about all of them.
 */
export function slopesOf(trials: readonly Trial[], count: number): Slope[] {
  const normal = Array.from({ length: count }, () => new Float64Array(count + 1))
  let squares = 0
  for (const { a, b, score } of trials) {
    const y = score / 2 - 0.5
    squares += y * y
    for (let i = 0; i < count; i++) {
      const x = a[i] - b[i]
      for (let j = 0; j < count; j++) normal[i][j] += x * (a[j] - b[j])
      normal[i][count] += x * y
    }
  }
  // A little ridge keeps few trials solvable.
  for (let i = 0; i < count; i++) normal[i][i] += RIDGE
  const spread = squares / Math.max(1, trials.length)
  const diagonal = normal.map((row, i) => row[i])
  const gains = solved(normal)
  return gains.map((gain, i) => ({ gain, error: Math.sqrt(spread / diagonal[i]) }))
}

const RIDGE = 1

/** Gauss and Jordan. The matrix is positive definite: no pivots are needed. */
function solved(rows: readonly Float64Array[]): number[] {
  for (const [i, row] of rows.entries()) {
    const by = row[i]
    for (let k = i; k < row.length; k++) row[k] /= by
    for (const other of rows) {
      if (other === row) continue
      const part = other[i]
      if (part !== 0) for (let k = i; k < row.length; k++) other[k] -= part * row[k]
    }
  }
  return rows.map((row) => row[rows.length])
}

/** The weights moved to where they gained: by a whole span where that is beyond doubt, by less where it may be chance. */
export function moved(weights: Weighing, spans: Weighing, slopes: readonly Slope[], stride: number): Weighing {
  const turns = Float64Array.from(slopes, ({ gain, error }) => {
    return error > 0 ? stride * Math.max(-1, Math.min(1, gain / (SURE * error))) : 0
  })
  const next = turned(weights, spans, turns)
  return Object.fromEntries(Object.entries(next).map(([name, weight]) => [name, Number(weight.toPrecision(4))]))
}

/** So many errors are beyond doubt. */
const SURE = 2
