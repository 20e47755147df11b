import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a random event. */
export interface Thing extends AnyThing {
  /** How many cards have it. */
  readonly copies: number
}
