import type { Board } from '@undercroft/ball'
import type { AbilitySet } from '@undercroft/engine'
import { RECTANGULAR_ROOMS, SQUARE_ROOMS } from './data/tiles.ts'
import { groundOf } from './dungeon/ground.ts'
import { type Dungeon, layOut } from './dungeon/layout.ts'
import { drawnDungeon } from './dungeon/map-plan.ts'
import type { DungeonOptions } from './state.ts'
import { TABLE } from './table.ts'

/** Everything that follows from the dungeon of a match and never changes. */
export interface Venue {
  readonly dungeon: Dungeon
  readonly board: Board
  /** What the room of each zone does. */
  readonly rooms: readonly AbilitySet[]
}

const byOptions = new WeakMap<object, Venue>()
const byLayout = new Map<string, Venue>()
const ROOMS = new Set<string>([...SQUARE_ROOMS, ...RECTANGULAR_ROOMS])
const NO_ROOM = TABLE.set([])

let lastOptions: object | null = null
let lastVenue: Venue | null = null

export function venueOf(options: DungeonOptions): Venue {
  if (options === lastOptions) return lastVenue!
  let venue = byOptions.get(options)
  if (!venue) {
    venue = remembered(options)
    byOptions.set(options, venue)
  }
  lastOptions = options
  lastVenue = venue
  return venue
}

/** Matches read from a file have options of their own: the same layout is built only once. */
function remembered(options: DungeonOptions): Venue {
  const key = JSON.stringify([options.tiles, options.map])
  let venue = byLayout.get(key)
  if (!venue) {
    const dungeon = options.map ? drawnDungeon(options.map) : layOut(options.tiles)
    const rooms = dungeon.tiles.map((tile) => (ROOMS.has(tile) ? TABLE.set([tile]) : NO_ROOM))
    venue = { dungeon, board: groundOf(dungeon), rooms }
    if (byLayout.size > 200) byLayout.clear()
    byLayout.set(key, venue)
  }
  return venue
}
