import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export const COLUMNS = 15
export const ROWS = 11
export const SQUARES = COLUMNS * ROWS

export type BoardId = ThingId

export interface BoardPlan extends Thing {
  readonly id: BoardId
}

/** The sides of the board (BZ-GEN-02). */
export const boardPlans: readonly BoardPlan[] = things
