import { DX, DY, NORTH_EAST, SOUTH } from '@undercroft/engine/grid'
import { expect, test } from 'vitest'
import { D8_DIRECTION, halved } from './template.ts'

test('DB-BALL-01 a D8 on the template: 1 NW, 2 N, 3 NE, 4 W, 5 E, 6 SW, 7 S, 8 SE', () => {
  expect(D8_DIRECTION.map((direction) => [5 + DX[direction], 5 + DY[direction]])).toEqual([
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
  expect([3 + DX[NORTH_EAST], 3 + DY[NORTH_EAST]]).toEqual([4, 2])
  expect([3 + DX[SOUTH], 3 + DY[SOUTH]]).toEqual([3, 4])
})

test('DB-DICE-02 DB-DICE-08 DB-DICE-09 a D6 halved is rounded up, modifiers come afterwards', () => {
  expect([1, 2, 3, 4, 5, 6].map(halved)).toEqual([1, 1, 2, 2, 3, 3])
  expect(halved(5) + 1).toBe(4)
})
