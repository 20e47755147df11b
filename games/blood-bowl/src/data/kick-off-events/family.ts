import type { Thing as AnyThing } from '@undercroft/engine'

/** A line of the kick-off table; the first is for a sum of 2. */
export type Thing = AnyThing
