import { die, namedDie } from '@undercroft/engine'

export const D6 = die(6)
export const D8 = die(8)

/** BZ-GEN-09: the faces of a block die, in the order of its values 1 to 6. */
export const BLOCK = namedDie('block', ['knockdown', 'crunch', 'tackle', 'miss', 'shove', 'shove'])

export const CRUNCH = 1
export const TACKLE = 2
export const MISS = 3
export const SHOVE = 4
export type Face = 0 | 1 | 2 | 3 | 4

export const faceNames = ['knockdown', 'crunch', 'tackle', 'miss', 'shove'] as const
export type FaceName = (typeof faceNames)[number]

/** The face for a value of the block die; the last two values are both Shove. */
export const faceOf = (value: number): Face => Math.min(value - 1, SHOVE) as Face

/** So many block dice. */
export const blockDice = [[], [BLOCK], [BLOCK, BLOCK], [BLOCK, BLOCK, BLOCK]] as const
