/** Two contestants who met: what the first one scored in each pair of matches (0 to 2, a draw is a half). */
export interface Couple {
  readonly a: number
  readonly b: number
  readonly pairs: readonly number[]
}

export interface Rating {
  /** Against the first contestant, who has 0. */
  readonly elo: number
  /** Half of the 95 % interval. */
  readonly error: number
}

const ELO = 400 / Math.LN10
const ROUNDS = 200

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference))

/**
 * Ratings by Bradley and Terry. Each contestant has one virtual draw against a stranger of rating 0, so that somebody who has won
 * everything stays finite. The two matches of a pair have the same dice and teams, so a pair is one observation for the interval.
 */
export function ratings(count: number, couples: readonly Couple[]): Rating[] {
  let strengths = new Array<number>(count).fill(0)
  let inverse: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = hill(count, couples, strengths)
    inverse = invert(bend)
    const step = times(inverse, slope)
    strengths = strengths.map((strength, i) => strength + Math.max(-2, Math.min(2, step[i])))
    if (step.every((one) => Math.abs(one) < 1e-9)) break
  }
  const noise = square(count, 0)
  for (const { a, b, pairs } of couples) {
    const expected = 2 * chance(strengths[a] - strengths[b])
    let sum = 0
    for (const score of pairs) sum += (score - expected) ** 2
    add(noise, a, b, sum)
  }
  const spread = product(product(inverse, noise), inverse)
  return strengths.map((strength, i) => ({
    elo: ELO * (strength - strengths[0]),
    error: 1.96 * ELO * Math.sqrt(Math.max(0, spread[i][i] + spread[0][0] - 2 * spread[i][0])),
  }))
}

/** Slope and bend of the likelihood. */
function hill(count: number, couples: readonly Couple[], strengths: readonly number[]) {
  const slope = strengths.map((strength) => 0.5 - chance(strength))
  const bend = square(count, 0)
  strengths.forEach((strength, i) => {
    bend[i][i] = chance(strength) * (1 - chance(strength))
  })
  for (const { a, b, pairs } of couples) {
    const expected = chance(strengths[a] - strengths[b])
    const matches = 2 * pairs.length
    const more = pairs.reduce((sum, score) => sum + score, 0) - matches * expected
    slope[a] += more
    slope[b] -= more
    add(bend, a, b, matches * expected * (1 - expected))
  }
  return { slope, bend }
}

const square = (size: number, value: number): number[][] =>
  Array.from({ length: size }, () => new Array<number>(size).fill(value))

function add(matrix: number[][], a: number, b: number, value: number): void {
  matrix[a][a] += value
  matrix[b][b] += value
  matrix[a][b] -= value
  matrix[b][a] -= value
}

const times = (matrix: readonly number[][], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i], 0))

const product = (a: readonly number[][], b: readonly number[][]): number[][] =>
  a.map((row) => b[0].map((_, column) => row.reduce((sum, value, i) => sum + value * b[i][column], 0)))

/** Gauss and Jordan. */
function invert(matrix: readonly number[][]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < size; column++) {
    const pivot = rows[column][column]
    rows[column] = rows[column].map((value) => value / pivot)
    rows.forEach((row, i) => {
      if (i === column) return
      const factor = row[column]
      rows[i] = row.map((value, j) => value - factor * rows[column][j])
    })
  }
  return rows.map((row) => row.slice(size))
}
