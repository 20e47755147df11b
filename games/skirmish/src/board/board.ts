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
  /** Of each square: divisions are dear. */
  readonly column: Int16Array
  readonly row: Int16Array
  /** Walls block sight; for line of effect force squares count as walls too. */
  readonly walls: Grid
  readonly barriers: Grid
  readonly hasForce: boolean
  /** Where creatures of each width may step and stop. */
  readonly ways: Ways
  /** Known lines of sight from each square to those after it: 0 unknown, 1 free, 2 blocked. */
  readonly sight: (Uint8Array | null)[]
  /** The same between spaces that are not both of one square, by the two widths and the first space, then by the second. */
  readonly spaceSight: (Uint8Array | undefined)[][]
  /** Squares within 6 of each square, counted round walls; null where not yet worked out. */
  readonly near: (Uint8Array | null)[]
  /** Whether terrain gives cover between two spaces, as far as it was asked (`hasTerrainCover`). */
  readonly cover: Map<number, boolean>
  /** Places beside a space (`placesBeside`), by the two widths and the space. */
  readonly beside: (Int16Array | undefined)[][]
  /** Spaces of creatures (free squares of the n x n block) by width and top left square. */
  readonly spaces: (Int16Array | null | undefined)[][]
}

const KEPT = 24
const boards: { key: string; width: number; board: Board }[] = []

/** The board of this terrain: one code per square, row by row. */
export function boardOf(width: number, terrain: string): Board {
  // The same string object is told apart fastest.
  if (boards.length > 0 && boards[0].key === terrain && boards[0].width === width) return boards[0].board
  return findBoard(width, terrain)
}

/** Apart, because a function that makes a closure pays for it at every call. */
function findBoard(width: number, terrain: string): Board {
  const place = boards.findIndex((known) => known.key === terrain && known.width === width)
  const found = place < 0 ? { key: terrain, width, board: makeBoard(width, terrain) } : boards[place]
  found.key = terrain
  boards.splice(place < 0 ? KEPT - 1 : place, 1)
  boards.unshift(found)
  return found.board
}

function makeBoard(width: number, codes: string): Board {
  const squares = codes.length
  const height = squares / width
  const terrain = new Uint8Array(squares)
  const column = new Int16Array(squares)
  const row = new Int16Array(squares)
  const solid: number[] = []
  const barriers: number[] = []
  for (let square = 0; square < squares; square++) {
    terrain[square] = terrainOf(codes[square])
    column[square] = square % width
    row[square] = (square / width) | 0
    if (terrain[square] === WALL) solid.push(square)
    if (terrain[square] === WALL || terrain[square] === FORCE) barriers.push(square)
  }
  return {
    width,
    height,
    squares,
    terrain,
    column,
    row,
    walls: makeGrid({ width, height, solid }),
    barriers: makeGrid({ width, height, solid: barriers }),
    hasForce: barriers.length > solid.length,
    ways: createWays(),
    sight: new Array<Uint8Array | null>(squares).fill(null),
    spaceSight: [],
    near: new Array<Uint8Array | null>(squares).fill(null),
    cover: new Map(),
    beside: [],
    spaces: [[], new Array(squares), new Array(squares), new Array(squares)],
  }
}

/** Line of sight between two squares: some straight line that touches no wall (SK-LOS-02, SK-LOS-03). */
export function squareSees(board: Board, a: number, b: number): boolean {
  const from = a < b ? a : b
  const to = a < b ? b : a
  let row = board.sight[from]
  if (row === null) {
    row = new Uint8Array(board.squares)
    board.sight[from] = row
  }
  const known = row[to]
  if (known !== 0) return known === 1
  const free = squaresSee(board.walls, from, to)
  row[to] = free ? 1 : 2
  return free
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
  if (isFreeOfWalls(board, square, width)) return wholeSpace(board.width, square, width)
  if (width === 1) return NO_SQUARES
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
  if (!hasPassage(rows, width) && !hasPassage(columns, width)) return NO_SQUARES
  return new Int16Array(free)
}

function isFreeOfWalls(board: Board, square: number, width: number): boolean {
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      if (board.terrain[square + row * board.width + column] === WALL) return false
    }
  }
  return true
}

/** Blocks without walls, by the widths of the board and of the block, then by square: most spaces are, and all boards share them. */
const wholes: (Int16Array | undefined)[][] = []

/** No board has more rows, or its lists would be read slowly. */
const MOST_ROWS = 60

function wholeSpace(boardWidth: number, square: number, width: number): Int16Array {
  const widths = boardWidth * 4 + width
  wholes[widths] ??= new Array(boardWidth * MOST_ROWS)
  const kept = wholes[widths][square]
  if (kept) return kept
  const space = new Int16Array(width * width)
  for (let i = 0; i < space.length; i++) space[i] = square + ((i / width) | 0) * boardWidth + (i % width)
  wholes[widths][square] = space
  return space
}

/** A lane of the block that is free of walls: 1 of 2 for a Large creature, 2 adjacent of 3 for a Huge one. */
function hasPassage(lanes: readonly number[], width: number): boolean {
  if (width === 2) return lanes[0] === 2 || lanes[1] === 2
  return lanes[1] === 3 && (lanes[0] === 3 || lanes[2] === 3)
}

/** Is the creature squeezed: does its block reach into a wall (SK-MOVE-13)? */
export function isSqueezed(board: Board, square: number, width: number): boolean {
  return width > 1 && spaceOf(board, square, width).length < width * width
}
