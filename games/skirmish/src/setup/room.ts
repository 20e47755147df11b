import type { PlacedTile } from '../state.ts'
import { GRID_HEIGHT, GRID_WIDTH, type Shape, shapeOf } from './areas.ts'

/** The least gap between walls of different tiles, and between walls and the border (SK-SETUP-15 to SK-SETUP-17). */
const GAP = 2

const STRIDE = GRID_WIDTH + 1

/** 1 for squares that are too near to the border for a wall. */
const BORDER = Uint8Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, square) => {
  const x = square % GRID_WIDTH
  const y = Math.floor(square / GRID_WIDTH)
  return Math.min(x, y, GRID_WIDTH - 1 - x, GRID_HEIGHT - 1 - y) < GAP ? 1 : 0
})

/** What the tiles on a grid leave free for others. */
export interface Ground {
  /** By corner of the grid: how many squares left of it and above it lie under tiles. */
  readonly covered: Uint16Array
  /** 1 for squares where a wall would come too near to the border or to a wall of a tile. */
  readonly tight: Uint8Array
  /** Shapes that were tried: is there room for them anywhere? */
  readonly tried: Map<Shape, boolean>
}

const grounds = new WeakMap<readonly Omit<PlacedTile, 'seat'>[], Ground>()

/** Kept by the list of tiles, which is replaced and never changed. */
export function groundOf(tiles: readonly Omit<PlacedTile, 'seat'>[]): Ground {
  const known = grounds.get(tiles)
  if (known) return known
  const ground = makeGround(tiles)
  grounds.set(tiles, ground)
  return ground
}

function makeGround(tiles: readonly Omit<PlacedTile, 'seat'>[]): Ground {
  const under = new Uint8Array(GRID_WIDTH * GRID_HEIGHT)
  const tight = BORDER.slice()
  for (const { tile, turns, x, y } of tiles) {
    const { rows, walls } = shapeOf(tile, turns)
    for (let row = y; row < y + rows.length; row++)
      under.fill(1, row * GRID_WIDTH + x, row * GRID_WIDTH + x + rows[0].length)
    for (const [dx, dy] of walls) {
      const left = Math.max(0, x + dx - GAP)
      const right = Math.min(GRID_WIDTH, x + dx + GAP + 1)
      const bottom = Math.min(GRID_HEIGHT - 1, y + dy + GAP)
      for (let row = Math.max(0, y + dy - GAP); row <= bottom; row++) {
        tight.fill(1, row * GRID_WIDTH + left, row * GRID_WIDTH + right)
      }
    }
  }
  const covered = new Uint16Array(STRIDE * (GRID_HEIGHT + 1))
  for (let y = 0; y < GRID_HEIGHT; y++) {
    let inRow = 0
    for (let x = 0; x < GRID_WIDTH; x++) {
      inRow += under[y * GRID_WIDTH + x]
      covered[(y + 1) * STRIDE + x + 1] = covered[y * STRIDE + x + 1] + inRow
    }
  }
  return { covered, tight, tried: new Map() }
}

/** Is there room for this shape at (x, y) (SK-SETUP-15 to SK-SETUP-19)? */
export function hasRoom({ covered, tight }: Ground, { rows, wallSquares }: Shape, x: number, y: number): boolean {
  const right = x + rows[0].length
  const bottom = y + rows.length
  if (x < 0 || y < 0 || right > GRID_WIDTH || bottom > GRID_HEIGHT) return false
  const above = covered[y * STRIDE + right] - covered[y * STRIDE + x]
  if (covered[bottom * STRIDE + right] - covered[bottom * STRIDE + x] !== above) return false
  const square = y * GRID_WIDTH + x
  for (let i = 0; i < wallSquares.length; i++) if (tight[square + wallSquares[i]] === 1) return false
  return true
}

/** Is there room for it anywhere? */
export function hasRoomAnywhere(ground: Ground, shape: Shape): boolean {
  const known = ground.tried.get(shape)
  if (known !== undefined) return known
  const found = findsRoom(ground, shape)
  ground.tried.set(shape, found)
  return found
}

function findsRoom(ground: Ground, shape: Shape): boolean {
  const right = GRID_WIDTH - shape.rows[0].length
  const bottom = GRID_HEIGHT - shape.rows.length
  for (let y = 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) if (hasRoom(ground, shape, x, y)) return true
  }
  return false
}

/** Every place where a tile may lie after these turns, as squares of its top left corner. */
export function placesFor(tiles: readonly Omit<PlacedTile, 'seat'>[], tile: string, turns: number): number[] {
  const ground = groundOf(tiles)
  const shape = shapeOf(tile, turns)
  const right = GRID_WIDTH - shape.rows[0].length
  const bottom = GRID_HEIGHT - shape.rows.length
  const places: number[] = []
  for (let y = 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) if (hasRoom(ground, shape, x, y)) places.push(y * GRID_WIDTH + x)
  }
  return places
}
