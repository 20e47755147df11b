import type { Happening } from './session.ts'

export interface TurningPoint {
  /** Its place among the happenings. */
  readonly at: number
  /** Who gained by it. */
  readonly seat: number
  readonly swing: number
}

/** How far ahead each seat is of the best of the others. */
const leads = (values: readonly number[]): number[] =>
  values.map((own, seat) => own - Math.max(...values.filter((_, other) => other !== seat)))

/**
 * The moments at which the lead changed most, in the order of the match. `course` holds the worth of the position for each
 * seat after each action; only moments that something can be told of count.
 */
export function turningPoints(
  course: readonly (readonly number[])[],
  happenings: readonly Happening[],
  isTold: (happening: Happening) => boolean,
  most = 5,
): TurningPoint[] {
  const points: TurningPoint[] = []
  happenings.forEach((happening, at) => {
    const now = course[happening.count - 1]
    const before = course[happening.count - 2]
    if (!now || !before || !isTold(happening)) return
    const was = leads(before)
    const gains = leads(now).map((lead, seat) => lead - was[seat])
    const swing = Math.max(...gains)
    if (swing > 0) points.push({ at, seat: gains.indexOf(swing), swing })
  })
  return points
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}
