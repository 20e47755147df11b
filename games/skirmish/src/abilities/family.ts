import type { AnyProcedure, Thing as AnyThing } from '@undercroft/engine'
import type { Moments } from '../moments.ts'
import type { Gives } from './traits.ts'

/** What stands in the home of an ability. */
export interface Thing extends AnyThing {
  /** Its name on the cards. */
  readonly printed: string
  readonly gives?: Gives
}

/** What it does: answers to moments, and procedures that only it uses. */
export interface AbilityCode {
  readonly on: Partial<Moments>
  readonly procedures?: readonly AnyProcedure[]
}
