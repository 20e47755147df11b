import type { Thing, TileSort } from './family.ts'
import { type Known, type ThingId, things } from './list.gen.ts'

export type { TileSort } from './family.ts'

/** The tiles of one set: their shapes, sorts and features (DB-SETUP-01, DB-SETUP-02, DB-SETUP-07 to DB-SETUP-12). */

type Tile = Known
type Of<Sort extends TileSort> = Extract<Tile, { readonly sort: Sort }>

const namesOf = <Sort extends TileSort>(sort: Sort): readonly Of<Sort>['id'][] =>
  things.flatMap((tile) => (tile.sort === sort ? [tile.id as Of<Sort>['id']] : []))

export const CORRIDORS = namesOf('corridor')
export const SQUARE_ROOMS = namesOf('square-room')
export const RECTANGULAR_ROOMS = namesOf('rectangular-room')
export const TILE_NAMES: readonly TileName[] = things.map(({ id }) => id)

export type TileName = ThingId
export type RoomName = Of<'square-room' | 'rectangular-room'>['id']

export const isRoom = ({ sort }: Thing): boolean => sort === 'square-room' || sort === 'rectangular-room'

/** How many of each come in one set (DB-SETUP-01). Every room exists once, however many sets are used (DB-MULTI-02). */
export const PER_SET = {
  'end-zone': 2,
  corridor: 4,
  't-junction': 2,
  'l-corridor': 2,
  'square-room': 4,
  'rectangular-room': 2,
}

/**
 * Kinds of squares. Chaos Idol, Dragon and sarcophagus count as walls; the chasm cannot be walked on but is no wall
 * (DB-GEN-09). Only rock and the Idol block sight (DB-LOS-05).
 */
export const ROCK = 0
export const FLOOR = 1
export const BRIDGE = 2
export const IDOL = 3
export const DRAGON = 4
export const SARCOPHAGUS = 5
export const CHASM = 6

const LEGEND: Readonly<Record<string, number>> = {
  ' ': ROCK,
  '.': FLOOR,
  '=': BRIDGE,
  I: IDOL,
  D: DRAGON,
  S: SARCOPHAGUS,
  C: CHASM,
}

export interface TileShape {
  readonly sort: TileSort
  readonly width: number
  readonly height: number
  /** Kinds of squares, row by row. */
  readonly squares: readonly number[]
}

const shape = (sort: TileSort, rows: readonly string[]): TileShape => ({
  sort,
  width: rows[0].length,
  height: rows.length,
  squares: rows.flatMap((row) => [...row].map((letter) => LEGEND[letter])),
})

const SHAPES = Object.fromEntries(things.map(({ id, sort, rows }) => [id, shape(sort, rows)])) as Readonly<
  Record<TileName, TileShape>
>

const turnedShapes = new Map<string, TileShape>()

/** The shape of a tile after `turn` quarter turns clockwise. */
export function tileShape(tile: TileName, turn = 0): TileShape {
  if (turn === 0) return SHAPES[tile]
  const key = `${tile} ${turn}`
  let turned = turnedShapes.get(key)
  if (!turned) {
    turned = quarterTurn(tileShape(tile, turn - 1))
    turnedShapes.set(key, turned)
  }
  return turned
}

function quarterTurn({ sort, width, height, squares }: TileShape): TileShape {
  const turned: number[] = []
  for (let y = 0; y < width; y++) for (let x = 0; x < height; x++) turned.push(squares[(height - 1 - x) * width + y])
  return { sort, width: height, height: width, squares: turned }
}
