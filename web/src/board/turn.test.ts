import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnBack, turnModel, turnSquare } from './turn.ts'

test('a square that is turned and turned back is where it was', () => {
  fc.assert(
    fc.property(fc.nat(39), fc.nat(39), fc.integer({ min: 40, max: 60 }), (x, y, width) => {
      expect(turnBack(turnSquare({ x, y }, width), width)).toEqual({ x, y })
    }),
  )
})

test('a turned board is as high as it was wide, and its left edge is below', () => {
  const edges = [{ kind: 'wall', x1: 0, y1: 0, x2: 0, y2: 11 } as const]
  const turned = turnModel({
    place: 'pitch',
    width: 15,
    height: 11,
    ground: '',
    floors: [],
    edges,
    labels: [],
    pieces: [],
    markers: [],
  })
  expect([turned.width, turned.height]).toEqual([11, 15])
  expect(turned.edges[0]).toEqual({ kind: 'wall', x1: 0, y1: 15, x2: 11, y2: 15 })
})
