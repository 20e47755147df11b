import { type Board, boardOf, type Player } from '@undercroft/ball'
import { type DungeonMatch, venueOf } from '@undercroft/dungeon-bowl'
import { type Floor, floorOf, spread } from './dungeon-bowl-spread.ts'

/**
 * Walking distances in one dungeon with these chests and portals, worked out when they are first asked for. Players are not
 * looked at.
 */
interface Maps {
  readonly floor: Floor
  readonly from: (Int16Array | undefined)[]
  readonly goals: Map<string, Goals>
}

/** Where a team scores. */
interface Goals {
  readonly squares: readonly number[]
  /** Steps to the nearest of them. */
  readonly steps: Int16Array
  /** The same for somebody who steps on each portal. */
  readonly through: readonly number[]
}

/** By the list of portals, which copies of a match share, and by the chests. */
const known = new WeakMap<Board, WeakMap<readonly number[], Map<string, Maps>>>()

function mapsOf(match: DungeonMatch): Maps {
  const board = boardOf(match)
  const { chests, portals } = match.state
  let byPortals = known.get(board)
  if (!byPortals) {
    byPortals = new WeakMap()
    known.set(board, byPortals)
  }
  let byChests = byPortals.get(portals)
  if (!byChests) {
    byChests = new Map()
    byPortals.set(portals, byChests)
  }
  const key = String.fromCharCode(...chests)
  let maps = byChests.get(key)
  if (!maps) {
    if (byChests.size > MOST_LAYOUTS) byChests.clear()
    maps = { floor: floorOf(match), from: new Array(board.size), goals: new Map() }
    byChests.set(key, maps)
  }
  return maps
}

const MOST_LAYOUTS = 100

/** Steps from a square to every other one, -1 where no way leads. */
export function walkingFrom(match: DungeonMatch, square: number): Int16Array {
  const { from, floor } = mapsOf(match)
  let steps = from[square]
  if (!steps) {
    steps = spread(floor, match.state.portals, [square])
    from[square] = steps
  }
  return steps
}

/**
 * Steps from the nearest of these squares past whoever stands about, each of whom costs something; squares that are farther
 * away than `until` are -1.
 */
export function walkingPast(
  match: DungeonMatch,
  { squares, through }: Pick<Goals, 'squares' | 'through'>,
  tolls: Uint8Array,
  until = -1,
): Int16Array {
  return spread(mapsOf(match).floor, match.state.portals, squares, { tolls, until, through })
}

/** No way is longer than this. */
export const FAR = 60

export const reach = (steps: number): number => (steps < 0 || steps > FAR ? FAR : steps)

/** The End Zones in which this team scores. */
export function goalsOf(match: DungeonMatch, team: number): Goals {
  const { goals, floor } = mapsOf(match)
  const { endZoneOwner, portals } = match.state
  const key = `${team}:${endZoneOwner.join()}`
  let found = goals.get(key)
  if (!found) {
    const { endZone } = boardOf(match)
    const isGoal = (zone: number) => zone >= 0 && endZoneOwner[zone] >= 0 && endZoneOwner[zone] !== team
    const squares = Array.from(endZone.keys()).filter((square) => isGoal(endZone[square]))
    const steps = spread(floor, portals, squares)
    found = { squares, steps, through: throughPortals(portals, steps) }
    goals.set(key, found)
  }
  return found
}

/** Steps to the nearest End Zone in which this team scores. */
export const goalDistances = (match: DungeonMatch, team: number): Int16Array => goalsOf(match, team).steps

/** What a portal costs, in squares: one in six who step on it is lost. */
const MISHAP = 12

/** How far it is from each portal to the End Zone for somebody who steps on it: from where he may come out, on average. */
function throughPortals(portals: readonly number[], goal: Int16Array): readonly number[] {
  return portals.map((portal) => {
    const others = portals.filter((other) => other >= 0 && other !== portal && goal[other] >= 0)
    if (portal < 0 || others.length === 0) return -1
    return MISHAP + Math.round(others.reduce((sum, other) => sum + goal[other], 0) / others.length)
  })
}

/** A way as long as it seems to somebody slow; most players go six squares in a turn. */
export const slowly = (steps: number, { ma }: Player): number => (steps * 6) / Math.max(2, ma)

/** Where the young Dragon strikes on 5+ at whoever is activated. */
export function isInLair(match: DungeonMatch, { square }: Player): boolean {
  const { dungeon } = venueOf(match.options)
  return dungeon.tiles[dungeon.zone[square]] === 'dragon-lair'
}
