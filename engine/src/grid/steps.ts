import { EAST, NORTH_EAST, opposite, SOUTH, SOUTH_EAST } from './directions.ts'
import { type Grid, makeGrid, SOLID, WALL_EAST, WALL_SOUTH, xOf, yOf } from './grid.ts'

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
export function neighbourTable({ width, height }: Grid): StepTable {
  return stepTable(makeGrid({ width, height }), 'ignored')
}

/** Steps that walls allow to a piece of n x n squares (named by its top left square), one square wide unless told. */
export function stepTable(grid: Grid, corner: Corner, size = 1): StepTable {
  const { width } = grid
  const last = grid.walls.length
  const table = new Int16Array(last * 8).fill(-1)
  const open = new Uint8Array(last)
  const east = new Uint8Array(last)
  const south = new Uint8Array(last)
  for (let square = 0; square < last; square++)
    open[square] = fits(grid, xOf(grid, square), yOf(grid, square), size) ? 1 : 0
  for (let square = 0; square < last; square++) {
    if (open[square] === 0) continue
    const isLastColumn = (square + 1) % width === 0
    if (!isLastColumn && open[square + 1] === 1 && !isWalled(grid, square + size - 1, width, WALL_EAST, size))
      east[square] = 1
    if (open[square + width] === 1 && !isWalled(grid, square + (size - 1) * width, 1, WALL_SOUTH, size))
      south[square] = 1
  }
  const join = (from: number, direction: number, to: number) => {
    table[from * 8 + direction] = to
    table[to * 8 + opposite(direction)] = from
  }
  for (let square = 0; square < last; square++) {
    const right = square + 1
    const below = square + width
    if (east[square] === 1) join(square, EAST, right)
    if (south[square] === 1) join(square, SOUTH, below)
    if (right % width === 0 || below >= last) continue
    // Four squares around a corner, and the two routes round it for each of the diagonals.
    if (open[square] === 1 && open[below + 1] === 1) {
      if (passes(corner, east[square] & south[right], south[square] & east[below])) join(square, SOUTH_EAST, below + 1)
    }
    if (open[below] === 1 && open[right] === 1) {
      if (passes(corner, south[square] & east[square], east[below] & south[right])) join(below, NORTH_EAST, right)
    }
  }
  return table
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

/** Whether a wall lies on one of the edges that a side of n squares crosses, from a square on by a stride. */
function isWalled(grid: Grid, from: number, stride: number, wall: number, size: number): boolean {
  for (let i = 0; i < size; i++) if (grid.walls[from + i * stride] & wall) return true
  return false
}

function passes(corner: Corner, oneRoute: number, otherRoute: number): boolean {
  if (corner === 'ignored') return true
  return (corner === 'both' ? oneRoute & otherRoute : oneRoute | otherRoute) === 1
}
