import { expect, test } from 'vitest'
import type { Happening } from './session.ts'
import { turningPoints } from './turning-points.ts'

const happening = (count: number, scores: readonly number[] = [0, 0]): Happening => ({
  count,
  seat: 0,
  events: [],
  scores,
})
const alone = () => ({ isTold: true, beginsTurn: true })

test('turning points are the greatest swings of the lead, in the order of the match', () => {
  const course = [
    [10, 10],
    [12, 10],
    [12, 30],
    [50, 30],
  ]
  expect(
    turningPoints(
      course,
      [0, 1, 2, 3, 4].map((n) => happening(n)),
      alone,
      2,
    ),
  ).toEqual([
    { at: 3, seat: 1, swing: 20 },
    { at: 4, seat: 0, swing: 38 },
  ])
})

test('a turn is named by the moment that scored, and left out where nothing can be told of it', () => {
  const course = [
    [0, 0],
    [9, 0],
    [11, 0],
    [11, 30],
  ]
  const happenings = [happening(1), happening(2), happening(3, [1, 0]), happening(4, [1, 0])]
  const tell = ({ count }: Happening) => ({ isTold: count < 4, beginsTurn: count === 1 || count === 3 })
  expect(turningPoints(course, happenings, tell)).toEqual([{ at: 2, seat: 0, swing: 11 }])
})

test('whoever scores decides more than whoever only stands better', () => {
  const course = [
    [0, 0],
    [90, 0],
    [91, 0],
  ]
  const happenings = [happening(1), happening(2), happening(3, [1, 0])]
  expect(turningPoints(course, happenings, alone, 1)).toEqual([{ at: 2, seat: 0, swing: 1 }])
})

test('of more than two the lead is over the best of the others', () => {
  const course = [
    [10, 8, 1],
    [10, 8, 20],
  ]
  expect(
    turningPoints(
      course,
      [0, 1, 2].map((n) => happening(n)),
      alone,
    ),
  ).toEqual([{ at: 2, seat: 2, swing: 19 }])
})
