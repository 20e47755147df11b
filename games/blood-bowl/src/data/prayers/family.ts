import type { Thing as AnyThing } from '@undercroft/engine'

/** How long something lasts that does not last for ever. */
export type Span = 'activation' | 'turn' | 'drive' | 'half' | 'game'

/** A line of the prayers table, by D16. */
export interface Thing extends AnyThing {
  readonly span: Span
}
