import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type PositionId = ThingId

export interface Position extends Thing {
  readonly id: PositionId
}

/** The names of players, which teams share. */
export const positions: readonly Position[] = things
