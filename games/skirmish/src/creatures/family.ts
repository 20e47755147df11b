import type { Thing as AnyThing } from '@undercroft/engine'
import type { CardText } from '../card/text.ts'

/** What stands in the home of a creature: its stat card. */
export interface Thing extends AnyThing, CardText {}
