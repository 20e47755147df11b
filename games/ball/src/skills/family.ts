import type { Thing as AnyThing } from '@undercroft/engine'

export const CATEGORIES = ['agility', 'general', 'mutation', 'passing', 'strength'] as const
export type Category = (typeof CATEGORIES)[number]

/** What stands in the home of a skill or trait. */
export interface Thing extends AnyThing {
  readonly category: Category | 'trait'
  /** Traits of which several hear of the same thing answer in this order, then those without a number; by name where they are equal. */
  readonly answers?: number
  /** Must be used whenever it applies (DB-SKU-07, DB-SKU-08); every other one is its coach's choice. */
  readonly compulsory?: boolean
  /** A skill that only one game has: the id of the one before which it stands in the random skill table; null: it is the last. */
  readonly before?: string | null
  /** False: only lists and stars have it, nobody learns it. */
  readonly learned?: boolean
}
