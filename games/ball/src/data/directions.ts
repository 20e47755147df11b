/**
 * The eight directions in the order of the D8 template, row by row from the north-west (DB-BALL-01):
 * 1 NW, 2 N, 3 NE, 4 W, 5 E, 6 SW, 7 S, 8 SE. A direction is an index 0..7, that is the D8 minus one.
 * x grows to the east and y to the south (DB-GEN-08).
 */
export const DIRECTIONS = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'] as const
export type DirectionName = (typeof DIRECTIONS)[number]

export const DX = [-1, 0, 1, -1, 1, -1, 0, 1] as const
export const DY = [-1, -1, -1, 0, 0, 1, 1, 1] as const

export const NW = 0
export const N = 1
export const NE = 2
export const W = 3
export const E = 4
export const SW = 5
export const S = 6
export const SE = 7

/** The direction of the step (dx,dy), both in -1..1 and not both 0. */
const INDEX = [NW, N, NE, W, -1, E, SW, S, SE] as const
export const directionOf = (dx: number, dy: number): number => INDEX[(dy + 1) * 3 + dx + 1]

export const opposite = (direction: number): number => 7 - direction
export const isDiagonal = (direction: number): boolean => DX[direction] !== 0 && DY[direction] !== 0

/** Clockwise, for turning left and right by eighths. */
export const CLOCKWISE = [N, NE, E, SE, S, SW, W, NW] as const
const PLACE = [7, 0, 1, 6, 2, 5, 4, 3] as const
export const turned = (direction: number, eighths: number): number => CLOCKWISE[(PLACE[direction] + eighths + 8) % 8]
