import type { Thing as AnyThing } from '@undercroft/engine'
import type { PositionLine } from '../team.ts'

/** What stands in the home of a team. */
export interface Thing extends AnyThing {
  readonly tier: number
  readonly reroll: number
  readonly apothecary: boolean
  readonly leagues?: readonly string[]
  readonly special?: readonly string[]
  readonly patrons?: readonly string[]
  readonly orLeague?: string
  readonly bigGuyLimit?: number
  readonly journeymen: readonly string[]
  readonly official?: boolean
  readonly positions: readonly PositionLine[]
}
