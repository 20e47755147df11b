import type { Thing as AnyThing } from '@undercroft/engine'

/** A special rule of a team. */
export type Thing = AnyThing
