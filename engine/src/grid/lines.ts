import { directionOf } from './directions.ts'
import { type Grid, isSolid, squareAt, xOf, yOf } from './grid.ts'
import { boxOf, crosses, type Segment, touches } from './segment.ts'
import type { StepTable } from './steps.ts'

/** The segment between the centres of two squares. */
export function centreSegment(grid: Grid, from: number, to: number): Segment {
  return {
    x0: 2 * xOf(grid, from) + 1,
    y0: 2 * yOf(grid, from) + 1,
    x1: 2 * xOf(grid, to) + 1,
    y1: 2 * yOf(grid, to) + 1,
  }
}

/** The squares that a segment touches (closed squares) or crosses (its inside), in the order of their indexes. */
export function segmentSquares(grid: Grid, segment: Segment, contact: 'touching' | 'crossing'): number[] {
  const meets = contact === 'touching' ? touches : crosses
  const left = (Math.min(segment.x0, segment.x1) >> 1) - 1
  const right = Math.max(segment.x0, segment.x1) >> 1
  const top = (Math.min(segment.y0, segment.y1) >> 1) - 1
  const bottom = Math.max(segment.y0, segment.y1) >> 1
  const squares: number[] = []
  for (let y = Math.max(0, top); y <= Math.min(grid.height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(grid.width - 1, right); x++)
      if (meets(segment, boxOf(x, y))) squares.push(y * grid.width + x)
  return squares
}

/**
 * The steps along the straight line between two centres that are (dx, dy) apart. The line leaves a square through a side
 * (a straight step) or exactly through a corner (a diagonal step).
 */
export function centreLine(dx: number, dy: number): number[] {
  const width = Math.abs(dx)
  const height = Math.abs(dy)
  const stepX = Math.sign(dx)
  const stepY = Math.sign(dy)
  const directions: number[] = []
  let x = 0
  let y = 0
  while (x < width || y < height) {
    // The next side of each kind lies at (2x + 1) / 2width and (2y + 1) / 2height of the way.
    const order = (2 * x + 1) * height - (2 * y + 1) * width
    const sideways = x < width && order <= 0
    const upDown = y < height && order >= 0
    directions.push(directionOf(sideways ? stepX : 0, upDown ? stepY : 0))
    if (sideways) x++
    if (upDown) y++
  }
  return directions
}

/**
 * Line of sight from centre to centre: every step along the line must stand in the table. With a table of corner policy
 * `either` a line that merely touches walls is free; with `both` every touch breaks it.
 */
export function centreSight(grid: Grid, steps: StepTable, from: number, to: number): boolean {
  let square = from
  for (const direction of centreLine(xOf(grid, to) - xOf(grid, from), yOf(grid, to) - yOf(grid, from))) {
    square = steps[square * 8 + direction]
    if (square < 0) return false
  }
  return true
}

/** A grid corner: the top left corner of the square (x, y), or the far border of the board. */
export interface GridPoint {
  readonly x: number
  readonly y: number
}

/**
 * The squares that a ray from one grid corner through another touches, nearest first, up to where it enters a wall
 * square. Squares that it touches at its origin only are left out.
 */
export function raySquares(grid: Grid, origin: GridPoint, through: GridPoint): number[] {
  const dx = through.x - origin.x
  const dy = through.y - origin.y
  if (dx === 0 && dy === 0) throw new RangeError('a ray needs two different points')
  const touched: { square: number; enters: number }[] = []
  let wallAt = Number.POSITIVE_INFINITY
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const stretch = stretchInside(origin, dx, dy, x, y)
      if (stretch === undefined || stretch.leaves <= 0) continue
      const enters = Math.max(0, stretch.enters)
      const square = squareAt(grid, x, y)
      touched.push({ square, enters })
      if (isSolid(grid, square) && stretch.inside) wallAt = Math.min(wallAt, enters)
    }
  }
  return touched
    .filter(({ enters }) => enters < wallAt)
    .sort((a, b) => a.enters - b.enters || a.square - b.square)
    .map(({ square }) => square)
}

/** From where to where a line lies in a closed square, counted in |dx dy|-ths of (dx, dy) so that it is a whole number. */
function stretchInside(origin: GridPoint, dx: number, dy: number, x: number, y: number) {
  let enters = Number.NEGATIVE_INFINITY
  let leaves = Number.POSITIVE_INFINITY
  let inside = true
  for (const [start, way, other, low] of [
    [origin.x, dx, dy, x],
    [origin.y, dy, dx, y],
  ]) {
    if (way === 0) {
      if (start < low || start > low + 1) return undefined
      inside = false // both are whole numbers, so the line runs along a side
      continue
    }
    const scale = Math.sign(way) * (other === 0 ? 1 : Math.abs(other))
    const near = (low - start) * scale
    const far = (low + 1 - start) * scale
    enters = Math.max(enters, Math.min(near, far))
    leaves = Math.min(leaves, Math.max(near, far))
  }
  if (enters > leaves) return undefined
  return { enters, leaves, inside: inside && enters < leaves }
}
