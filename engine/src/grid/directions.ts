import { type Grid, squareAt, xOf, yOf } from './grid.ts'

/** The eight steps, clockwise from north. Even ones are straight, odd ones diagonal. */
export const NORTH = 0
export const NORTH_EAST = 1
export const EAST = 2
export const SOUTH_EAST = 3
export const SOUTH = 4
export const SOUTH_WEST = 5
export const WEST = 6
export const NORTH_WEST = 7

export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1]
export const DY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1]

const BY_STEP = [NORTH_WEST, NORTH, NORTH_EAST, WEST, -1, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST]

export const isDiagonal = (direction: number): boolean => (direction & 1) === 1

/** Turns a direction clockwise by eighths of a full turn; negative numbers turn it back. */
export const turn = (direction: number, eighths: number): number => (direction + eighths) & 7

export const opposite = (direction: number): number => (direction + 4) & 7

/** The direction of a single step, or -1 when (dx, dy) is none. */
export function directionOf(dx: number, dy: number): number {
  return dx < -1 || dx > 1 || dy < -1 || dy > 1 ? -1 : BY_STEP[(dy + 1) * 3 + dx + 1]
}

/** The direction from a square to a neighbour of it, or -1 when they do not touch. */
export function directionBetween(grid: Grid, from: number, to: number): number {
  return directionOf(xOf(grid, to) - xOf(grid, from), yOf(grid, to) - yOf(grid, from))
}

/** The three directions that lead away: straight on, then the ones an eighth to the left and to the right. */
export function awayFrom(direction: number): readonly [number, number, number] {
  return [direction, turn(direction, -1), turn(direction, 1)]
}

/** The square a number of steps on in a direction, walls ignored, or -1 off the board. */
export function walk(grid: Grid, square: number, direction: number, steps = 1): number {
  return squareAt(grid, xOf(grid, square) + DX[direction] * steps, yOf(grid, square) + DY[direction] * steps)
}
