import type { Board } from '@undercroft/ball'
import { EAST, NORTH, SOUTH, turn, WEST } from '@undercroft/engine/grid'
import { groundOf } from './ground.ts'
import { type Dungeon, DungeonError, isWalkableKind, layOut, type PlacedTile } from './layout.ts'
import { CHESTS, chestZones } from './limits.ts'
import { walkingDistances } from './walking.ts'

/** A place where an End Zone can be attached to a dungeon that is otherwise finished. */
export interface Attachment {
  readonly x: number
  readonly y: number
  /** Tiles it touches. */
  readonly touches: readonly number[]
  /** Squares of the dungeon one step away from it. */
  readonly exits: readonly number[]
}

const SIDE = 4

/** Every place for one End Zone, in coordinates of the dungeon. */
export function attachments(dungeon: Dungeon, board: Board): Attachment[] {
  const found: Attachment[] = []
  for (let y = -SIDE; y <= dungeon.height; y++)
    for (let x = -SIDE; x <= dungeon.width; x++) {
      const attached = isFree(dungeon, x, y) ? attach(dungeon, board, x, y) : null
      if (attached) found.push(attached)
    }
  return found
}

const zoneAt = ({ width, height, zone }: Dungeon, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? -1 : zone[y * width + x]

function isFree(dungeon: Dungeon, x: number, y: number): boolean {
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) if (zoneAt(dungeon, x + column, y + row) >= 0) return false
  return true
}

/** Null where the End Zone touches nothing, touches a tile along a single square, or would have a door into a feature. */
function attach(dungeon: Dungeon, board: Board, x: number, y: number): Attachment | null {
  const { width, kinds } = dungeon
  const longest = new Map<number, { squares: number[]; side: number }>()
  for (const side of [NORTH, EAST, SOUTH, WEST])
    for (const run of contacts(dungeon, x, y, side)) {
      const known = longest.get(dungeon.zone[run[0]])
      if (!known || run.length > known.squares.length) longest.set(dungeon.zone[run[0]], { squares: run, side })
    }
  if (longest.size === 0) return null
  const exits = new Set<number>()
  for (const { squares, side } of longest.values()) {
    if (squares.length < 2) return null
    const first = (squares.length - 2) >> 1
    for (const square of squares.slice(first, first + 2)) {
      if (!isWalkableKind(kinds[square])) return null
      exits.add(square)
      // Diagonally through the door.
      for (const along of [turn(side, 2), turn(side, -2)]) {
        const beside = board.steps[square * 8 + along]
        if (beside >= 0 && board.footing[beside] === 1 && Math.abs(beside - square) <= width) exits.add(beside)
      }
    }
  }
  return { x, y, touches: [...longest.keys()], exits: [...exits] }
}

/** The squares of the dungeon along one side of an End Zone at (x,y), as runs of one tile each. */
function contacts(dungeon: Dungeon, x: number, y: number, side: number): number[][] {
  const runs: number[][] = []
  let last = -1
  for (let at = 0; at < SIDE; at++) {
    const atX = side === NORTH || side === SOUTH ? x + at : side === EAST ? x + SIDE : x - 1
    const atY = side === EAST || side === WEST ? y + at : side === SOUTH ? y + SIDE : y - 1
    const zone = zoneAt(dungeon, atX, atY)
    if (zone >= 0) {
      if (zone === last) runs[runs.length - 1].push(atY * dungeon.width + atX)
      else runs.push([atY * dungeon.width + atX])
    }
    last = zone
  }
  return runs
}

export interface EndZones {
  readonly distance: number
  /** Top left corners. */
  readonly places: readonly (readonly [number, number])[]
}

/** All pairs of places for two End Zones at the greatest walking distance (DB-SETUP-19). */
export function farthestEndZones(tiles: readonly PlacedTile[]): EndZones[] {
  const dungeon = layOut(tiles)
  const board = groundOf(dungeon)
  const found = attachments(dungeon, board)
  let best: EndZones[] = []
  let distance = -1
  found.forEach((first, index) => {
    const steps = walkingDistances(board, first.exits)
    for (const second of found.slice(index + 1)) {
      const apart = Math.min(...second.exits.map((square) => steps[square])) + 2
      if (apart < distance || !fit(dungeon, [first, second])) continue
      if (apart > distance) best = []
      distance = apart
      best.push({ distance: apart, places: [first, second].map(({ x, y }) => [x, y] as const) })
    }
  })
  return best
}

/** Places for three or more End Zones, each as far as possible from those before it (DB-MULTI-03). */
export function spreadEndZones(tiles: readonly PlacedTile[], teams: number): EndZones | null {
  const dungeon = layOut(tiles)
  const board = groundOf(dungeon)
  const found = attachments(dungeon, board)
  const walks = found.map(({ exits }) => walkingDistances(board, exits))
  const apart = (a: number, b: number) => Math.min(...found[b].exits.map((square) => walks[a][square])) + 2
  let best: EndZones | null = null
  for (let start = 0; start < found.length; start += 3) {
    const chosen = [start]
    let distance = Number.POSITIVE_INFINITY
    while (chosen.length < teams) {
      let next = -1
      let far = -1
      found.forEach((place, candidate) => {
        const least = Math.min(...chosen.map((taken) => apart(taken, candidate)))
        if (least > far && fit(dungeon, [...chosen.map((taken) => found[taken]), place])) {
          far = least
          next = candidate
        }
      })
      if (next < 0) break
      chosen.push(next)
      distance = Math.min(distance, far)
    }
    if (chosen.length === teams && distance > (best?.distance ?? -1))
      best = { distance, places: chosen.map((taken) => [found[taken].x, found[taken].y] as const) }
  }
  return best
}

/** The best places for the End Zones of so many teams: all that are equally good for two, one for more. */
export function endZonePlaces(core: readonly PlacedTile[], teams: number): readonly EndZones[] {
  if (teams === 2) return farthestEndZones(core)
  const spread = spreadEndZones(core, teams)
  return spread ? [spread] : []
}

export const asTiles = ({ places }: EndZones): PlacedTile[] =>
  places.map(([x, y]) => ({ tile: 'end-zone', x, y, turn: 0 }))

/** End Zones may not touch each other, and six tiles must be left for chests (DB-SETUP-26). */
function fit(dungeon: Dungeon, places: readonly Attachment[]): boolean {
  const last = places[places.length - 1]
  const near = places.slice(0, -1).some(({ x, y }) => Math.abs(x - last.x) <= SIDE && Math.abs(y - last.y) <= SIDE)
  if (near) return false
  const barred = new Set(places.flatMap(({ touches }) => touches))
  return chestZones(dungeon).filter((zone) => !barred.has(zone)).length >= CHESTS
}

export function bestEndZoneDistance(tiles: readonly PlacedTile[]): number {
  const [best] = farthestEndZones(tiles)
  if (!best) {
    throw new DungeonError('DB-SETUP-26', 'no place for two End Zones leaves six tiles for chests', 'no-end-zones')
  }
  return best.distance
}
