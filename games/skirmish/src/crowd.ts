import { DX, DY } from '@undercroft/engine/grid'

/**
 * Who stands within two squares of a creature, as bits: one for each place of its space after a move by so many squares, from two up
 * and left to two down and right. A bit is set where somebody's block is in the way, walls aside.
 */
export interface Crowd {
  /** Enemies that can defend themselves, and all others. */
  foes: number
  friends: number
  /** Somebody reaches into a wall: the block is more than the space. */
  squeezed: boolean
}

export const nobody = (): Crowd => ({ foes: 0, friends: 0, squeezed: false })

/** So far it looks. */
export const FAR = 2
const SIDE = 2 * FAR + 1

/** The bit of a move by so many squares. */
const bitOf = (dx: number, dy: number): number => 1 << ((dy + FAR) * SIDE + dx + FAR)

/** By the direction of a step. */
export const AFTER_STEP: readonly number[] = Array.from(DX, (dx, direction) => bitOf(dx, DY[direction]))

/** By the direction of a step and then that of the next one: `direction * 8 + next`. */
export const AFTER_TWO: readonly number[] = Array.from({ length: 64 }, (_, steps) =>
  bitOf(DX[steps >> 3] + DX[steps & 7], DY[steps >> 3] + DY[steps & 7]),
)

/** By the bits of rows: the first place of each. */
const FIRST_OF_ROWS: readonly number[] = Array.from({ length: 1 << SIDE }, (_, rows) => {
  let bits = 0
  for (let row = 0; row < SIDE; row++) if ((rows & (1 << row)) !== 0) bits |= 1 << (row * SIDE)
  return bits
})

/** Moves after which a block of this width meets another one, whose corner is so far right of (or below) its own. */
export function meetings(right: number, down: number, width: number, otherWidth: number): number {
  return along(right, width, otherWidth) * FIRST_OF_ROWS[along(down, width, otherWidth)]
}

/** The same in one direction, a bit for each move from -2 to 2. */
function along(offset: number, width: number, otherWidth: number): number {
  const low = offset - width + 1
  const high = offset + otherWidth - 1
  return (2 << ((high > FAR ? FAR : high) + FAR)) - (1 << ((low < -FAR ? -FAR : low) + FAR))
}
