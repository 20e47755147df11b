import { type Grid, xOf, yOf } from './grid.ts'
import { centreSegment } from './lines.ts'
import { boxOf, type Segment, touches } from './segment.ts'

/** A length in squares as an exact fraction: 0.45 squares is { over: 20, parts: 9 }. */
export interface Fraction {
  readonly parts: number
  readonly over: number
}

/**
 * The squares under a ruler laid from centre to centre: those nearer to the segment than half its width, in the order of
 * their indexes. The two end squares are among them.
 */
export function strip(grid: Grid, from: number, to: number, halfWidth: Fraction): number[] {
  const segment = centreSegment(grid, from, to)
  return squaresWhere(grid, (x, y) => segmentNearSquare(segment, x, y, halfWidth))
}

/**
 * The squares between two others under a ruler that goes on at both ends: nearer to the line through the two centres than
 * half its width, with a centre nearer to each end than the ends are to each other.
 */
export function stripBetween(grid: Grid, from: number, to: number, halfWidth: Fraction): number[] {
  const { x0, y0, x1, y1 } = centreSegment(grid, from, to)
  const length = squaredLength(x1 - x0, y1 - y0)
  return squaresWhere(grid, (x, y) => {
    const centreX = 2 * x + 1
    const centreY = 2 * y + 1
    if (squaredLength(centreX - x0, centreY - y0) >= length || squaredLength(centreX - x1, centreY - y1) >= length)
      return false
    const sides = corners(x, y).map(([px, py]) => (x1 - x0) * (py - y0) - (y1 - y0) * (px - x0))
    if (Math.min(...sides) <= 0 && Math.max(...sides) >= 0) return true
    const nearest = Math.min(...sides.map(Math.abs))
    return isLess(nearest * nearest, length, halfWidth)
  })
}

function squaresWhere(grid: Grid, holds: (x: number, y: number) => boolean): number[] {
  const squares: number[] = []
  for (let square = 0; square < grid.walls.length; square++)
    if (holds(xOf(grid, square), yOf(grid, square))) squares.push(square)
  return squares
}

/** Distance 0 where they touch; otherwise the nearest pair is a corner and the segment, or an end and the square. */
function segmentNearSquare(segment: Segment, x: number, y: number, distance: Fraction): boolean {
  if (touches(segment, boxOf(x, y))) return true
  const { x0, y0, x1, y1 } = segment
  if (isLess(toSquare(x0, y0, x, y), 1, distance) || isLess(toSquare(x1, y1, x, y), 1, distance)) return true
  const dx = x1 - x0
  const dy = y1 - y0
  const length = squaredLength(dx, dy)
  return corners(x, y).some(([px, py]) => {
    const along = dx * (px - x0) + dy * (py - y0)
    if (along < 0 || along > length) return false
    const across = dx * (py - y0) - dy * (px - x0)
    return isLess(across * across, length, distance)
  })
}

/** Whether the root of numerator / denominator, in half squares, is less than a length in squares. */
function isLess(numerator: number, denominator: number, { parts, over }: Fraction): boolean {
  return numerator * over * over < 4 * parts * parts * denominator
}

/** Squared distance, in half squares, of a point from a square. */
function toSquare(px: number, py: number, x: number, y: number): number {
  return squaredLength(Math.max(2 * x - px, 0, px - 2 * x - 2), Math.max(2 * y - py, 0, py - 2 * y - 2))
}

const squaredLength = (dx: number, dy: number): number => dx * dx + dy * dy

const corners = (x: number, y: number): readonly (readonly [number, number])[] => [
  [2 * x, 2 * y],
  [2 * x + 2, 2 * y],
  [2 * x, 2 * y + 2],
  [2 * x + 2, 2 * y + 2],
]
