import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a position. Its figures are on the cards of its teams. */
export interface Thing extends AnyThing {
  /** BZ-TTM-01. */
  readonly throwsTeamMates?: boolean
}
