/**
 * Exact tests of segments against boxes. Coordinates are whole numbers in half squares, so that the corner (x, y) of the
 * grid is (2x, 2y) and the centre of the square (x, y) is (2x + 1, 2y + 1).
 */
export interface Segment {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A closed box with sides along the axes. It may be flat: a wall on an edge, or a point. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box of an n x n space whose top left square is (x, y). */
export function boxOf(x: number, y: number, size = 1): Box {
  return { left: 2 * x, top: 2 * y, right: 2 * (x + size), bottom: 2 * (y + size) }
}

/** Whether the segment meets the box at all, its border included. */
export function touches(segment: Segment, box: Box): boolean {
  return meets(segment, box, 0)
}

/**
 * Whether the segment passes through the inside of the box: running along a side or grazing a corner is not enough.
 * A flat box is crossed where the segment goes through it anywhere but at its ends.
 */
export function crosses(segment: Segment, box: Box): boolean {
  return meets(segment, box, 1)
}

/** Separating axes: both coordinates and the normal of the segment; `apart` 0 is for closed boxes, 1 for open ones. */
function meets({ x0, y0, x1, y1 }: Segment, box: Box, apart: 0 | 1): boolean {
  const { left, top, right, bottom } = box
  if (Math.max(x0, x1) < left + apart || Math.min(x0, x1) > right - apart) return false
  if (Math.max(y0, y1) < top + apart || Math.min(y0, y1) > bottom - apart) return false
  const dx = x1 - x0
  const dy = y1 - y0
  if (dx === 0 && dy === 0) return true
  // The side of the segment's line on which the farthest corners of the box lie.
  const low = leastSide(x0, y0, dx, dy, box)
  const high = -leastSide(x0, y0, -dx, -dy, box)
  return low <= -apart && high >= apart
}

/**
 * Whether the triangle or polygon spanned by a point and a box shares inner area with another box. This is the set of all
 * lines from the point to any part of the first box; touching is not sharing.
 */
export function fanCrosses(x: number, y: number, target: Box, box: Box): boolean {
  if (Math.max(x, target.right) <= box.left || Math.min(x, target.left) >= box.right) return false
  if (Math.max(y, target.bottom) <= box.top || Math.min(y, target.top) >= box.bottom) return false
  // The other sides of the fan run from the point through corners of the target: does one of them part it from the box?
  return !(
    parts(x, y, target.left, target.top, target, box) ||
    parts(x, y, target.right, target.top, target, box) ||
    parts(x, y, target.right, target.bottom, target, box) ||
    parts(x, y, target.left, target.bottom, target, box)
  )
}

/** Whether the line from a point through another leaves the first box on one side and the second on the other. */
function parts(x: number, y: number, throughX: number, throughY: number, first: Box, second: Box): boolean {
  const dx = throughX - x
  const dy = throughY - y
  const firstLeast = leastSide(x, y, dx, dy, first)
  const firstMost = -leastSide(x, y, -dx, -dy, first)
  if (firstLeast >= 0 && firstMost > 0) return -leastSide(x, y, -dx, -dy, second) <= 0
  if (firstMost <= 0 && firstLeast < 0) return leastSide(x, y, dx, dy, second) >= 0
  return false
}

/** The least cross product of a direction with the corners of a box, seen from a point. */
function leastSide(x: number, y: number, dx: number, dy: number, { left, top, right, bottom }: Box): number {
  return dx * ((dx > 0 ? top : bottom) - y) - dy * ((dy > 0 ? right : left) - x)
}
