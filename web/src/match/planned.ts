import type { Square } from '../board/model.ts'
import type { Plan } from './interaction.ts'

/**
 * What somebody means to do in his next turn: who does what, where, to whom. It holds no action of the position that it was
 * planned in: when the turn comes, it is looked up among what may be done then.
 */
export interface Planned {
  readonly seat: number
  readonly piece: number
  readonly group: string | null
  readonly label: string
  readonly square: Square
  /** Who stood there when it was planned. */
  readonly target: number | null
}

export const plannedFrom = (
  seat: number,
  piece: number,
  plan: Plan,
  square: Square,
  target: number | null,
): Planned => ({
  seat,
  piece,
  group: plan.choice?.group ?? null,
  label: plan.label,
  square,
  target,
})

/** The same among what may be done there now, by whoever stands there now; null if it is gone. */
export function foundAgain(planned: Planned, plans: readonly Plan[], pieceThere: number | null): Plan | null {
  if (pieceThere !== planned.target) return null
  return plans.find(({ choice }) => planned.group === null || choice?.group === planned.group) ?? null
}
