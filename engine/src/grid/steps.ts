import { DX, DY, EAST, NORTH, SOUTH, WEST } from './directions.ts'
import { type Grid, SOLID, squareAt, WALL_EAST, WALL_SOUTH } from './grid.ts'

/**
 * What a diagonal step asks of the corner it passes. Two L-shaped routes lead round it, and each can be closed by a wall
 * square or by a wall on an edge:
 *   both    both routes must be open
 *   either  one open route is enough
 *   ignored the corner does not matter, only the square that is entered
 */
export type Corner = 'both' | 'either' | 'ignored'

/** Where each step leads: entry `square * 8 + direction` is the next square, or -1 where no step is possible. */
export type StepTable = Int16Array

/** Neighbours with no regard to walls; off the board is -1. */
export function neighbourTable(grid: Grid): StepTable {
  return tabulate(grid, (x, y, direction) => squareAt(grid, x + DX[direction], y + DY[direction]) >= 0)
}

/** Steps that walls allow to a piece of n x n squares (named by its top left square), one square wide unless told. */
export function stepTable(grid: Grid, corner: Corner, size = 1): StepTable {
  return tabulate(grid, (x, y, direction) => stepIsOpen(grid, x, y, direction, corner, size))
}

/** The entries of a step table as one list of squares for each square, in the order of the directions. */
export function neighbourLists(table: StepTable, straightOnly = false): readonly (readonly number[])[] {
  const lists: number[][] = []
  for (let row = 0; row < table.length; row += 8) {
    const list: number[] = []
    for (let direction = 0; direction < 8; direction += straightOnly ? 2 : 1)
      if (table[row + direction] >= 0) list.push(table[row + direction])
    lists.push(list)
  }
  return lists
}

/** Whether one step leads from the first square to the second; for a table of walls this is adjacency. */
export function isStep(table: StepTable, from: number, to: number): boolean {
  const row = from * 8
  for (let direction = 0; direction < 8; direction++) if (table[row + direction] === to) return true
  return false
}

/** Whether an n x n piece can stand with its top left at (x, y): on the board, no wall square or wall edge inside it. */
export function fits(grid: Grid, x: number, y: number, size: number): boolean {
  if (x < 0 || y < 0 || x + size > grid.width || y + size > grid.height) return false
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const walls = grid.walls[(y + row) * grid.width + x + column]
      if (walls & SOLID) return false
      if (column < size - 1 && walls & WALL_EAST) return false
      if (row < size - 1 && walls & WALL_SOUTH) return false
    }
  }
  return true
}

function tabulate(grid: Grid, isOpen: (x: number, y: number, direction: number) => boolean): StepTable {
  const table = new Int16Array(grid.width * grid.height * 8).fill(-1)
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const square = y * grid.width + x
      for (let direction = 0; direction < 8; direction++)
        if (isOpen(x, y, direction)) table[square * 8 + direction] = square + DY[direction] * grid.width + DX[direction]
    }
  }
  return table
}

function stepIsOpen(grid: Grid, x: number, y: number, direction: number, corner: Corner, size: number): boolean {
  if (!fits(grid, x, y, size)) return false
  const dx = DX[direction]
  const dy = DY[direction]
  if (dx === 0 || dy === 0) return slides(grid, x, y, direction, size)
  if (!fits(grid, x + dx, y + dy, size)) return false
  if (corner === 'ignored') return true
  const sideways = dx > 0 ? EAST : WEST
  const upDown = dy > 0 ? SOUTH : NORTH
  const sidewaysFirst = slides(grid, x, y, sideways, size) && slides(grid, x + dx, y, upDown, size)
  const upDownFirst = slides(grid, x, y, upDown, size) && slides(grid, x, y + dy, sideways, size)
  return corner === 'both' ? sidewaysFirst && upDownFirst : sidewaysFirst || upDownFirst
}

/** A straight step: the space beyond fits, and no wall lies on the edges that the leading side crosses. */
function slides(grid: Grid, x: number, y: number, direction: number, size: number): boolean {
  if (!fits(grid, x + DX[direction], y + DY[direction], size)) return false
  const vertical = direction === NORTH || direction === SOUTH
  const wall = vertical ? WALL_SOUTH : WALL_EAST
  const before = direction === NORTH || direction === WEST ? -1 : size - 1
  for (let i = 0; i < size; i++) {
    const square = vertical ? (y + before) * grid.width + x + i : (y + i) * grid.width + x + before
    if (grid.walls[square] & wall) return false
  }
  return true
}
