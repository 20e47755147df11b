import { BRIDGE, CHASM, DRAGON, FLOOR, IDOL, ROCK, SARCOPHAGUS, type TileName } from '../rooms/tiles.ts'
import { type Dungeon, DungeonError } from './layout.ts'

/**
 * A position drawn with one character per square, for scenarios and puzzles: '#' rock, '.' floor, '<' and '>' End Zones of the first
 * and the second team ('(' and ')' of the third and fourth), '~' chasm, '=' rope bridge, '&' Idol, '%' Dragon, '+' sarcophagus, '1' to
 * '6' portals, '$' a closed chest.
 */
export interface MapPlan {
  readonly rows: readonly string[]
  /** Rectangles that belong to a room: its name, left, top, width, height. */
  readonly rooms: readonly RoomPlan[]
  /** Walls without thickness between two squares: x, y of either. */
  readonly walls: readonly (readonly number[])[]
  /** Whoever sets the position up places the ball themselves: it is in no chest. */
  readonly ball?: boolean | undefined
}

export interface RoomPlan {
  readonly room: TileName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const KINDS: Readonly<Record<string, number>> = {
  '#': ROCK,
  '~': CHASM,
  '=': BRIDGE,
  '&': IDOL,
  '%': DRAGON,
  '+': SARCOPHAGUS,
}
const END_ZONES = '<>()[]'

/** The dungeon of a map: one big corridor, an End Zone for each sign, and the rooms. */
export function drawnDungeon({ rows, rooms, walls }: MapPlan): Dungeon {
  const width = rows[0]?.length ?? 0
  const height = rows.length
  const tiles: TileName[] = ['corridor']
  const kinds: number[] = []
  const zone: number[] = []
  const teams = 1 + Math.max(-1, ...rows.flatMap((row) => [...row].map((sign) => END_ZONES.indexOf(sign))))
  for (let team = 0; team < teams; team++) tiles.push('end-zone')
  rows.forEach((row, y) => {
    if (row.length !== width)
      throw new DungeonError('DB-GEN-08', `map row ${y} has ${row.length} squares, not ${width}`)
    for (const sign of row) {
      const kind = KINDS[sign] ?? FLOOR
      kinds.push(kind)
      zone.push(kind === ROCK ? -1 : 1 + END_ZONES.indexOf(sign))
    }
  })
  for (const { room, x, y, width: across, height: down } of rooms) {
    tiles.push(room)
    for (let row = y; row < y + down; row++)
      for (let column = x; column < x + across; column++) zone[row * width + column] = tiles.length - 1
  }
  const edges = walls.map(([x1, y1, x2, y2]): [number, number] => [y1 * width + x1, y2 * width + x2])
  return { width, height, kinds, zone, tiles, doors: [], walls: edges }
}

/** The squares with this sign, in reading order. */
export function signs({ rows }: MapPlan, sign: string): number[] {
  return rows.flatMap((row, y) => [...row].flatMap((found, x) => (found === sign ? [y * row.length + x] : [])))
}
