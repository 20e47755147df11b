import type { Thing as AnyThing } from '@undercroft/engine'

/** A line of the weather table. */
export type Thing = AnyThing
