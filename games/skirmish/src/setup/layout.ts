import { OptionsError } from '@undercroft/engine'
import { MAPS } from '../data/maps.ts'
import { genericTiles, type WarbandProblem } from '../options/warband.ts'
import type { PlacedTile } from '../state.ts'
import { TILES } from '../tiles/index.ts'
import { type Area, areasOf, GRID_HEIGHT, GRID_WIDTH, shapeOf, tileSquares } from './areas.ts'
import { groundOf, hasRoom, hasRoomAnywhere } from './room.ts'

/** A tile on the grid: its top left corner and how many quarter turns clockwise it was given. */
export type LaidTile = Omit<PlacedTile, 'seat'>

/** A battle grid that is agreed on before the skirmish: assembly tiles in the start areas, and generic tiles. */
export interface GridLayout {
  readonly seats: number
  readonly tiles: readonly LaidTile[]
}

export const isAssembly = (id: string): boolean => TILES.some((tile) => tile.id === id && tile.kind === 'assembly')

/** Start areas are the same for teams and for single players: only the seats change. */
const startAreas = (seats: number): Area[] => areasOf(seats, false)

/** How many generic tiles all players bring together, and how many of one sort at most (SK-SETUP-14, SK-BUILD-10). */
export const mostGeneric = (seats: number): number => seats * genericTiles(seats)

type Reason = Pick<WarbandProblem, 'rule' | 'reason' | 'why' | 'facts'>

const nobodys = (tiles: readonly LaidTile[]): PlacedTile[] => tiles.map((laid) => ({ ...laid, seat: -1 }))
const fits = (others: readonly LaidTile[], { tile, turns, x, y }: LaidTile): boolean =>
  hasRoom(groundOf(nobodys(others)), shapeOf(tile, turns), x, y)

/** What keeps a tile from lying there (SK-SETUP-15 to SK-SETUP-19), null where nothing does. */
function obstacle(others: readonly LaidTile[], laid: LaidTile): Reason | null {
  const { tile, turns, x, y } = laid
  const { rows } = shapeOf(tile, turns)
  const refused = (rule: string, why: string, reason: string) => ({
    rule,
    why,
    reason: `${tile} ${reason}`,
    facts: { tile },
  })
  if (x + rows[0].length > GRID_WIDTH || y + rows.length > GRID_HEIGHT || x < 0 || y < 0) {
    return refused('SK-SETUP-19', 'off-grid', 'lies off the grid')
  }
  const squares = new Set(tileSquares(laid, GRID_WIDTH))
  if (others.some((other) => tileSquares(other, GRID_WIDTH).some((square) => squares.has(square)))) {
    return refused('SK-SETUP-18', 'on-tile', 'lies on another tile')
  }
  // The walls of assembly tiles lie as they are printed: only the others keep their distance.
  if (isAssembly(tile) ? others.every((other) => isAssembly(other.tile) || fits([laid], other)) : fits(others, laid)) {
    return null
  }
  return !isAssembly(tile) && !fits([], laid)
    ? refused('SK-SETUP-17', 'wall-near-border', 'has a wall less than 2 squares from the border')
    : refused('SK-SETUP-17', 'wall-near-wall', 'has a wall less than 2 squares from the wall of another tile')
}

/** Why a tile may not lie there beside the others, null where it may. */
export function layingProblem(others: readonly LaidTile[], laid: LaidTile, seats: number): Reason | null {
  const { tile, x, y, turns } = laid
  if (isAssembly(tile)) {
    const area = startAreas(seats).find((one) => one.x === x && one.y === y)
    if (!area) {
      const reason = `${tile} lies in no start area`
      return { rule: 'SK-SETUP-10', reason, why: 'no-start-area', facts: { tile } }
    }
    if (!area.turns.includes(turns)) {
      const rule = area.turns.length > 1 ? 'SK-SETUP-12' : 'SK-SETUP-11'
      const reason = `the exits of ${tile} do not lie on the border in ${area.name}`
      return { rule, reason, why: 'exits-inside', facts: { tile, area: area.name } }
    }
  }
  return obstacle(others, laid)
}

/** What is wrong with a battle grid that is being laid out. Empty: it can be played on. */
export function gridProblems({ seats, tiles }: GridLayout): Reason[] {
  const found: Reason[] = []
  const unknown = tiles.find(({ tile }) => !TILES.some(({ id }) => id === tile))
  if (unknown) {
    const reason = `there is no tile '${unknown.tile}'`
    return [{ rule: 'SK-BUILD-09', reason, why: 'unknown-tile', facts: { tile: unknown.tile } }]
  }
  for (const { name, x, y } of startAreas(seats)) {
    if (tiles.some((laid) => isAssembly(laid.tile) && laid.x === x && laid.y === y)) continue
    const reason = `there is no assembly tile in the start area ${name}`
    found.push({ rule: 'SK-SETUP-10', reason, why: 'empty-area', facts: { area: name } })
  }
  tiles.forEach((laid, i) => {
    const problem = layingProblem(tiles.slice(0, i), laid, seats)
    if (problem) found.push(problem)
  })
  return [...found, ...genericProblems(tiles, seats)]
}

function genericProblems(tiles: readonly LaidTile[], seats: number): Reason[] {
  const generic = tiles.filter(({ tile }) => !isAssembly(tile))
  const most = mostGeneric(seats)
  const found: Reason[] = []
  for (const { id } of TILES) {
    const count = generic.filter(({ tile }) => tile === id).length
    if (count <= seats) continue
    const reason = `${id} lies there ${count} times, and each of ${seats} players brings it once at most`
    found.push({ rule: 'SK-BUILD-10', reason, why: 'many-copies', facts: { tile: id, count, most: seats } })
  }
  const facts = { count: generic.length, most }
  if (generic.length > most) {
    const reason = `${generic.length} generic tiles, and ${seats} players bring ${most}`
    found.push({ rule: 'SK-SETUP-14', reason, why: 'many-generic', facts })
  } else if (generic.length < most && isRoomLeft(tiles, seats)) {
    const reason = `${generic.length} of ${most} generic tiles, and there is room for more`
    found.push({ rule: 'SK-SETUP-20', reason, why: 'few-generic', facts })
  }
  return found
}

/** Could any tile that is left still be laid (SK-SETUP-20)? */
function isRoomLeft(tiles: readonly LaidTile[], seats: number): boolean {
  const ground = groundOf(nobodys(tiles))
  return TILES.some(
    ({ id, kind }) =>
      kind === 'generic' &&
      tiles.filter(({ tile }) => tile === id).length < seats &&
      [0, 1, 2, 3].some((turns) => hasRoomAnywhere(ground, shapeOf(id, turns))),
  )
}

/** A ready-made battle grid as a layout that can be changed. */
export function layoutOf(id: string): GridLayout | null {
  const map = MAPS.find((known) => known.id === id)
  if (!map) return null
  const assembly = startAreas(map.seats).map(({ name, x, y, turns }) => ({
    tile: map.assembly[name],
    x,
    y,
    turns: turns[0],
  }))
  return { seats: map.seats, tiles: [...assembly, ...map.generic] }
}

/** The tiles with the seat of each: assembly tiles belong to the seat of their start area, generic ones to nobody. */
export function seatedTiles({ seats, tiles }: GridLayout, teams: boolean): PlacedTile[] {
  const areas = areasOf(seats, teams)
  const seated = tiles.map(({ tile, x, y, turns }) => {
    const seat = isAssembly(tile) ? areas.findIndex((area) => area.x === x && area.y === y) : -1
    return { tile, seat, x, y, turns }
  })
  const rank = ({ seat }: PlacedTile) => (seat < 0 ? seats : seat)
  return seated.sort((a, b) => rank(a) - rank(b))
}

/** Reads a layout from a file; whether it is legal is another question (`gridProblems`). */
export function parseLayout(json: unknown, field = 'grid'): GridLayout {
  if (typeof json !== 'object' || json === null) throw new OptionsError(field, 'must be an object')
  const { seats, tiles } = json as Record<string, unknown>
  whole(`${field}.seats`, seats, 2, 4)
  if (!Array.isArray(tiles) || tiles.length > 40) throw new OptionsError(`${field}.tiles`, 'must be at most 40 tiles')
  return {
    seats: seats as number,
    tiles: tiles.map((laid: unknown, i) => {
      const at = `${field}.tiles[${i}]`
      if (typeof laid !== 'object' || laid === null) throw new OptionsError(at, 'must be an object')
      const { tile, x, y, turns } = laid as Record<string, unknown>
      if (!TILES.some(({ id }) => id === tile))
        throw new OptionsError(`${at}.tile`, `there is no tile '${String(tile)}'`)
      whole(`${at}.x`, x, 0, GRID_WIDTH - 1)
      whole(`${at}.y`, y, 0, GRID_HEIGHT - 1)
      whole(`${at}.turns`, turns, 0, 3)
      return { tile: tile as string, x: x as number, y: y as number, turns: turns as number }
    }),
  }
}

function whole(field: string, value: unknown, least: number, most: number): void {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return
  throw new OptionsError(field, `must be a whole number from ${least} to ${most}`)
}
