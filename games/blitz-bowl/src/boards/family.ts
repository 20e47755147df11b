import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a board: `#` blocked, `T` trapdoor, `L` and `R` the End Zones. */
export interface Thing extends AnyThing {
  readonly rows: readonly string[]
}
