import type { BallAbility, Interrupt } from '@undercroft/ball'
import type { Action, AnyProcedure, Thing as AnyThing } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'

/** When spells are cast: at the start of the turn of a team before anybody is activated, or right after its end. */
export type SpellMoment = 'start' | 'end'

/** One way to cast a spell: at a player or at a square. */
export interface CastAction extends Action {
  readonly type: 'cast'
  readonly player?: number
  readonly square?: number
}

/** Whom or what the spell was cast at; -1 where it needs no player, no square. */
export interface Aim {
  readonly player: number
  readonly square: number
}

/** What stands in the home of the spell of a College's Wizard; cast once in a game (DB-IND-13). */
export type Thing = AnyThing

/** What it does. */
export interface SpellCode {
  /** How `seat` may cast it at this moment of the turn of the active team; empty for not at all. None: it is cast with an activation. */
  casts?(match: DungeonMatch, seat: number, moment: SpellMoment): CastAction[]
  resolve?(seat: number, aim: Aim): Interrupt
  readonly procedures?: readonly AnyProcedure[]
  /** What it makes of the players whom it strikes. */
  readonly ability?: BallAbility
}
