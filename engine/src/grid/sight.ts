import { type Grid, SOLID, WALL_EAST, WALL_SOUTH, xOf, yOf } from './grid.ts'
import type { GridPoint } from './lines.ts'
import { FREE, solidSight, UNTOLD } from './solid-sight.ts'

/** A box in whole squares; walls on edges are flat, a point is flat in both directions. */
interface Cells {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Whether some line from any point of a square to any point of another touches no wall. Exact, and the same both ways. */
export function squaresSee(grid: Grid, a: number, b: number): boolean {
  if (a === b) return true
  const told = solidSight(grid, a, b)
  return told === UNTOLD ? freeLine(grid, cellOf(grid, a), cellOf(grid, b)) : told === FREE
}

/** Whether any square of one list sees any square of the other (pieces of several squares). */
export function anySquareSees(grid: Grid, from: readonly number[], to: readonly number[]): boolean {
  return from.some((a) => to.some((b) => squaresSee(grid, a, b)))
}

/** Whether some line from a grid corner to any point of a square touches no wall, contact at the corner itself aside. */
export function pointSees(grid: Grid, { x, y }: GridPoint, square: number): boolean {
  const target = cellOf(grid, square)
  if (x >= target.left && x <= target.right && y >= target.top && y <= target.bottom) return true
  return freeLine(grid, { left: x, top: y, right: x, bottom: y }, target)
}

function cellOf(grid: Grid, square: number): Cells {
  const x = xOf(grid, square)
  const y = yOf(grid, square)
  return { left: x, top: y, right: x + 1, bottom: y + 1 }
}

/**
 * Free lines come in open sets, and what a line meets can only change where it passes two corners. So it is enough to try,
 * for each direction between two grid corners, the lines turned from it by less than any other such direction, and to ask
 * whether the walls between leave a gap among them.
 */
function freeLine(grid: Grid, from: Cells, to: Cells): boolean {
  const hull = {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    right: Math.max(from.right, to.right),
    bottom: Math.max(from.bottom, to.bottom),
  }
  const walls = wallsInside(grid, hull, from, to)
  if (walls.length === 0) return true
  const width = hull.right - hull.left
  const height = hull.bottom - hull.top
  const leastX = to.left >= from.right ? 0 : -width
  const mostX = to.right <= from.left ? 0 : width
  const leastY = to.top >= from.bottom ? 0 : -height
  const mostY = to.bottom <= from.top ? 0 : height
  if (lows.length < walls.length) {
    lows = new Float64Array(walls.length * 2)
    highs = new Float64Array(walls.length * 2)
  }
  for (let dy = leastY; dy <= mostY; dy++)
    for (let dx = leastX; dx <= mostX; dx++) if (coprime(dx, dy) && gapAlong(dx, dy, hull, from, to, walls)) return true
  return false
}

/** What the walls between cover, by number of the wall; reused from call to call. */
let lows = new Float64Array(0)
let highs = new Float64Array(0)

function wallsInside(grid: Grid, hull: Cells, from: Cells, to: Cells): Cells[] {
  const walls: Cells[] = []
  for (let y = hull.top; y < hull.bottom; y++) {
    for (let x = hull.left; x < hull.right; x++) {
      const bits = grid.walls[y * grid.width + x]
      if (bits === 0) continue
      const solid = (bits & SOLID) !== 0
      if (solid && !covers(from, x, y) && !covers(to, x, y))
        walls.push({ left: x, top: y, right: x + 1, bottom: y + 1 })
      if (bits & WALL_EAST && x + 1 < hull.right) walls.push({ left: x + 1, top: y, right: x + 1, bottom: y + 1 })
      if (bits & WALL_SOUTH && y + 1 < hull.bottom) walls.push({ left: x, top: y + 1, right: x + 1, bottom: y + 1 })
    }
  }
  return walls
}

const covers = (cells: Cells, x: number, y: number): boolean =>
  x >= cells.left && x < cells.right && y >= cells.top && y < cells.bottom

/** Larger than any product of two coordinates can differ by, so that a turned line orders corners by one number. */
const TURN = 1 << 20

/**
 * Among the lines of direction (dx, dy), turned a hair: is there one that meets `from` and then `to` and no wall between?
 * A corner's rank across such lines is its cross product with the direction, less (the hair) its dot product: a linear
 * function of its coordinates, so that the least and the greatest rank of a box follow from the signs of the two slopes.
 */
function gapAlong(dx: number, dy: number, hull: Cells, from: Cells, to: Cells, walls: readonly Cells[]): boolean {
  // The turned direction is (dx, dy) plus a hair of (-dy, dx).
  const signX = dx !== 0 ? Math.sign(dx) : -Math.sign(dy)
  const signY = dy !== 0 ? Math.sign(dy) : Math.sign(dx)
  if (!follows(from, to, signX, signY)) return false
  const slopeX = -dx - dy * TURN
  const slopeY = dx * TURN - dy
  const origin = hull.left * slopeX + hull.top * slopeY
  const fromLow = leastRank(from, slopeX, slopeY) - origin
  const fromHigh = greatestRank(from, slopeX, slopeY) - origin
  const toLow = leastRank(to, slopeX, slopeY) - origin
  const toHigh = greatestRank(to, slopeX, slopeY) - origin
  const low = Math.max(fromLow, toLow)
  const high = Math.min(fromHigh, toHigh)
  const isPoint = fromLow === fromHigh
  if (isPoint ? fromLow <= toLow || fromLow >= toHigh : low >= high) return false
  let count = 0
  for (const wall of walls) {
    if (!follows(from, wall, signX, signY) || !follows(wall, to, signX, signY)) continue
    lows[count] = leastRank(wall, slopeX, slopeY) - origin
    highs[count] = greatestRank(wall, slopeX, slopeY) - origin
    if (isPoint && lows[count] < fromLow && fromLow < highs[count]) return false
    count++
  }
  return isPoint || leavesGap(low, high, count)
}

const leastRank = (box: Cells, slopeX: number, slopeY: number): number =>
  (slopeX > 0 ? box.left : box.right) * slopeX + (slopeY > 0 ? box.top : box.bottom) * slopeY

const greatestRank = (box: Cells, slopeX: number, slopeY: number): number =>
  (slopeX > 0 ? box.right : box.left) * slopeX + (slopeY > 0 ? box.bottom : box.top) * slopeY

/** Do the first `count` walls leave some of the stretch from `low` to `high` uncovered? */
function leavesGap(low: number, high: number, count: number): boolean {
  let covered = low
  for (let before = -Infinity; covered < high && covered !== before; ) {
    before = covered
    for (let i = 0; i < count; i++) if (lows[i] <= covered && highs[i] > covered) covered = highs[i]
  }
  return covered < high
}

/** Whether the second box lies beyond the first along a direction with these signs; boxes share no inner point. */
function follows(first: Cells, second: Cells, signX: number, signY: number): boolean {
  const beyondX = signX > 0 ? second.left >= first.right : second.right <= first.left
  const beyondY = signY > 0 ? second.top >= first.bottom : second.bottom <= first.top
  return beyondX || beyondY
}

function coprime(a: number, b: number): boolean {
  let x = Math.abs(a)
  let y = Math.abs(b)
  while (y !== 0) [x, y] = [y, x % y]
  return x === 1
}
