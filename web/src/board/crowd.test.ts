import { expect, test } from 'vitest'
import { standBehind } from './crowd.ts'

const piece = (id: number, x: number, y: number, size = 1) => ({ id, x, y, size })

test('whoever has somebody in the square behind stands in front of him', () => {
  const scrum = [piece(1, 5, 3), piece(2, 5, 4), piece(3, 5, 5), piece(4, 7, 4), piece(5, 6, 3)]
  expect(standBehind(scrum)).toEqual(
    new Map([
      [2, [1]],
      [3, [2]],
    ]),
  )
})

test('who lies hides nobody, and is seen behind others', () => {
  const lying = { ...piece(2, 5, 4), prone: true }
  expect(standBehind([piece(1, 5, 3), lying, piece(3, 5, 5)])).toEqual(new Map([[3, [2]]]))
})

test('a large one stands in front of all behind it, and its own rows do not count', () => {
  const pieces = [piece(1, 4, 3), piece(2, 5, 3), piece(7, 4, 4, 2), piece(3, 5, 6)]
  expect(standBehind(pieces)).toEqual(
    new Map([
      [7, [1, 2]],
      [3, [7]],
    ]),
  )
})
