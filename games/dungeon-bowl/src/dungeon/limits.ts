import type { Board } from '@undercroft/ball'
import { PER_SET, type TileName, type TileSort, tileShape } from '../rooms/tiles.ts'
import { bestEndZoneDistance } from './end-zones.ts'
import { groundOf } from './ground.ts'
import { type Dungeon, DungeonError, type DungeonProblem, layOut, type PlacedTile } from './layout.ts'
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

/** Lays out a dungeon and checks every limit; a DungeonError names the first one that is broken. */
export function buildDungeon(placed: readonly PlacedTile[], teams = 2): Dungeon {
  const [wrong] = countProblems(placed, teams)
  if (wrong) throw asError(wrong)
  const dungeon = layOut(placed)
  const [limit] = limitProblems(dungeon)
  if (limit) throw asError(limit)
  return dungeon
}

const asError = ({ rule, reason, why, facts }: DungeonProblem): DungeonError =>
  new DungeonError(rule, reason, why, facts)

/** Everything that is wrong with a dungeon that is being built. Empty: it can be played. */
export function dungeonProblems(placed: readonly PlacedTile[], teams = 2): DungeonProblem[] {
  const counts = countProblems(placed, teams)
  if (placed.length === 0) return counts
  try {
    return [...counts, ...limitProblems(layOut(placed), counts.length > 0)]
  } catch (error) {
    if (error instanceof DungeonError) return [...counts, error.problem]
    throw error
  }
}

/** Numbers of tiles: the fewest of each sort, and no more than the sets hold. */
function countProblems(placed: readonly PlacedTile[], teams: number): DungeonProblem[] {
  const found: DungeonProblem[] = []
  const fewest = fewestTiles(teams)
  const sets = setsFor(teams)
  const sorts: Record<TileSort, number> = { corridor: 0, 'square-room': 0, 'rectangular-room': 0, 'end-zone': 0 }
  const names = new Map<TileName, number>()
  for (const { tile } of placed) {
    sorts[tileShape(tile).sort]++
    names.set(tile, (names.get(tile) ?? 0) + 1)
  }
  for (const sort of Object.keys(fewest) as TileSort[]) {
    const facts = { sort, count: sorts[sort], fewest: fewest[sort] }
    const reason = `${facts.count} tiles of sort '${sort}', at least ${facts.fewest} are needed`
    if (facts.count < facts.fewest) found.push({ rule: FEWEST_RULE[sort], reason, why: 'few-tiles', facts })
  }
  const zones = sorts['end-zone']
  if (zones > teams) {
    const reason = `${zones} End Zones for ${teams} teams`
    found.push({ rule: 'DB-SETUP-06', reason, why: 'many-end-zones', facts: { count: zones, teams } })
  }
  for (const sort of ['square-room', 'rectangular-room'] as const) {
    const facts = { sort, count: sorts[sort], most: PER_SET[sort] * sets }
    const reason = `${facts.count} tiles of sort '${sort}', only ${facts.most} exist`
    if (facts.count > facts.most) found.push({ rule: 'DB-SETUP-01', reason, why: 'many-of-sort', facts })
  }
  for (const [tile, count] of names) {
    const most = mostTiles(tile, teams)
    const reason = `${count} tiles '${tile}', only ${most} exist`
    const rule = most === 1 ? 'DB-MULTI-02' : 'DB-SETUP-01'
    if (tile !== 'end-zone' && count > most)
      found.push({ rule, reason, why: 'many-tiles', facts: { tile, count, most } })
  }
  return found
}

/** How many of a tile there are for so many teams (DB-SETUP-01, DB-MULTI-02). */
export function mostTiles(tile: TileName, teams: number): number {
  if (tile === 'end-zone') return teams
  return tile in PER_SET ? PER_SET[tile as keyof typeof PER_SET] * setsFor(teams) : 1
}

/** What the whole must fulfil. While tiles are missing or in excess (`unfinished`) nobody counts places for chests. */
function limitProblems(dungeon: Dungeon, unfinished = false): DungeonProblem[] {
  const apart = unconnected(dungeon, groundOf(dungeon))
  if (apart.length > 0 || unfinished) return apart
  const count = chestZones(dungeon).length
  if (count < CHESTS) {
    const reason = `only ${count} tiles can hold a chest; ${CHESTS} are needed`
    return [{ rule: 'DB-SETUP-26', reason, why: 'few-chest-tiles', facts: { count, needed: CHESTS } }]
  }
  return []
}

/** All floor must be connected on foot (DB-SETUP-13). */
function unconnected(dungeon: Dungeon, board: Board): DungeonProblem[] {
  const reached = walkingDistances(board, [squaresOfZone(board, dungeon, 0)[0]])
  return dungeon.tiles.flatMap((tile, zone): DungeonProblem[] => {
    if (squaresOfZone(board, dungeon, zone).every((square) => reached[square] >= 0)) return []
    const reason = `tile ${zone} (${tile}) cannot be reached on foot`
    return [{ rule: 'DB-SETUP-13', reason, why: 'unreached', facts: { tile } }]
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

/** What is worth knowing about a dungeon that can be played: two End Zones that could be farther apart (DB-SETUP-19). */
export function dungeonRemarks(placed: readonly PlacedTile[], teams = 2): DungeonProblem[] {
  if (teams !== 2) return []
  const dungeon = layOut(placed)
  const distance = endZoneDistance(dungeon, groundOf(dungeon))
  const best = bestEndZoneDistance(placed.filter(({ tile }) => tile !== 'end-zone'))
  if (distance >= best) return []
  const reason = `the End Zones are ${distance} squares apart, ${best} are possible`
  return [{ rule: 'DB-SETUP-19', reason, why: 'end-zones-near', facts: { distance, best } }]
}

/** Steps of the shortest route between the two End Zones. */
export function endZoneDistance(dungeon: Dungeon, board: Board): number {
  const [first, second] = dungeon.tiles.flatMap((tile, zone) => (tile === 'end-zone' ? [zone] : []))
  const steps = walkingDistances(board, squaresOfZone(board, dungeon, first))
  return Math.min(...squaresOfZone(board, dungeon, second).map((square) => steps[square]))
}
