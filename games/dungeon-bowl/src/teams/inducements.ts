/** Petty Cash of each team: what it lacks to the highest Current Team Value (DB-IND-03, DB-MULTI-18). */
export function pettyCash(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  return values.map((value) => highest - value)
}

/** The order in which coaches declare: higher value first, the winner of the coin toss where they are equal (DB-IND-05). */
export function declarationOrder(values: readonly number[], tossWinner: number): number[] {
  const fromWinner = values.map((_, i) => (i + tossWinner) % values.length)
  return fromWinner.sort((a, b) => values[b] - values[a])
}
