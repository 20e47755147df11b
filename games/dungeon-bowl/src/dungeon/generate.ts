import { Random } from '@undercroft/engine'
import { CORRIDORS, PER_SET, RECTANGULAR_ROOMS, SQUARE_ROOMS, type TileName, tileShape } from '../rooms/tiles.ts'
import { asTiles, endZonePlaces } from './end-zones.ts'
import { DungeonError, layOut, type PlacedTile } from './layout.ts'
import { buildDungeon, fewestTiles } from './limits.ts'

const ATTEMPTS = 200

/** A legal random dungeon for so many teams; the same seed always gives the same one. */
export function generateDungeon(seed: number, teams = 2): PlacedTile[] {
  const random = new Random(seed)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const core = growDungeon(random, chooseTiles(random, teams))
    const zones = core && chooseEndZones(random, core, teams)
    if (!core || !zones) continue
    const tiles = movedIn([...core, ...zones])
    try {
      buildDungeon(tiles, teams)
      return tiles
    } catch (error) {
      if (!(error instanceof DungeonError)) throw error
    }
  }
  throw new Error(`no dungeon for ${teams} teams found in ${ATTEMPTS} attempts with seed ${seed}`)
}

/** Which tiles: a few more than the fewest, within what the sets hold. The first one is a large room. */
function chooseTiles(random: Random, teams: number): TileName[] {
  const fewest = fewestTiles(teams)
  const sets = Math.max(1, Math.ceil(teams / 2))
  const corridors = random.shuffle(
    CORRIDORS.flatMap((name) => Array.from({ length: PER_SET[name] * sets }, (): TileName => name)),
  )
  const most = (sort: 'square-room' | 'rectangular-room', names: number) => Math.min(PER_SET[sort] * sets, names)
  const between = (least: number, greatest: number) => least + random.below(greatest - least + 1)
  const large = between(fewest['rectangular-room'], most('rectangular-room', RECTANGULAR_ROOMS.length))
  const small = between(fewest['square-room'], most('square-room', SQUARE_ROOMS.length))
  // Two tiles are lost to the neighbourhood of the End Zones; six must be left for chests.
  const passages = between(Math.max(fewest.corridor, 6 + teams - large - small), corridors.length)
  const [first, ...otherLarge] = random.shuffle<TileName>(RECTANGULAR_ROOMS).slice(0, large)
  const rest = [...corridors.slice(0, passages), ...random.shuffle(SQUARE_ROOMS).slice(0, small), ...otherLarge]
  return [first, ...random.shuffle(rest)]
}

/** Attaches one tile after the other at a random place; null where one does not fit anywhere. */
function growDungeon(random: Random, names: readonly TileName[]): PlacedTile[] | null {
  let tiles: PlacedTile[] = [{ tile: names[0], x: 0, y: 0, turn: random.below(4) }]
  for (const name of names.slice(1)) {
    let grown: PlacedTile[] | null = null
    for (let attempt = 0; attempt < 60 && !grown; attempt++) grown = attachTile(random, tiles, name)
    if (!grown) return null
    tiles = grown
  }
  return tiles
}

/** Puts the tile beside a random other one, mostly beside the newest, so that the dungeon stretches. */
function attachTile(random: Random, tiles: readonly PlacedTile[], tile: TileName): PlacedTile[] | null {
  const host =
    random.below(3) === 0 ? random.pick(tiles) : tiles[tiles.length - 1 - random.below(Math.min(3, tiles.length))]
  const turn = random.below(4)
  const own = tileShape(tile, turn)
  const other = tileShape(host.tile, host.turn)
  const side = random.below(4)
  const along = side % 2 === 0 ? own.width + other.width - 3 : own.height + other.height - 3
  const shift = random.below(along) + 2
  const x = side === 1 ? host.x + other.width : side === 3 ? host.x - own.width : host.x - own.width + shift
  const y = side === 2 ? host.y + other.height : side === 0 ? host.y - own.height : host.y - own.height + shift
  const grown = movedIn([...tiles, { tile, x, y, turn }])
  try {
    const { doors } = layOut(grown)
    return doors.some(({ b }) => b === tiles.length) ? grown : null
  } catch (error) {
    if (error instanceof DungeonError) return null
    throw error
  }
}

function chooseEndZones(random: Random, core: readonly PlacedTile[], teams: number): PlacedTile[] | null {
  const found = endZonePlaces(core, teams)
  return found.length > 0 ? asTiles(random.pick(found)) : null
}

/** The same tiles with the top left corner of the whole at (0,0). */
export function movedIn(tiles: readonly PlacedTile[]): PlacedTile[] {
  const left = Math.min(...tiles.map(({ x }) => x))
  const top = Math.min(...tiles.map(({ y }) => y))
  return tiles.map((placed) => ({ ...placed, x: placed.x - left, y: placed.y - top }))
}
