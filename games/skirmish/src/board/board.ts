import { type Grid, makeGrid, squaresSee } from '@undercroft/engine/grid'
import { FORCE, terrainOf, WALL } from './terrain.ts'
import { createWays, type Ways } from './ways.ts'

/**
 * The battle grid with everything that follows from its terrain alone. Worked out when first asked for and kept by the
 * terrain; it is no part of the match.
 */
export interface Board {
  readonly width: number
  readonly height: number
  readonly squares: number
  readonly terrain: Uint8Array
  /** Walls block sight; for line of effect force squares count as walls too. */
  readonly walls: Grid
  readonly barriers: Grid
  readonly hasForce: boolean
  /** Where creatures of each width may step and stop. */
  readonly ways: Ways
  /** Known lines of sight by pair of squares: 0 unknown, 1 free, 2 blocked. */
  readonly sight: Uint8Array
  /** Squares within 6 of each square, counted round walls; null where not yet worked out. */
  readonly near: (Uint8Array | null)[]
  /** Spaces of creatures (free squares of the n x n block) by width and top left square. */
  readonly spaces: (Int16Array | null | undefined)[][]
}

const KEPT = 6
const boards: { key: string; width: number; board: Board }[] = []

/** The board of this terrain: one code per square, row by row. */
export function boardOf(width: number, terrain: string): Board {
  for (let i = 0; i < boards.length; i++) {
    const known = boards[i]
    if (known.key !== terrain || known.width !== width) continue
    // The same string object is told apart fastest.
    known.key = terrain
    if (i > 0) {
      boards[i] = boards[0]
      boards[0] = known
    }
    return known.board
  }
  const board = makeBoard(width, terrain)
  boards.unshift({ key: terrain, width, board })
  if (boards.length > KEPT) boards.pop()
  return board
}

function makeBoard(width: number, codes: string): Board {
  const squares = codes.length
  const height = squares / width
  const terrain = new Uint8Array(squares)
  const solid: number[] = []
  const barriers: number[] = []
  for (let square = 0; square < squares; square++) {
    terrain[square] = terrainOf(codes[square])
    if (terrain[square] === WALL) solid.push(square)
    if (terrain[square] === WALL || terrain[square] === FORCE) barriers.push(square)
  }
  return {
    width,
    height,
    squares,
    terrain,
    walls: makeGrid({ width, height, solid }),
    barriers: makeGrid({ width, height, solid: barriers }),
    hasForce: barriers.length > solid.length,
    ways: createWays(),
    sight: new Uint8Array(squares * squares),
    near: new Array<Uint8Array | null>(squares).fill(null),
    spaces: [[], new Array(squares), new Array(squares), new Array(squares)],
  }
}

/** Line of sight between two squares: some straight line that touches no wall (SK-LOS-02, SK-LOS-03). */
export function squareSees(board: Board, a: number, b: number): boolean {
  const key = a < b ? a * board.squares + b : b * board.squares + a
  const known = board.sight[key]
  if (known !== 0) return known === 1
  const free = centresSee(board, a, b) || squaresSee(board.walls, a, b)
  board.sight[key] = free ? 1 : 2
  return free
}

/** A first try that mostly settles it: does the line between the centres keep clear of every wall? */
function centresSee(board: Board, a: number, b: number): boolean {
  const { width, terrain } = board
  const ax = a % width
  const ay = (a / width) | 0
  const dx = (b % width) - ax
  const dy = ((b / width) | 0) - ay
  const stepX = dx < 0 ? -1 : 1
  const stepY = dy < 0 ? -1 : 1
  const lengthX = dx < 0 ? -dx : dx
  const lengthY = dy < 0 ? -dy : dy
  let square = a
  let x = 0
  let y = 0
  while (x < lengthX || y < lengthY) {
    // The next side of each kind is crossed at (2x + 1) / 2lengthX and (2y + 1) / 2lengthY of the way.
    const order = (2 * x + 1) * lengthY - (2 * y + 1) * lengthX
    if (order === 0) {
      // Exactly through a corner: all four squares around it must be free.
      if (terrain[square + stepX] === WALL || terrain[square + stepY * width] === WALL) return false
      square += stepX + stepY * width
      x++
      y++
    } else if (order < 0) {
      square += stepX
      x++
    } else {
      square += stepY * width
      y++
    }
    if (terrain[square] === WALL) return false
  }
  return true
}

const NO_SQUARES = new Int16Array(0)

/**
 * The squares that a creature of this width occupies with its top left corner on `square`: those of its block that are no
 * wall. Empty where it cannot be: off the grid, or squeezed into a passage that is too narrow (SK-MOVE-13).
 */
export function spaceOf(board: Board, square: number, width: number): Int16Array {
  const kept = board.spaces[width][square]
  if (kept) return kept
  const space = findSpace(board, square, width)
  board.spaces[width][square] = space
  return space
}

function findSpace(board: Board, square: number, width: number): Int16Array {
  const x = square % board.width
  const y = (square / board.width) | 0
  if (square < 0 || x + width > board.width || y + width > board.height) return NO_SQUARES
  const free: number[] = []
  const rows = new Array<number>(width).fill(0)
  const columns = new Array<number>(width).fill(0)
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const here = square + row * board.width + column
      if (board.terrain[here] === WALL) continue
      free.push(here)
      rows[row]++
      columns[column]++
    }
  }
  if (free.length < width * width && !hasPassage(rows, width) && !hasPassage(columns, width)) return NO_SQUARES
  return Int16Array.from(free)
}

/** A lane of the block that is free of walls: 1 of 2 for a Large creature, 2 adjacent of 3 for a Huge one. */
function hasPassage(lanes: readonly number[], width: number): boolean {
  if (width === 1) return false
  if (width === 2) return lanes[0] === 2 || lanes[1] === 2
  return lanes[1] === 3 && (lanes[0] === 3 || lanes[2] === 3)
}

/** Is the creature squeezed: does its block reach into a wall (SK-MOVE-13)? */
export function isSqueezed(board: Board, square: number, width: number): boolean {
  return width > 1 && spaceOf(board, square, width).length < width * width
}
