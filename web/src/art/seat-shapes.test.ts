import { expect, test } from 'vitest'
import { seatColours } from './palette.ts'
import { seatShape } from './seat-shapes.ts'

test('without any colour, six seats are told apart by their outlines', () => {
  const shapes = seatColours.map((_, seat) => seatShape(seat))
  expect(shapes.length).toBeGreaterThanOrEqual(6)
  expect(new Set(shapes.slice(0, 6)).size).toBe(6)
})
