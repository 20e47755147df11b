import type { Interrupt } from '@undercroft/ball'
import type { Action } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** When spells are cast: at the start of the turn of a team before anybody is activated, or right after its end. */
export type SpellMoment = 'start' | 'end'

/** One way to cast a spell: at a player or at a square. */
export interface CastAction extends Action {
  readonly type: 'cast'
  readonly player?: number
  readonly square?: number
}

/** The spell of a College's Wizard; cast once in a game (DB-IND-13). */
export interface Spell {
  readonly id: string
  readonly rules: readonly string[]
  /** How `seat` may cast it at this moment of the turn of the active team; empty for not at all. */
  casts(match: DungeonMatch, seat: number, moment: SpellMoment): CastAction[]
  resolve(seat: number, action: CastAction): Interrupt
}
