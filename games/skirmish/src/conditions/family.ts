import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a condition: its rules and words. What it does is told in `../magic/conditions.ts`. */
export type Thing = AnyThing
