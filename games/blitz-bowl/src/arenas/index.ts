import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type ArenaId = ThingId

export interface Arena extends Thing {
  readonly id: ArenaId
}

/** The arenas, in the order of the D8 (BZ-ARENA-02). */
export const arenas: readonly Arena[] = things
