/** Steps between one place and every square, -1 where no way leads. */
export type Distances = Int16Array

const NO_WAY = 1000

const stepsFrom = (to: Distances, square: number): number => (to[square] < 0 ? NO_WAY : to[square])

/**
 * Of the steps that may be taken, the best `count` towards each of the places worth going to: those that come nearest, and of
 * those the ones with the least trouble. Where the straight way is closed, a step that comes no nearer will do.
 */
export function stepsTowards<Step>(
  steps: readonly Step[],
  squareOf: (step: Step) => number,
  here: number,
  places: readonly Distances[],
  trouble: (square: number) => number,
  count = 1,
): Set<Step> {
  const found = new Set<Step>()
  for (const to of places) {
    const away = stepsFrom(to, here)
    const nearest = steps
      .filter((step) => stepsFrom(to, squareOf(step)) <= away)
      .map((step) => ({ step, cost: 2 * stepsFrom(to, squareOf(step)) + trouble(squareOf(step)) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, count)
    for (const { step } of nearest) found.add(step)
  }
  return found
}
