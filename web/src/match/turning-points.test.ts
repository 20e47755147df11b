import { expect, test } from 'vitest'
import type { Happening } from './session.ts'
import { turningPoints } from './turning-points.ts'

const happening = (count: number): Happening => ({ count, seat: 0, events: [], scores: [] })
const happenings = [0, 1, 2, 3, 4].map(happening)

test('turning points are the greatest swings of the lead, in the order of the match', () => {
  const course = [
    [10, 10],
    [12, 10],
    [12, 30],
    [50, 30],
  ]
  expect(turningPoints(course, happenings, () => true, 2)).toEqual([
    { at: 3, seat: 1, swing: 20 },
    { at: 4, seat: 0, swing: 38 },
  ])
})

test('what nobody can be told of is no turning point', () => {
  const course = [
    [0, 0],
    [9, 0],
    [9, 5],
    [9, 5],
  ]
  const found = turningPoints(course, happenings, ({ count }) => count === 3)
  expect(found).toEqual([{ at: 3, seat: 1, swing: 5 }])
})

test('of more than two the lead is over the best of the others', () => {
  const course = [
    [10, 8, 1],
    [10, 8, 20],
  ]
  expect(turningPoints(course, happenings, () => true)).toEqual([{ at: 2, seat: 2, swing: 19 }])
})
