/** The tiles of one set: their shapes, sorts and features (DB-SETUP-01, DB-SETUP-02, DB-SETUP-07 to DB-SETUP-12). */

export const CORRIDORS = ['corridor', 't-junction', 'l-corridor'] as const
export const SQUARE_ROOMS = [
  'armoury',
  'forgotten-prison',
  'kitchen',
  'treasure-room',
  'cursed-room',
  'sewer',
  'ossuary',
  'flooded-room',
] as const
export const RECTANGULAR_ROOMS = ['chaos-idol', 'fiery-chasm', 'dragon-lair', 'crypt'] as const
export const TILE_NAMES = ['end-zone', ...CORRIDORS, ...SQUARE_ROOMS, ...RECTANGULAR_ROOMS] as const

export type TileName = (typeof TILE_NAMES)[number]
export type RoomName = (typeof SQUARE_ROOMS)[number] | (typeof RECTANGULAR_ROOMS)[number]

/** What a tile counts as when the limits of a dungeon are checked. */
export type TileSort = 'end-zone' | 'corridor' | 'square-room' | 'rectangular-room'

/** How many of each come in one set (DB-SETUP-01). Every room exists once, however many sets are used (DB-MULTI-02). */
export const PER_SET = {
  'end-zone': 2,
  corridor: 4,
  't-junction': 2,
  'l-corridor': 2,
  'square-room': 4,
  'rectangular-room': 2,
}

/**
 * Kinds of squares. Chaos Idol, Dragon and sarcophagus count as walls; the chasm cannot be walked on but is no wall
 * (DB-GEN-09). Only rock and the Idol block sight (DB-LOS-05).
 */
export const ROCK = 0
export const FLOOR = 1
export const BRIDGE = 2
export const IDOL = 3
export const DRAGON = 4
export const SARCOPHAGUS = 5
export const CHASM = 6

const LEGEND: Readonly<Record<string, number>> = {
  ' ': ROCK,
  '.': FLOOR,
  '=': BRIDGE,
  I: IDOL,
  D: DRAGON,
  S: SARCOPHAGUS,
  C: CHASM,
}

export interface TileShape {
  readonly sort: TileSort
  readonly width: number
  readonly height: number
  /** Kinds of squares, row by row. */
  readonly squares: readonly number[]
}

const shape = (sort: TileSort, rows: readonly string[]): TileShape => ({
  sort,
  width: rows[0].length,
  height: rows.length,
  squares: rows.flatMap((row) => [...row].map((letter) => LEGEND[letter])),
})

const square = (sort: TileSort) => shape(sort, ['....', '....', '....', '....'])

const SHAPES: Readonly<Record<TileName, TileShape>> = {
  'end-zone': square('end-zone'),
  corridor: shape('corridor', ['......', '......']),
  't-junction': shape('corridor', ['......', '......', '  ..  ', '  ..  ']),
  'l-corridor': shape('corridor', ['....', '....', '..  ', '..  ']),
  armoury: square('square-room'),
  'forgotten-prison': square('square-room'),
  kitchen: square('square-room'),
  'treasure-room': square('square-room'),
  'cursed-room': square('square-room'),
  sewer: square('square-room'),
  ossuary: square('square-room'),
  'flooded-room': square('square-room'),
  'chaos-idol': shape('rectangular-room', ['........', '...II...', '...II...', '........']),
  'fiery-chasm': shape('rectangular-room', ['.....C..', '.....C..', '.....=..', '.....C..']),
  'dragon-lair': shape('rectangular-room', ['........', 'DD......', 'DD......', '........']),
  crypt: shape('rectangular-room', ['........', '..S..S..', '..S..S..', '........']),
}

const turnedShapes = new Map<string, TileShape>()

/** The shape of a tile after `turn` quarter turns clockwise. */
export function tileShape(tile: TileName, turn = 0): TileShape {
  if (turn === 0) return SHAPES[tile]
  const key = `${tile} ${turn}`
  let turned = turnedShapes.get(key)
  if (!turned) {
    turned = quarterTurn(tileShape(tile, turn - 1))
    turnedShapes.set(key, turned)
  }
  return turned
}

function quarterTurn({ sort, width, height, squares }: TileShape): TileShape {
  const turned: number[] = []
  for (let y = 0; y < width; y++) for (let x = 0; x < height; x++) turned.push(squares[(height - 1 - x) * width + y])
  return { sort, width: height, height: width, squares: turned }
}
