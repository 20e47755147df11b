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
  /** The first place of shapes that were tried, -1: there is none. */
  readonly tried: Map<Shape, number>
  /** The same before the last tile was laid: no place came after it. */
  readonly triedBefore: ReadonlyMap<Shape, number>
}

type Tiles = readonly Omit<PlacedTile, 'seat'>[]

const grounds = new WeakMap<Tiles, Ground>()
const BARE: Ground = {
  covered: new Uint16Array(STRIDE * (GRID_HEIGHT + 1)),
  tight: BORDER,
  tried: new Map(),
  triedBefore: new Map(),
}
let lastTiles: Tiles = []
let lastGround = BARE

/** Kept by the list of tiles, which is replaced and never changed. */
export function groundOf(tiles: Tiles): Ground {
  if (tiles === lastTiles) return lastGround
  const known = grounds.get(tiles)
  const ground = known ?? makeGround(tiles)
  if (!known) grounds.set(tiles, ground)
  lastTiles = tiles
  lastGround = ground
  return ground
}

/** Mostly one tile more than before. */
function makeGround(tiles: Tiles): Ground {
  const more = tiles.length - lastTiles.length
  if (more === 1 && lastTiles.every((tile, i) => tile === tiles[i]))
    return withTileOn(lastGround, tiles[tiles.length - 1])
  return tiles.reduce(withTileOn, BARE)
}

function withTileOn(before: Ground, { tile, turns, x, y }: Tiles[number]): Ground {
  const { rows, walls } = shapeOf(tile, turns)
  const covered = before.covered.slice()
  const wide = rows[0].length
  for (let below = y + 1; below <= GRID_HEIGHT; below++) {
    const high = Math.min(below - y, rows.length)
    for (let right = x + 1; right <= GRID_WIDTH; right++) {
      covered[below * STRIDE + right] += high * (right - x < wide ? right - x : wide)
    }
  }
  const tight = before.tight.slice()
  for (const [dx, dy] of walls) {
    const left = Math.max(0, x + dx - GAP)
    const right = Math.min(GRID_WIDTH, x + dx + GAP + 1)
    const bottom = Math.min(GRID_HEIGHT - 1, y + dy + GAP)
    for (let row = Math.max(0, y + dy - GAP); row <= bottom; row++) {
      tight.fill(1, row * GRID_WIDTH + left, row * GRID_WIDTH + right)
    }
  }
  return { covered, tight, tried: new Map(), triedBefore: before.tried }
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
export const hasRoomAnywhere = (ground: Ground, shape: Shape): boolean => firstPlace(ground, shape) >= 0

function firstPlace(ground: Ground, shape: Shape): number {
  let place = ground.tried.get(shape)
  if (place === undefined) {
    place = findPlace(ground, shape, ground.triedBefore.get(shape) ?? 0)
    ground.tried.set(shape, place)
  }
  return place
}

/** The first place from this one on where there is room for the shape, -1: there is none. */
function findPlace(ground: Ground, shape: Shape, from: number): number {
  if (from < 0) return -1
  const right = GRID_WIDTH - shape.rows[0].length
  const bottom = GRID_HEIGHT - shape.rows.length
  for (let y = (from / GRID_WIDTH) | 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) if (hasRoom(ground, shape, x, y)) return y * GRID_WIDTH + x
  }
  return -1
}

/** Every place where a tile may lie after these turns, as squares of its top left corner. */
export function placesFor(tiles: Tiles, tile: string, turns: number): number[] {
  const ground = groundOf(tiles)
  const shape = shapeOf(tile, turns)
  const places: number[] = []
  const first = firstPlace(ground, shape)
  if (first < 0) return places
  const right = GRID_WIDTH - shape.rows[0].length
  const bottom = GRID_HEIGHT - shape.rows.length
  for (let y = (first / GRID_WIDTH) | 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) if (hasRoom(ground, shape, x, y)) places.push(y * GRID_WIDTH + x)
  }
  return places
}
