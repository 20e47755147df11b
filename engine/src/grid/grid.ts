/** Walls of one square: one bit per side that is a wall, and one for a square that is rock all through. */
export const WALL_NORTH = 1
export const WALL_EAST = 2
export const WALL_SOUTH = 4
export const WALL_WEST = 8
export const SOLID = 16

/** A board as plain data. A square is its index `y * width + x`; `walls` holds the bits above, one entry per square. */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly walls: readonly number[]
}

/** An n x n space: its top left square and the length of its side. */
export interface Space {
  readonly square: number
  readonly size: number
}

export interface GridPlan {
  readonly width: number
  readonly height: number
  /** Whole squares that are wall. */
  readonly solid?: readonly number[]
  /** Walls without thickness, each named by the two squares it parts. */
  readonly edges?: readonly (readonly [number, number])[]
}

export const xOf = (grid: Grid, square: number): number => square % grid.width
export const yOf = (grid: Grid, square: number): number => (square / grid.width) | 0
export const isSolid = (grid: Grid, square: number): boolean => (grid.walls[square] & SOLID) !== 0

/** The square at column x, row y, or -1 off the board. */
export function squareAt(grid: Grid, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : -1
}

/** Builds a grid; both squares beside an edge know of its wall. */
export function makeGrid({ width, height, solid = [], edges = [] }: GridPlan): Grid {
  if (!Number.isInteger(width) || width < 1) throw new RangeError(`grid width must be a positive integer, not ${width}`)
  if (!Number.isInteger(height) || height < 1)
    throw new RangeError(`grid height must be a positive integer, not ${height}`)
  const walls = Array.from({ length: width * height }, () => 0)
  for (const square of solid) {
    if (walls[square] === undefined)
      throw new RangeError(`solid square ${square} is not on the ${width} x ${height} grid`)
    walls[square] |= SOLID
  }
  for (const [a, b] of edges) {
    const [first, second] = a < b ? [a, b] : [b, a]
    if (walls[first] === undefined || walls[second] === undefined)
      throw new RangeError(`edge ${a}-${b} is not on the ${width} x ${height} grid`)
    if (second - first === width) {
      walls[first] |= WALL_SOUTH
      walls[second] |= WALL_NORTH
    } else if (second - first === 1 && second % width !== 0) {
      walls[first] |= WALL_EAST
      walls[second] |= WALL_WEST
    } else throw new RangeError(`edge ${a}-${b}: the two squares share no side`)
  }
  return { width, height, walls }
}
