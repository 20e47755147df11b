import type { Thing as AnyThing } from '@undercroft/engine'
import type { BonusPlayId } from '../bonus/index.ts'
import type { ActionRecord, BlitzState } from '../state.ts'

/** What stands in the home of a challenge: the front of one or more cards. */
export interface Thing extends AnyThing {
  readonly points: number
  /** The bonus plays on the backs of its cards. */
  readonly backs: readonly BonusPlayId[]
}

/** When a challenge is met, judged in the claim step of the action just made (BZ-CARD-04). */
export type Condition = (state: BlitzState, record: ActionRecord) => boolean
