import type { Modifier } from '@undercroft/engine'
import { boardOf } from '../rules.ts'
import type { BallMatch } from '../state.ts'
import type { Test } from '../test.ts'

/** The penalty of a jump made smaller by 1, but never smaller than -1. */
export const easierJump = ({ kind, modifiers }: Test): number => (kind === 'jump' && sum(modifiers) < -1 ? 1 : 0)

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { value }) => total + value, 0)

/** Impassable squares are not leapt over; obstacles and the edge of the field are no step at all (DB-SKILL-LEAP-01). */
export const leapsOver = (match: BallMatch, square: number): boolean => boardOf(match).footing[square] === 1
