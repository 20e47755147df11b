import type { Board } from './board.ts'

/** A box in whole grid points. A point is a box without width. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(board: Board, square: number, width: number): Box {
  const left = square % board.width
  const top = (square / board.width) | 0
  return { left, top, right: left + width, bottom: top + width }
}

/**
 * Does the inside of the square (x, y) meet the inside of the convex hull of two boxes? That hull is the set of all lines
 * between any points of the two; touching is not meeting (SK-COVER-07, SK-COVER-08, SK-CHARGE-05).
 */
export function hullMeets(a: Box, b: Box, x: number, y: number): boolean {
  if (Math.max(a.right, b.right) <= x || Math.min(a.left, b.left) >= x + 1) return false
  if (Math.max(a.bottom, b.bottom) <= y || Math.min(a.top, b.top) >= y + 1) return false
  // Separating axes: the normals of the lines that join a corner of one box to a corner of the other.
  for (let i = 0; i < 4; i++) {
    const ax = i & 1 ? a.right : a.left
    const ay = i & 2 ? a.bottom : a.top
    for (let j = 0; j < 4; j++) {
      const nx = ay - (j & 2 ? b.bottom : b.top)
      const ny = (j & 1 ? b.right : b.left) - ax
      if (nx === 0 && ny === 0) continue
      const lowA = (nx > 0 ? a.left : a.right) * nx + (ny > 0 ? a.top : a.bottom) * ny
      const highA = (nx > 0 ? a.right : a.left) * nx + (ny > 0 ? a.bottom : a.top) * ny
      const lowB = (nx > 0 ? b.left : b.right) * nx + (ny > 0 ? b.top : b.bottom) * ny
      const highB = (nx > 0 ? b.right : b.left) * nx + (ny > 0 ? b.bottom : b.top) * ny
      const low = (nx > 0 ? x : x + 1) * nx + (ny > 0 ? y : y + 1) * ny
      const high = (nx > 0 ? x + 1 : x) * nx + (ny > 0 ? y + 1 : y) * ny
      if (high <= Math.min(lowA, lowB) || low >= Math.max(highA, highB)) return false
    }
  }
  return true
}
