import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type BonusPlayId = ThingId

export interface BonusPlay extends Thing {
  readonly id: BonusPlayId
}

/** The bonus plays on the backs of the challenge cards. */
export const bonusPlays: readonly BonusPlay[] = things
