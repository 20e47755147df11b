import type { PlacedTile } from '../dungeon/layout.ts'
import type { TileName } from './tiles.ts'

/** A ready-made dungeon (DB-SETUP-33). */
export interface ReadyDungeon {
  readonly name: string
  readonly title: string
  readonly tiles: readonly PlacedTile[]
}

/** 'armoury 4 10' or 'corridor 17 4 turned': name, x, y, quarter turns. */
function lines(...texts: readonly string[]): PlacedTile[] {
  return texts.map((text) => {
    const [tile, x, y, turn = '0'] = text.split(' ')
    return { tile: tile as TileName, x: Number(x), y: Number(y), turn: Number(turn) }
  })
}

export const DUNGEONS: readonly ReadyDungeon[] = [
  {
    name: 'crossroads',
    title: 'Crossroads of the Idol',
    tiles: lines(
      'end-zone 0 10',
      'armoury 4 10',
      'corridor 8 11',
      'chaos-idol 14 10',
      'corridor 22 11',
      'kitchen 28 10',
      'end-zone 32 10',
      'corridor 17 4 1',
      'sewer 16 0',
      'corridor 17 14 1',
      'treasure-room 16 20',
    ),
  },
]

export const dungeonByName = (name: string): ReadyDungeon | undefined => DUNGEONS.find((ready) => ready.name === name)
