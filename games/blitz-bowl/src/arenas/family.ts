import type { Thing as AnyThing } from '@undercroft/engine'

/** What an arena changes. The rules ask here and never name an arena. */
export interface ArenaRules {
  /** Taken off the emergency-reserves value. */
  readonly fewerReserves: number
  readonly trapdoorReserves: boolean
  readonly runAfterReserves: boolean
  readonly easyLongThrows: boolean
  readonly crunchingShoves: boolean
  readonly assistDice: number
  readonly suddenDeathLead: number
  readonly trapdoorsAssist: boolean
}

/** What stands in the home of an arena. */
export interface Thing extends AnyThing {
  readonly changes: Partial<ArenaRules>
}
