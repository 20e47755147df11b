import type { PlacedTile } from '../dungeon/layout.ts'
import type { TileName } from '../rooms/tiles.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/** A ready-made dungeon (DB-SETUP-33). */
export interface ReadyDungeon {
  readonly name: string
  readonly title: string
  readonly tiles: readonly PlacedTile[]
}

/** 'corridor 17 4 1'. */
export function placed(text: string): PlacedTile {
  const [tile, x, y, turn = '0'] = text.split(' ')
  return { tile: tile as TileName, x: Number(x), y: Number(y), turn: Number(turn) }
}

/**
 * The first one is the default, the next two are printed in the book. The others look the same from both End Zones: turned by half they
 * fit themselves, room for room of the same size.
 */
export const DUNGEONS: readonly ReadyDungeon[] = (things as readonly Thing[]).map(({ id, name, tiles }) => ({
  name: id,
  title: name,
  tiles: tiles.map(placed),
}))

export const dungeonByName = (name: string): ReadyDungeon | undefined => DUNGEONS.find((ready) => ready.name === name)
