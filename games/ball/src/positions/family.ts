import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a position: its short name. Its figures are on the rosters of the Colleges. */
export type Thing = AnyThing
