/** Steps between one place and every square, -1 where no way leads. */
export type Distances = Int16Array

const NO_WAY = 1000

const stepsFrom = (to: Distances, square: number): number => (to[square] < 0 ? NO_WAY : to[square])

/**
 * Of the steps that may be taken, the best towards each of the places worth going to: the one that comes nearest with the
 * least trouble. Where the straight way is closed, a step that comes no nearer will do.
 */
export function stepsTowards<Step>(
  steps: readonly Step[],
  squareOf: (step: Step) => number,
  here: number,
  places: readonly Distances[],
  trouble: (square: number) => number,
): Set<Step> {
  const found = new Set<Step>()
  for (const to of places) {
    const away = stepsFrom(to, here)
    let best: Step | null = null
    let least = Number.POSITIVE_INFINITY
    for (const step of steps) {
      const square = squareOf(step)
      const left = stepsFrom(to, square)
      if (left > away) continue
      const cost = 2 * left + trouble(square)
      if (cost >= least) continue
      least = cost
      best = step
    }
    if (best !== null) found.add(best)
  }
  return found
}
