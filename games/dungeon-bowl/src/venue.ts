import type { Board } from '@undercroft/ball'
import type { AbilitySet } from '@undercroft/engine'
import { type Joins, joinsOf } from './dungeon/bottlenecks.ts'
import { groundOf } from './dungeon/ground.ts'
import { type Dungeon, layOut } from './dungeon/layout.ts'
import { chestZones } from './dungeon/limits.ts'
import { drawnDungeon } from './dungeon/map-plan.ts'
import { squaresOfZone } from './dungeon/walking.ts'
import { RECTANGULAR_ROOMS, SQUARE_ROOMS } from './rooms/tiles.ts'
import type { DungeonOptions } from './state.ts'
import { TABLE } from './table.ts'

/** Everything that follows from the dungeon of a match and never changes. */
export interface Venue {
  readonly dungeon: Dungeon
  readonly board: Board
  /** What the room of each zone does. */
  readonly rooms: readonly AbilitySet[]
  /** The squares of each zone on which a player can stand. */
  readonly squares: readonly (readonly number[])[]
  /** The zones that are End Zones, by number. */
  readonly endZones: readonly number[]
  /** The zones in which chests and portals may stand. */
  readonly openZones: readonly number[]
  /** What holds the dungeon together. */
  readonly joins: Joins
}

const byGround = new WeakMap<object, Venue>()
const byLayout = new Map<string, Venue>()
const ROOMS = new Set<string>([...SQUARE_ROOMS, ...RECTANGULAR_ROOMS])

let last: { readonly options: object; readonly venue: Venue } | null = null

export function venueOf(options: DungeonOptions): Venue {
  if (last !== null && options === last.options) return last.venue
  // Matches in the same dungeon share its checked tiles.
  const ground = options.map ?? options.tiles
  let venue = byGround.get(ground)
  if (!venue) {
    venue = remembered(options)
    byGround.set(ground, venue)
  }
  last = { options, venue }
  return venue
}

function surveyed(dungeon: Dungeon, rooms: readonly AbilitySet[]): Venue {
  const board = groundOf(dungeon)
  const squares = dungeon.tiles.map((_, zone) => squaresOfZone(board, dungeon, zone))
  const endZones = dungeon.tiles.flatMap((tile, zone) => (tile === 'end-zone' ? [zone] : []))
  return { dungeon, board, rooms, squares, endZones, openZones: chestZones(dungeon), joins: joinsOf(board) }
}

/** Matches read from a file have options of their own: the same layout is built only once. */
function remembered(options: DungeonOptions): Venue {
  const key = JSON.stringify([options.tiles, options.map])
  let venue = byLayout.get(key)
  if (!venue) {
    const dungeon = options.map ? drawnDungeon(options.map) : layOut(options.tiles)
    const rooms = dungeon.tiles.map((tile) => TABLE.set(ROOMS.has(tile) ? [tile] : []))
    venue = surveyed(dungeon, rooms)
    if (byLayout.size > 200) byLayout.clear()
    byLayout.set(key, venue)
  }
  return venue
}
