import { alternatingLength, DX, DY } from '@undercroft/engine/grid'
import { type Board, spaceOf, squareSees } from './board.ts'
import { WALL } from './terrain.ts'

/** How far two spaces are apart: nearest square to nearest square, every second diagonal double (SK-MOVE-18). */
export function distance(board: Board, a: number, widthA: number, b: number, widthB: number): number {
  const { column, row } = board
  return alternatingLength(gapAlong(column[a], widthA, column[b], widthB), gapAlong(row[a], widthA, row[b], widthB))
}

export function gapAlong(a: number, sizeA: number, b: number, sizeB: number): number {
  const gap = b > a ? b - a - sizeA + 1 : a - b - sizeB + 1
  return gap > 0 ? gap : 0
}

/** Is a step from one square to the other a diagonal one? */
export function isDiagonal({ column, row }: Board, from: number, to: number): boolean {
  return column[from] !== column[to] && row[from] !== row[to]
}

const APART = 0
const COVERED = 1
const OPEN = 2

/** How two squares touch: not at all, past one wall corner, or openly (SK-KEY-ADJACENT-02, SK-COVER-03). */
function contact(board: Board, a: number, b: number): number {
  const dx = board.column[b] - board.column[a]
  const dy = board.row[b] - board.row[a]
  if (dx > 1 || dx < -1 || dy > 1 || dy < -1) return APART
  if (dx === 0 || dy === 0) return OPEN
  const walls = (board.terrain[a + dx] === WALL ? 1 : 0) + (board.terrain[b - dx] === WALL ? 1 : 0)
  return walls === 2 ? APART : walls === 1 ? COVERED : OPEN
}

/** The best contact of two spaces. */
function contactOf(board: Board, a: number, widthA: number, b: number, widthB: number): number {
  if (widthA === 1 && widthB === 1) return a === b ? OPEN : contact(board, a, b)
  if (distance(board, a, widthA, b, widthB) > 1) return APART
  let best = APART
  for (const one of spaceOf(board, a, widthA)) {
    for (const other of spaceOf(board, b, widthB)) {
      const found = one === other ? OPEN : contact(board, one, other)
      if (found === OPEN) return OPEN
      if (found > best) best = found
    }
  }
  return best
}

/** Do the spaces touch by an edge or a corner, with no wall between (SK-KEY-ADJACENT-01, SK-KEY-ADJACENT-02)? */
export function areAdjacent(board: Board, a: number, widthA: number, b: number, widthB: number): boolean {
  return contactOf(board, a, widthA, b, widthB) !== APART
}

/** Cover in melee between adjacent spaces: every contact passes the corner of a wall (SK-COVER-03, SK-COVER-05). */
export function hasMeleeCover(board: Board, a: number, widthA: number, b: number, widthB: number): boolean {
  return contactOf(board, a, widthA, b, widthB) === COVERED
}

/** Is one of these squares next to the space? */
export function touchesSquare(board: Board, a: number, widthA: number, square: number): boolean {
  if (widthA === 1) return contact(board, a, square) !== APART
  for (const one of spaceOf(board, a, widthA)) if (contact(board, one, square) !== APART) return true
  return false
}

/** Line of sight between two spaces by position alone (SK-LOS-01, SK-LOS-05). */
export function spacesSee(board: Board, a: number, widthA: number, b: number, widthB: number): boolean {
  if (widthA === 1 && widthB === 1) return squareSees(board, a, b)
  const known = sightFrom(board, a, widthA, widthB)
  if (known[b] === 0) known[b] = someSquareSees(board, a, widthA, b, widthB) ? 1 : 2
  return known[b] === 1
}

/** Known lines of sight from a space to spaces of another width: 0 unknown, 1 free, 2 blocked. */
function sightFrom(board: Board, square: number, width: number, otherWidth: number): Uint8Array {
  const widths = width * 4 + otherWidth
  board.spaceSight[widths] ??= new Array(board.squares)
  const rows = board.spaceSight[widths]
  let row = rows[square]
  if (row === undefined) {
    row = new Uint8Array(board.squares)
    rows[square] = row
  }
  return row
}

function someSquareSees(board: Board, a: number, widthA: number, b: number, widthB: number): boolean {
  for (const one of spaceOf(board, a, widthA)) {
    for (const other of spaceOf(board, b, widthB)) if (squareSees(board, one, other)) return true
  }
  return false
}

const COMMAND_RANGE = 6

/**
 * Is some square of one space within 6 of some square of the other, counted round walls? Creatures, slow terrain and
 * size do not matter (SK-CMD-03, SK-CMD-04).
 */
export function isWithinSix(board: Board, a: number, widthA: number, b: number, widthB: number): boolean {
  if (distance(board, a, widthA, b, widthB) > COMMAND_RANGE) return false
  for (const one of spaceOf(board, a, widthA)) {
    const near = nearOf(board, one)
    for (const other of spaceOf(board, b, widthB)) if (near[other] === 1) return true
  }
  return false
}

function nearOf(board: Board, square: number): Uint8Array {
  const kept = board.near[square]
  if (kept) return kept
  const near = roundWalls(board, square, COMMAND_RANGE)
  board.near[square] = near
  return near
}

/** 1 for every square within `limit` of a square, counted round walls. */
function roundWalls(board: Board, from: number, limit: number): Uint8Array {
  const near = new Uint8Array(board.squares)
  flood(board, [from], limit)
  for (let square = 0; square < board.squares; square++) {
    if (cost[square * 2] >= 0 || cost[square * 2 + 1] >= 0) near[square] = 1
  }
  return near
}

/** Distance of every square from the nearest start, counted round walls; -1 beyond the limit. */
export function distancesRoundWalls(board: Board, starts: readonly number[], limit: number): Int16Array {
  flood(board, starts, limit)
  const best = new Int16Array(board.squares)
  for (let square = 0; square < board.squares; square++) {
    const even = cost[square * 2]
    const odd = cost[square * 2 + 1]
    best[square] = even < 0 ? odd : odd < 0 ? even : Math.min(even, odd)
  }
  return best
}

/** What the last flood has found, by `square * 2 + (odd number of diagonals)`; -1 where it did not come. */
let cost = new Int16Array(0)
const buckets: number[][] = []

function flood({ height, squares, terrain, width }: Board, starts: readonly number[], limit: number): void {
  if (cost.length < squares * 2) cost = new Int16Array(squares * 2)
  cost.fill(-1)
  while (buckets.length <= limit) buckets.push([])
  for (const start of starts) {
    cost[start * 2] = 0
    buckets[0].push(start * 2)
  }
  for (let paid = 0; paid <= limit; paid++) {
    const open = buckets[paid]
    for (let i = 0; i < open.length; i++) {
      const state = open[i]
      if (cost[state] !== paid) continue
      const square = state >> 1
      const x = square % width
      const y = (square / width) | 0
      for (let direction = 0; direction < 8; direction++) {
        const toX = x + DX[direction]
        const toY = y + DY[direction]
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
        const to = toY * width + toX
        if (terrain[to] === WALL) continue
        const diagonal = direction & 1
        if (diagonal && (terrain[y * width + toX] === WALL || terrain[toY * width + x] === WALL)) {
          continue
        }
        const odd = state & 1
        const total = paid + 1 + (diagonal & odd)
        const reached = to * 2 + (odd ^ diagonal)
        if (total > limit || (cost[reached] >= 0 && cost[reached] <= total)) continue
        cost[reached] = total
        buckets[total].push(reached)
      }
    }
    open.length = 0
  }
}
