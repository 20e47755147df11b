import type { Thing as AnyThing } from '@undercroft/engine'

/** A terrain tile as it is drawn: one code per square. Assembly tiles are drawn for the north-west corner. */
export interface Thing extends AnyThing {
  readonly kind: 'assembly' | 'generic'
  readonly rows: readonly string[]
}
