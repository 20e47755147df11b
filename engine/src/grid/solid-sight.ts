import { type Grid, SOLID } from './grid.ts'

const BLOCKED = 0
export const FREE = 1
/** There are walls on edges in the way: not for this test. */
export const UNTOLD = 2

/** Corners that a free line must leave on its lower and on its upper side; reused from call to call. */
let lowU = new Int32Array(0)
let lowV = new Int32Array(0)
let highU = new Int32Array(0)
let highV = new Int32Array(0)

/**
 * Sight between two squares where walls are whole squares. Everything is turned so that the second square lies (u, v) from
 * the first with u >= v >= 0. The lines between them fill a band as wide as a square, so a wall in it touches its lower or
 * its upper side, and a free line must pass above the former and below the latter: it parts two sets of corners.
 */
export function solidSight(grid: Grid, a: number, b: number): number {
  const { walls, width } = grid
  const dx = (b % width) - (a % width)
  const dy = ((b / width) | 0) - ((a / width) | 0)
  const across = dx < 0 ? -1 : 1
  const down = dy < 0 ? -width : width
  const lengthX = dx < 0 ? -dx : dx
  const lengthY = dy < 0 ? -dy : dy
  const flat = lengthX >= lengthY
  const u = flat ? lengthX : lengthY
  const v = flat ? lengthY : lengthX
  const alongU = flat ? across : down
  const alongV = flat ? down : across
  if (lowU.length < 4 * u + 8) makeRoom(8 * u + 16)
  let lows = 0
  let highs = 0
  let lowest = -2 * u
  let highest = 2 * u
  let base = 0
  let rest = 0
  for (let i = 0; i <= u; i++) {
    const last = base + 2 > v ? v : base + 2
    for (let j = base > 0 ? base - 1 : 0; j <= last; j++) {
      const side = u * j - v * i
      if (side <= -u - v || side >= u + v) continue
      const square = a + i * alongU + j * alongV
      const bits = walls[square]
      if (bits === 0) continue
      if (bits !== SOLID) return UNTOLD
      if (square === a || square === b) continue
      if (side === 0) return BLOCKED
      if (side < 0) {
        lowU[lows] = i
        lowV[lows++] = j + 1
        if (side > lowest) lowest = side
      } else {
        highU[highs] = i + 1
        highV[highs++] = j
        if (side < highest) highest = side
      }
    }
    rest += v
    if (rest >= u && u > 0) {
      rest -= u
      base++
    }
  }
  // A line along the band, or one side of it without walls.
  if (lows === 0 || highs === 0 || lowest + u < highest - v) return FREE
  return u > 1 && parts(u, v, lows, highs) ? FREE : BLOCKED
}

/** Is there a line between the squares that parts the corners? The slopes that may do are narrowed down by halves. */
function parts(u: number, v: number, lows: number, highs: number): boolean {
  // It passes both squares, too.
  lowU[lows] = 1
  lowV[lows++] = 0
  lowU[lows] = u + 1
  lowV[lows++] = v
  highU[highs] = 0
  highV[highs++] = 1
  highU[highs] = u
  highV[highs++] = v + 1
  let leastRise = v - 1
  let leastRun = u + 1
  let mostRise = v + 1
  let mostRun = u - 1
  while (leastRise * mostRun < mostRise * leastRun) {
    const rise = leastRise * mostRun + mostRise * leastRun
    const run = 2 * leastRun * mostRun
    let top = 0
    for (let i = 1; i < lows; i++) if (run * (lowV[i] - lowV[top]) > rise * (lowU[i] - lowU[top])) top = i
    let bottom = 0
    for (let i = 1; i < highs; i++) {
      if (run * (highV[i] - highV[bottom]) < rise * (highU[i] - highU[bottom])) bottom = i
    }
    const du = highU[bottom] - lowU[top]
    const dv = highV[bottom] - lowV[top]
    if (run * dv > rise * du) return true
    if (du === 0) return false
    if (du > 0) {
      mostRise = dv
      mostRun = du
    } else {
      leastRise = -dv
      leastRun = -du
    }
  }
  return false
}

function makeRoom(corners: number): void {
  lowU = new Int32Array(corners)
  lowV = new Int32Array(corners)
  highU = new Int32Array(corners)
  highV = new Int32Array(corners)
}
