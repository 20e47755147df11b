import {
  type Dungeon,
  DungeonError,
  fewestTiles,
  layOut,
  movedIn,
  type PlacedTile,
  ROCK,
  TILE_NAMES,
  type TileName,
  type TileSort,
  tileShape,
} from '@undercroft/dungeon-bowl'
import type { BoardModel, Square } from '../../board/model.ts'
import { ground } from '../../games/dungeon-bowl/board.ts'
import type { TileRules } from '../table/table.ts'

/** How much table there is around a dungeon at least, so that any tile can be added on any side. */
const MARGIN = 8
const LEAST = { width: 44, height: 30 }

const tileSquares = ({ tile, x, y, turn }: PlacedTile): Square[] => {
  const { width, squares } = tileShape(tile, turn)
  return squares.flatMap((kind, i) => (kind === ROCK ? [] : [{ x: x + (i % width), y: y + Math.floor(i / width) }]))
}

export function sizeOf(tiles: readonly PlacedTile[]): { width: number; height: number } {
  const squares = tiles.flatMap(tileSquares)
  return {
    width: Math.max(0, ...squares.map(({ x }) => x + 1)),
    height: Math.max(0, ...squares.map(({ y }) => y + 1)),
  }
}

/** The rules of a table that is large enough for this dungeon. What may lie where is the game's business. */
export function rulesFor(size: { width: number; height: number }): TileRules<PlacedTile> {
  return {
    width: Math.max(LEAST.width, size.width + 2 * MARGIN),
    height: Math.max(LEAST.height, size.height + 2 * MARGIN),
    squares: tileSquares,
    turned(placed) {
      const before = tileShape(placed.tile, placed.turn)
      const turn = (placed.turn + 1) % 4
      const after = tileShape(placed.tile, turn)
      return {
        ...placed,
        turn,
        x: placed.x + ((before.width - after.width) >> 1),
        y: placed.y + ((before.height - after.height) >> 1),
      }
    },
    moved: (placed, x, y) => ({ ...placed, x, y }),
    problem(others, placed) {
      try {
        layOut([...others, placed])
        return null
      } catch (error) {
        if (error instanceof DungeonError) return error.problem
        throw error
      }
    },
  }
}

/** Where the top left corner of a dungeon lies on its table. */
export type Origin = Square

export const centred = (tiles: readonly PlacedTile[], rules: TileRules<PlacedTile>): Origin => {
  const { width, height } = sizeOf(tiles)
  return { x: (rules.width - width) >> 1, y: (rules.height - height) >> 1 }
}

export const onTable = (tiles: readonly PlacedTile[], { x, y }: Origin): PlacedTile[] =>
  tiles.map((placed) => ({ ...placed, x: placed.x + x, y: placed.y + y }))

/** Tiles of the table as a dungeon is kept: its top left corner at (0,0). */
export function offTable(tiles: readonly PlacedTile[]): { tiles: PlacedTile[]; origin: Origin } {
  if (tiles.length === 0) return { tiles: [], origin: { x: LEAST.width >> 1, y: LEAST.height >> 1 } }
  const squares = tiles.flatMap(tileSquares)
  const origin = { x: Math.min(...tiles.map(({ x }) => x)), y: Math.min(...tiles.map(({ y }) => y)) }
  return squares.length > 0 ? { tiles: movedIn(tiles), origin } : { tiles: [...tiles], origin }
}

/** The tiles that can be laid out together; one that breaks the rules (from a file, say) is left out of the picture. */
function layable(tiles: readonly PlacedTile[]): Dungeon {
  let good: PlacedTile[] = []
  let dungeon = layOut([])
  for (const placed of tiles) {
    try {
      dungeon = layOut([...good, placed])
      good = [...good, placed]
    } catch (error) {
      if (!(error instanceof DungeonError)) throw error
    }
  }
  return dungeon
}

/** The picture of a table. */
export function tableModel(tiles: readonly PlacedTile[], width: number, height: number): BoardModel {
  const base = ground(layable(tiles), [0, 1, 2, 3, 4, 5], () => '')
  return { width, height, ground: JSON.stringify([width, height, tiles]), pieces: [], ...base, labels: namedOnly(base) }
}

const namedOnly = ({ labels }: Pick<BoardModel, 'labels'>) => labels.filter(({ text }) => text !== '')

export const sorts: readonly TileSort[] = ['corridor', 'square-room', 'rectangular-room', 'end-zone']
export const tilesOfSort = (sort: TileSort): TileName[] => TILE_NAMES.filter((name) => tileShape(name).sort === sort)

/** "3 / 4": how many of a sort lie there, and how many are needed at least. */
export const countOf = (tiles: readonly PlacedTile[], sort: TileSort, teams: number) => ({
  count: tiles.filter(({ tile }) => tileShape(tile).sort === sort).length,
  fewest: fewestTiles(teams)[sort],
})
