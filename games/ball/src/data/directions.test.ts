import { expect, test } from 'vitest'
import { DIRECTIONS, DX, DY, directionOf, opposite, turned } from './directions.ts'

test('DB-BALL-01 a D8 on the template: 1 NW, 2 N, 3 NE, 4 W, 5 E, 6 SW, 7 S, 8 SE', () => {
  const from5x5 = DIRECTIONS.map((_, index) => [5 + DX[index], 5 + DY[index]])
  expect(from5x5).toEqual([
    [4, 4],
    [5, 4],
    [6, 4],
    [4, 5],
    [6, 5],
    [4, 6],
    [5, 6],
    [6, 6],
  ])
})

test('DB-GEN-08 north-east of (3,3) is (4,2), south is (3,4)', () => {
  const ne = DIRECTIONS.indexOf('ne')
  const s = DIRECTIONS.indexOf('s')
  expect([3 + DX[ne], 3 + DY[ne]]).toEqual([4, 2])
  expect([3 + DX[s], 3 + DY[s]]).toEqual([3, 4])
})

test('directions turn and mirror', () => {
  for (let direction = 0; direction < 8; direction++) {
    expect(directionOf(DX[direction], DY[direction])).toBe(direction)
    expect(DX[opposite(direction)]).toBe(-DX[direction] + 0)
    expect(DY[opposite(direction)]).toBe(-DY[direction] + 0)
    expect(turned(direction, 4)).toBe(opposite(direction))
    expect(turned(turned(direction, 1), -1)).toBe(direction)
  }
  expect(DIRECTIONS[turned(DIRECTIONS.indexOf('n'), 1)]).toBe('ne')
})
