import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of an inducement: how many a team may have, and for how much each. */
export interface Thing extends AnyThing {
  readonly most: number
  readonly cost: number
}
