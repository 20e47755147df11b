import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type BallKind = ThingId

export interface BallType extends Thing {
  readonly id: BallKind
}

/** The kinds of ball. Without the special-balls option every ball is an ordinary one. */
export const ballTypes: readonly BallType[] = things

/** As many balls as can be in play together (BZ-BALL-09). */
export const BALL_SUPPLY = 6
