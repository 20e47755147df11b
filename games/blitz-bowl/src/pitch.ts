import { makeGrid, strip } from '@undercroft/engine/grid'
import { type BoardPlan, boardPlans, COLUMNS, ROWS, SQUARES } from './boards/index.ts'

/** Everything about a pitch that never changes, worked out once. A square is its index `y * 15 + x`. */
export interface Pitch {
  readonly plan: BoardPlan
  readonly blocked: Uint8Array
  readonly trapdoors: readonly number[]
  /** 1 where the square touches a trapdoor. */
  readonly besideTrapdoor: Uint8Array
  /** The unblocked squares around a square. */
  readonly around: readonly (readonly number[])[]
  /** Where a ball bounces to: `bounce[square * 8 + d8 - 1]` (BZ-SCAT-01, BZ-SCAT-05). */
  readonly bounce: Uint8Array
}

export const squareAt = (x: number, y: number): number => y * COLUMNS + x
export const columnOf = (square: number): number => square % COLUMNS
export const rowOf = (square: number): number => (square / COLUMNS) | 0
const isOnPitch = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < COLUMNS && y < ROWS

/** Farther than any square. */
export const FAR = 100

/** BZ-GEN-24: the number of steps between two squares. */
export const distance = (a: number, b: number): number => distances[a * SQUARES + b]

/** Asked for all the time, so it is worked out once for all pairs of squares. */
const distances = Uint8Array.from({ length: SQUARES * SQUARES }, (_, pair) => {
  const [a, b] = [Math.floor(pair / SQUARES), pair % SQUARES]
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)))
})

export const isAdjacent = (a: number, b: number): boolean => distance(a, b) === 1

const columnOfEndZone = [0, COLUMNS - 1]

/** BZ-SETUP-02: the first seat owns the left End Zone, the second the right one. */
export const endZones: readonly (readonly number[])[] = columnOfEndZone.map((x) =>
  Array.from({ length: ROWS }, (_, y) => squareAt(x, y)),
)

export const isInEndZone = (square: number, seat: number): boolean => columnOf(square) === columnOfEndZone[seat]

/** The D8 of a bounce, clockwise from the top left corner (BZ-SCAT-01). */
const bounceSteps: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** All squares around a square, blocked or not. */
export const neighbours: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  bounceSteps
    .map(([dx, dy]) => [columnOf(square) + dx, rowOf(square) + dy])
    .filter(([x, y]) => isOnPitch(x, y))
    .map(([x, y]) => squareAt(x, y)),
)

/** The square one step farther on the line from `from` over its neighbour `over`, or -1 off the pitch (BZ-BLOCK-11). */
export function beyond(from: number, over: number): number {
  const x = 2 * columnOf(over) - columnOf(from)
  const y = 2 * rowOf(over) - rowOf(from)
  return isOnPitch(x, y) ? squareAt(x, y) : -1
}

function layOut(plan: BoardPlan): Pitch {
  const cells = plan.rows.join('')
  const blocked = Uint8Array.from(cells, (cell) => (cell === '#' ? 1 : 0))
  const trapdoors = [...cells].flatMap((cell, square) => (cell === 'T' ? [square] : []))
  const besideTrapdoor = new Uint8Array(SQUARES)
  for (const trapdoor of trapdoors) for (const square of neighbours[trapdoor]) besideTrapdoor[square] = 1
  const bounce = new Uint8Array(SQUARES * 8)
  for (let square = 0; square < SQUARES; square++) {
    for (let direction = 0; direction < 8; direction++)
      bounce[square * 8 + direction] = landing(blocked, square, direction)
  }
  const around = neighbours.map((squares) => squares.filter((square) => !blocked[square]))
  return { plan, blocked, trapdoors, besideTrapdoor, around, bounce }
}

/** BZ-SCAT-05: clockwise past blocked squares and the edge. */
function landing(blocked: Uint8Array, square: number, direction: number): number {
  for (let turned = 0; turned < 8; turned++) {
    const [dx, dy] = bounceSteps[(direction + turned) & 7]
    const x = columnOf(square) + dx
    const y = rowOf(square) + dy
    if (isOnPitch(x, y) && !blocked[squareAt(x, y)]) return squareAt(x, y)
  }
  return square
}

export const pitches: readonly Pitch[] = boardPlans.map(layOut)

/** The ruler reaches 4.5 squares at short and 8.5 at long range (BZ-THROW-04). */
const SHORT = 20
const LONG = 72

function squaredDistance(a: number, b: number): number {
  const dx = columnOf(a) - columnOf(b)
  const dy = rowOf(a) - rowOf(b)
  return dx * dx + dy * dy
}

export const isShort = (from: number, to: number): boolean => squaredDistance(from, to) <= SHORT
export const isInRange = (from: number, to: number): boolean => squaredDistance(from, to) <= LONG

const openGrid = makeGrid({ width: COLUMNS, height: ROWS })
const HALF_WIDTH = { parts: 9, over: 20 }
const rulers: (readonly number[] | undefined)[] = new Array(SQUARES * SQUARES)

/** The squares under the ruler between two squares (BZ-THROW-10), worked out when first asked for. */
export function squaresUnderRuler(from: number, to: number): readonly number[] {
  const key = from * SQUARES + to
  let squares = rulers[key]
  if (squares === undefined) {
    squares = strip(openGrid, from, to, HALF_WIDTH).filter((square) => square !== from && square !== to)
    rulers[key] = squares
  }
  return squares
}
