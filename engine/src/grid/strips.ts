import type { Grid } from './grid.ts'
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
  return squaresNear(grid, segment, halfWidth, (x, y) => segmentNearSquare(segment, x, y, halfWidth))
}

/**
 * The squares between two others under a ruler that goes on at both ends: nearer to the line through the two centres than
 * half its width, with a centre nearer to each end than the ends are to each other.
 */
export function stripBetween(grid: Grid, from: number, to: number, halfWidth: Fraction): number[] {
  const segment = centreSegment(grid, from, to)
  const { x0, y0, x1, y1 } = segment
  const length = squaredLength(x1 - x0, y1 - y0)
  const isBetween = (x: number, y: number) =>
    squaredLength(x - x0, y - y0) < length && squaredLength(x - x1, y - y1) < length
  return squaresNear(grid, segment, halfWidth, (x, y) => {
    if (!isBetween(2 * x + 1, 2 * y + 1)) return false
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let corner = 0; corner < 4; corner++) {
      const side = across(segment, 2 * x + CORNER_X[corner], 2 * y + CORNER_Y[corner])
      least = Math.min(least, side)
      most = Math.max(most, side)
    }
    if (least <= 0 && most >= 0) return true
    const nearest = Math.min(Math.abs(least), Math.abs(most))
    return isLess(nearest * nearest, length, halfWidth)
  })
}

/** Asks of every square that could be near enough to the segment. */
function squaresNear(
  grid: Grid,
  { x0, y0, x1, y1 }: Segment,
  { parts, over }: Fraction,
  holds: (x: number, y: number) => boolean,
): number[] {
  const margin = Math.ceil(parts / over) + 1
  const right = Math.min(grid.width - 1, (Math.max(x0, x1) >> 1) + margin)
  const bottom = Math.min(grid.height - 1, (Math.max(y0, y1) >> 1) + margin)
  const squares: number[] = []
  for (let y = Math.max(0, (Math.min(y0, y1) >> 1) - margin); y <= bottom; y++)
    for (let x = Math.max(0, (Math.min(x0, x1) >> 1) - margin); x <= right; x++)
      if (holds(x, y)) squares.push(y * grid.width + x)
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
  for (let corner = 0; corner < 4; corner++) {
    const px = 2 * x + CORNER_X[corner]
    const py = 2 * y + CORNER_Y[corner]
    const along = dx * (px - x0) + dy * (py - y0)
    const off = across(segment, px, py)
    if (along >= 0 && along <= length && isLess(off * off, length, distance)) return true
  }
  return false
}

/** Whether the root of numerator / denominator, in half squares, is less than a length in squares. */
function isLess(numerator: number, denominator: number, { parts, over }: Fraction): boolean {
  return numerator * over * over < 4 * parts * parts * denominator
}

/** On which side of the segment's line a point lies, and how far: the distance times the segment's length. */
function across({ x0, y0, x1, y1 }: Segment, px: number, py: number): number {
  return (x1 - x0) * (py - y0) - (y1 - y0) * (px - x0)
}

/** Squared distance, in half squares, of a point from a square. */
function toSquare(px: number, py: number, x: number, y: number): number {
  return squaredLength(Math.max(2 * x - px, 0, px - 2 * x - 2), Math.max(2 * y - py, 0, py - 2 * y - 2))
}

const squaredLength = (dx: number, dy: number): number => dx * dx + dy * dy

/** The corners of a square from its top left one, in half squares. */
const CORNER_X = [0, 2, 0, 2]
const CORNER_Y = [0, 0, 2, 2]
