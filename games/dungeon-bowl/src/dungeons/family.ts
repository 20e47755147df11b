import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a ready-made dungeon: 'armoury 4 10' or 'corridor 17 4 1': name, x, y, quarter turns. */
export interface Thing extends AnyThing {
  readonly tiles: readonly string[]
}
