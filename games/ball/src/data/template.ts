import { EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from '@undercroft/engine/grid'

/** The D8 template, row by row from the north-west (DB-BALL-01): D8_DIRECTION[value - 1]. */
export const D8_DIRECTION = [NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST] as const

/** A D3 is a D6 halved, fractions rounded up (DB-DICE-02, DB-DICE-08). */
export const halved = (d6: number): number => (d6 + 1) >> 1
