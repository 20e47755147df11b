import { expect, test } from 'vitest'
import {
  BRIDGE,
  CHASM,
  CORRIDORS,
  DRAGON,
  FLOOR,
  IDOL,
  PER_SET,
  RECTANGULAR_ROOMS,
  SARCOPHAGUS,
  SQUARE_ROOMS,
  TILE_NAMES,
  type TileName,
  tileShape,
} from './tiles.ts'

const squaresOf = (tile: TileName, kinds: number[], turn = 0) => {
  const { width, squares } = tileShape(tile, turn)
  return squares.flatMap((kind, at) => (kinds.includes(kind) ? [`${at % width},${Math.floor(at / width)}`] : []))
}

test('DB-SETUP-01 what one set contains', () => {
  expect(PER_SET).toEqual({
    'end-zone': 2,
    corridor: 4,
    't-junction': 2,
    'l-corridor': 2,
    'square-room': 4,
    'rectangular-room': 2,
  })
})

test('DB-SETUP-02 the twelve rooms: eight of 4x4, four of 8x4', () => {
  expect([...SQUARE_ROOMS].sort()).toEqual([
    'armoury',
    'cursed-room',
    'flooded-room',
    'forgotten-prison',
    'kitchen',
    'ossuary',
    'sewer',
    'treasure-room',
  ])
  expect([...RECTANGULAR_ROOMS].sort()).toEqual(['chaos-idol', 'crypt', 'dragon-lair', 'fiery-chasm'])
  for (const room of SQUARE_ROOMS) expect([tileShape(room).width, tileShape(room).height]).toEqual([4, 4])
  for (const room of RECTANGULAR_ROOMS) expect([tileShape(room).width, tileShape(room).height]).toEqual([8, 4])
  expect(TILE_NAMES).toHaveLength(1 + CORRIDORS.length + 12)
})

test('DB-SETUP-07 DB-SETUP-11 End Zone and square rooms: 16 plain squares', () => {
  for (const tile of ['end-zone', ...SQUARE_ROOMS] as const) expect(squaresOf(tile, [FLOOR])).toHaveLength(16)
})

test('DB-SETUP-08 a long corridor: 6x2, turned 2x6', () => {
  expect(squaresOf('corridor', [FLOOR])).toHaveLength(12)
  expect([tileShape('corridor').width, tileShape('corridor').height]).toEqual([6, 2])
  expect([tileShape('corridor', 1).width, tileShape('corridor', 1).height]).toEqual([2, 6])
})

test('DB-SETUP-09 a T-junction: a bar of 6x2 with a stem of 2x2 in the middle', () => {
  const floor = squaresOf('t-junction', [FLOOR])
  expect(floor).toHaveLength(16)
  for (const stem of ['2,2', '3,2', '2,3', '3,3']) expect(floor).toContain(stem)
  for (const rock of ['0,2', '1,2', '4,2', '5,3']) expect(floor).not.toContain(rock)
})

test('DB-SETUP-10 an L-corridor: two arms in a box of 4x4', () => {
  const floor = squaresOf('l-corridor', [FLOOR])
  expect(floor).toHaveLength(12)
  expect(floor).toContain('3,1')
  expect(floor).toContain('1,3')
  expect(floor).not.toContain('2,2')
})

test('DB-SETUP-12 features of the rectangular rooms and their walkable squares', () => {
  expect(squaresOf('chaos-idol', [IDOL])).toEqual(['3,1', '4,1', '3,2', '4,2'])
  expect(squaresOf('dragon-lair', [DRAGON])).toEqual(['0,1', '1,1', '0,2', '1,2'])
  expect(squaresOf('crypt', [SARCOPHAGUS])).toEqual(['2,1', '5,1', '2,2', '5,2'])
  expect(squaresOf('fiery-chasm', [CHASM])).toEqual(['5,0', '5,1', '5,3'])
  expect(squaresOf('fiery-chasm', [BRIDGE])).toEqual(['5,2'])
  const walkable = (tile: TileName) => squaresOf(tile, [FLOOR, BRIDGE]).length
  expect(RECTANGULAR_ROOMS.map(walkable)).toEqual([28, 29, 28, 28])
})

test('four quarter turns bring a tile back', () => {
  for (const tile of TILE_NAMES) {
    expect(tileShape(tile, 3).squares).not.toBe(undefined)
    const { width, height, squares } = tileShape(tile, 2)
    expect([width, height]).toEqual([tileShape(tile).width, tileShape(tile).height])
    expect([...squares].reverse()).toEqual(tileShape(tile).squares)
  }
  expect(squaresOf('dragon-lair', [DRAGON], 1)).toEqual(['1,0', '2,0', '1,1', '2,1'])
})
