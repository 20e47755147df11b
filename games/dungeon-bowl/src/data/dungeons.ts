import type { PlacedTile } from '../dungeon/layout.ts'
import type { TileName } from './tiles.ts'

/** A ready-made dungeon (DB-SETUP-33). */
export interface ReadyDungeon {
  readonly name: string
  readonly title: string
  readonly tiles: readonly PlacedTile[]
}

/** 'armoury 4 10' or 'corridor 17 4 1': name, x, y, quarter turns. */
function lines(...texts: readonly string[]): PlacedTile[] {
  return texts.map((text) => {
    const [tile, x, y, turn = '0'] = text.split(' ')
    return { tile: tile as TileName, x: Number(x), y: Number(y), turn: Number(turn) }
  })
}

/**
 * The first one is the default, the next two are printed in the book. The others look the same from both End Zones: turned by half they
 * fit themselves, room for room of the same size.
 */
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
  {
    name: 'idol-descent',
    title: 'Descent past the Idol',
    tiles: lines(
      'end-zone 10 0',
      'corridor 11 4 1',
      'chaos-idol 10 10 1',
      't-junction 4 8 2',
      'forgotten-prison 5 4',
      'l-corridor 1 6',
      'crypt 0 10 1',
      'treasure-room 5 12',
      't-junction 4 16',
      'cursed-room 5 20',
      'l-corridor 9 18 2',
      'corridor 1 18 1',
      'end-zone 0 24',
    ),
  },
  {
    name: 'dragon-halls',
    title: 'Halls of the Dragon',
    tiles: lines(
      'dragon-lair 8 0 1',
      'corridor 12 0',
      'end-zone 18 0',
      'fiery-chasm 16 4 3',
      'l-corridor 4 2',
      'ossuary 3 6',
      't-junction 2 10 2',
      'end-zone 0 14',
      'armoury 8 10',
      't-junction 12 6 3',
      'corridor 10 14',
      'l-corridor 16 12 2',
      'flooded-room 10 16',
      'kitchen 16 16',
      'corridor 4 16',
    ),
  },
  {
    name: 'cellar',
    title: 'The Flooded Cellar',
    tiles: lines(
      'flooded-room 6 10 2',
      'corridor 10 11 2',
      'corridor 0 11',
      'armoury 1 7 1',
      'treasure-room 11 13 3',
      'corridor 2 14 2',
      'corridor 8 8',
      'fiery-chasm 7 4',
      'crypt 1 16 2',
      'end-zone 7 0',
      'end-zone 5 20',
    ),
  },
  {
    name: 'ossuary-yard',
    title: 'Bone Yard',
    tiles: lines(
      'ossuary 8 9 1',
      'dragon-lair 0 10',
      'crypt 12 8 2',
      'corridor 1 8',
      'corridor 13 12 2',
      't-junction 16 2 1',
      't-junction 0 14 3',
      'corridor 14 2 3',
      'corridor 4 14 1',
      'forgotten-prison 2 4 1',
      'cursed-room 14 14 3',
      'end-zone 4 0',
      'end-zone 12 18',
    ),
  },
  {
    name: 'idol-steps',
    title: 'Steps of the Idol',
    tiles: lines(
      'chaos-idol 12 8',
      'kitchen 18 12 3',
      'armoury 10 4 1',
      'corridor 4 5',
      'corridor 22 13 2',
      'forgotten-prison 10 0 2',
      'cursed-room 18 16',
      'corridor 6 10',
      'corridor 20 8 2',
      'end-zone 0 5',
      'end-zone 28 11',
    ),
  },
  {
    name: 'treasury',
    title: 'The Long Treasury',
    tiles: lines(
      'treasure-room 10 10',
      'corridor 10 14 3',
      'corridor 12 4 1',
      'corridor 8 16 3',
      'corridor 14 2 1',
      't-junction 8 0 1',
      't-junction 12 18 3',
      'cursed-room 4 1 2',
      'flooded-room 16 19',
      'chaos-idol 14 10',
      'fiery-chasm 2 10 2',
      'end-zone 0 2',
      'end-zone 20 18',
    ),
  },
  {
    name: 'crypt-walk',
    title: 'Crypt Walk',
    tiles: lines(
      'crypt 16 6 1',
      't-junction 20 4 2',
      't-junction 10 12',
      'corridor 18 0 3',
      'corridor 16 14 1',
      'treasure-room 12 16 2',
      'sewer 20 0',
      'l-corridor 8 15 3',
      'l-corridor 24 1 1',
      'ossuary 28 3 3',
      'flooded-room 4 13 1',
      'end-zone 32 4',
      'end-zone 0 12',
    ),
  },
  {
    name: 'winding-crypt',
    title: 'The Winding Crypt',
    tiles: lines(
      'crypt 8 16 3',
      'l-corridor 4 14 3',
      'l-corridor 12 22 1',
      'kitchen 16 21 1',
      'forgotten-prison 0 15 3',
      'treasure-room 6 12 3',
      'sewer 10 24 1',
      't-junction 4 8 3',
      't-junction 12 26 1',
      'corridor 16 30 1',
      'corridor 2 4 3',
      'end-zone 1 0',
      'end-zone 15 36',
    ),
  },
  {
    name: 'deep-shaft',
    title: 'The Deep Shaft',
    tiles: lines(
      'armoury 4 20 3',
      'corridor 5 24 3',
      'corridor 5 14 1',
      't-junction 5 8 3',
      't-junction 3 30 1',
      'crypt 8 18 1',
      'fiery-chasm 0 18 3',
      'corridor 0 26 3',
      'corridor 10 12 1',
      'forgotten-prison 5 36 1',
      'ossuary 3 4 3',
      'end-zone 4 0',
      'end-zone 4 40',
    ),
  },
]

export const dungeonByName = (name: string): ReadyDungeon | undefined => DUNGEONS.find((ready) => ready.name === name)
