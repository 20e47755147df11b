import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type RandomEventId = ThingId

export interface RandomEventCard extends Thing {
  readonly id: RandomEventId
}

/** The random events (BZ-ADV-02). */
export const randomEvents: readonly RandomEventCard[] = things
