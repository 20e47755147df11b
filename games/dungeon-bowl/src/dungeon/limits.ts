import { type Board, distance, stepOpen } from '@undercroft/ball'
import { PER_SET, type TileName, type TileSort, tileShape } from '../data/tiles.ts'
import { bestEndZoneDistance } from './end-zones.ts'
import { groundOf } from './ground.ts'
import { type Dungeon, DungeonError, layOut, type PlacedTile } from './layout.ts'
import { squaresOfZone, walkingDistances } from './walking.ts'

export const CHESTS = 6
export const PORTALS = 6

/** The fewest tiles of each sort for so many teams (DB-SETUP-03 to DB-SETUP-06, DB-MULTI-01, DB-MULTI-16). */
export function fewestTiles(teams: number): Readonly<Record<TileSort, number>> {
  if (teams === 2) return { corridor: 4, 'square-room': 3, 'rectangular-room': 1, 'end-zone': 2 }
  return {
    corridor: teams + 2,
    'square-room': Math.min(8, Math.ceil(1.5 * teams)),
    'rectangular-room': Math.min(4, Math.ceil(teams / 2)),
    'end-zone': teams,
  }
}

const FEWEST_RULE: Readonly<Record<TileSort, string>> = {
  corridor: 'DB-SETUP-03',
  'square-room': 'DB-SETUP-04',
  'rectangular-room': 'DB-SETUP-05',
  'end-zone': 'DB-SETUP-06',
}

/** Two teams play with one set; every two teams more bring another one. */
const setsFor = (teams: number): number => Math.max(1, Math.ceil(teams / 2))

/** Lays out a dungeon and checks every limit; a DungeonError names the one that is broken. */
export function buildDungeon(placed: readonly PlacedTile[], teams = 2): Dungeon {
  checkCounts(placed, teams)
  const dungeon = layOut(placed)
  const board = groundOf(dungeon)
  checkConnected(dungeon, board)
  const suitable = chestZones(dungeon)
  if (suitable.length < CHESTS)
    throw new DungeonError('DB-SETUP-26', `only ${suitable.length} tiles can hold a chest; ${CHESTS} are needed`)
  if (teams === 2) checkFarApart(placed, dungeon, board)
  return dungeon
}

function checkCounts(placed: readonly PlacedTile[], teams: number): void {
  const fewest = fewestTiles(teams)
  const sets = setsFor(teams)
  const sorts: Record<TileSort, number> = { corridor: 0, 'square-room': 0, 'rectangular-room': 0, 'end-zone': 0 }
  const names = new Map<TileName, number>()
  for (const { tile } of placed) {
    sorts[tileShape(tile).sort]++
    names.set(tile, (names.get(tile) ?? 0) + 1)
  }
  for (const sort of Object.keys(fewest) as TileSort[]) {
    if (sorts[sort] < fewest[sort])
      throw new DungeonError(
        FEWEST_RULE[sort],
        `${sorts[sort]} tiles of sort '${sort}', at least ${fewest[sort]} are needed`,
      )
  }
  if (sorts['end-zone'] !== teams)
    throw new DungeonError('DB-SETUP-06', `${sorts['end-zone']} End Zones for ${teams} teams`)
  for (const sort of ['square-room', 'rectangular-room'] as const) {
    if (sorts[sort] > PER_SET[sort] * sets)
      throw new DungeonError(
        'DB-SETUP-01',
        `${sorts[sort]} tiles of sort '${sort}', only ${PER_SET[sort] * sets} exist`,
      )
  }
  for (const [tile, count] of names) {
    const most = tile in PER_SET ? PER_SET[tile as keyof typeof PER_SET] * sets : 1
    if (tile !== 'end-zone' && count > most)
      throw new DungeonError(most === 1 ? 'DB-MULTI-02' : 'DB-SETUP-01', `${count} tiles '${tile}', only ${most} exist`)
  }
}

/** All floor must be connected on foot (DB-SETUP-13). */
function checkConnected(dungeon: Dungeon, board: Board): void {
  const reached = walkingDistances(board, [squaresOfZone(board, 0)[0]])
  dungeon.tiles.forEach((tile, zone) => {
    if (squaresOfZone(board, zone).some((square) => reached[square] < 0))
      throw new DungeonError('DB-SETUP-13', `tile ${zone} (${tile}) cannot be reached on foot`)
  })
}

/** The tiles on which a chest or a portal may stand: no End Zone and no neighbour of one (DB-SETUP-23, DB-SETUP-28). */
export function chestZones({ tiles, doors }: Dungeon): number[] {
  const barred = new Set<number>()
  tiles.forEach((tile, zone) => {
    if (tile === 'end-zone') barred.add(zone)
  })
  for (const { a, b } of doors) {
    if (tiles[a] === 'end-zone') barred.add(b)
    if (tiles[b] === 'end-zone') barred.add(a)
  }
  return tiles.flatMap((_, zone) => (barred.has(zone) ? [] : [zone]))
}

/** The two End Zones must be as far from each other as possible (DB-SETUP-19). */
function checkFarApart(placed: readonly PlacedTile[], dungeon: Dungeon, board: Board): void {
  const distance = endZoneDistance(dungeon, board)
  const best = bestEndZoneDistance(placed.filter(({ tile }) => tile !== 'end-zone'))
  if (distance < best)
    throw new DungeonError('DB-SETUP-19', `the End Zones are ${distance} squares apart, ${best} are possible`)
}

/** Steps of the shortest route between the two End Zones. */
export function endZoneDistance(dungeon: Dungeon, board: Board): number {
  const [first, second] = dungeon.tiles.flatMap((tile, zone) => (tile === 'end-zone' ? [zone] : []))
  const steps = walkingDistances(board, squaresOfZone(board, first))
  return Math.min(...squaresOfZone(board, second).map((square) => steps[square]))
}

/** How far around a square its neighbours usually find each other again. */
export const DETOUR = 2

/** Would closing this square too cut the dungeon in two (DB-SETUP-25)? `closed` has a 1 for each closed square. */
export const cutsDungeon = (board: Board, closed: Uint8Array, square: number): boolean =>
  !isPassable(board, closed, square, board.size)

/** Do the squares around this one hang together by a short way without it? */
export const leavesWayAround = (board: Board, closed: Uint8Array, square: number): boolean =>
  isPassable(board, closed, square, DETOUR)

/** Can the squares around this one all be reached from each other without it, at most `far` squares away from it? */
function isPassable(board: Board, closed: Uint8Array, square: number, far: number): boolean {
  const around = neighbours(board, closed, square)
  const shut = closed.slice()
  shut[square] = 1
  const seen = new Uint8Array(board.size)
  const queue = around.slice(0, 1)
  if (queue.length > 0) seen[queue[0]] = 1
  let missing = around.length - 1
  for (let head = 0; head < queue.length && missing > 0; head++) {
    for (let direction = 0; direction < 8; direction++) {
      const to = stepOpen(board, shut, queue[head], direction)
      if (to < 0 || seen[to] === 1 || board.pit[to] === 1 || distance(board, square, to) > far) continue
      seen[to] = 1
      queue.push(to)
      if (around.includes(to)) missing--
    }
  }
  return missing === 0
}

function neighbours(board: Board, closed: Uint8Array, square: number): number[] {
  const around: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepOpen(board, closed, square, direction)
    if (to >= 0 && board.pit[to] === 0) around.push(to)
  }
  return around
}
