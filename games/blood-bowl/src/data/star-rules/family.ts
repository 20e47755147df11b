import type { Thing as AnyThing } from '@undercroft/engine'

/** How often a star's own rule may be used. */
export type StarLimit = 'always' | 'activation' | 'turn' | 'drive' | 'half' | 'game'

/** What stands in the home of a rule that only one star (or one pair) has. */
export interface Thing extends AnyThing {
  readonly limit: StarLimit
}
