import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a terrain. */
export interface Thing extends AnyThing {
  /** The letter on maps. */
  readonly code: string
  /** Slow for walkers: 2 squares per step, 3 per diagonal. */
  readonly slow?: boolean
  /** No creature may end its movement there. */
  readonly noStop?: boolean
  /** Walkers cannot enter. */
  readonly impassable?: boolean
}
