import type { Happening } from './session.ts'

export interface TurningPoint {
  /** The place of its most telling moment among the happenings. */
  readonly at: number
  /** Who gained by it. */
  readonly seat: number
  readonly swing: number
}

/** How far ahead each seat is of the best of the others. */
const leads = (values: readonly number[]): number[] =>
  values.map((own, seat) => own - Math.max(...values.filter((_, other) => other !== seat)))

/** What is known of a happening for this purpose. */
export interface Telling {
  /** Something can be told of it. */
  readonly isTold: boolean
  readonly beginsTurn: boolean
}

/**
 * The turns that decided the match, in its order, each named by its most telling moment: those that scored, then those in which
 * the lead changed most. `course` holds the worth of the position for each seat after each action.
 */
export function turningPoints(
  course: readonly (readonly number[])[],
  happenings: readonly Happening[],
  tell: (happening: Happening) => Telling,
  most = 5,
): TurningPoint[] {
  const gainsOf = (first: Happening, last: Happening): number[] | null => {
    const before = course[first.count - 2]
    const after = course[last.count - 1]
    if (!before || !after) return null
    const was = leads(before)
    return leads(after).map((lead, seat) => lead - was[seat])
  }
  const points: (TurningPoint & { readonly scored: number })[] = []
  for (const turn of turnsOf(happenings, tell)) {
    const gains = gainsOf(turn[0].happening, turn[turn.length - 1].happening)
    const swing = gains ? Math.max(...gains) : 0
    if (!gains || swing <= 0) continue
    const seat = gains.indexOf(swing)
    const telling = turn.filter(({ isTold }) => isTold)
    const worth = ({ at, happening }: Moment): [number, number] => [
      (happening.scores[seat] ?? 0) - (happenings[at - 1]?.scores[seat] ?? 0),
      gainsOf(happening, happening)?.[seat] ?? 0,
    ]
    const sorted = telling
      .map((moment) => ({ at: moment.at, worth: worth(moment) }))
      .sort((a, b) => b.worth[0] - a.worth[0] || b.worth[1] - a.worth[1])
    if (sorted.length > 0) points.push({ at: sorted[0].at, seat, swing, scored: Math.sign(sorted[0].worth[0]) })
  }
  return points
    .sort((a, b) => b.scored - a.scored || b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ at, seat, swing }) => ({ at, seat, swing }))
}

interface Moment extends Telling {
  readonly at: number
  readonly happening: Happening
}

function turnsOf(happenings: readonly Happening[], tell: (happening: Happening) => Telling): Moment[][] {
  const turns: Moment[][] = [[]]
  happenings.forEach((happening, at) => {
    const moment = { at, happening, ...tell(happening) }
    turns[turns.length - 1].push(moment)
    // The action that ends a turn tells of the beginning of the next.
    if (moment.beginsTurn) turns.push([])
  })
  return turns.filter((turn) => turn.length > 0)
}
