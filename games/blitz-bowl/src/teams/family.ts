import type { Thing as AnyThing } from '@undercroft/engine'
import type { AbilityId } from '../abilities/index.ts'
import type { PositionId } from '../positions/index.ts'

/** What stands in the home of a team: its card. A dash on the card is null. */
export interface Thing extends AnyThing {
  readonly emergencyReserves: number
  readonly positions: readonly {
    readonly id: PositionId
    readonly count: number
    readonly move: number | 'd6'
    readonly block: number
    readonly throw: number | null
    readonly armour: number | null
    readonly ability?: AbilityId
  }[]
}
