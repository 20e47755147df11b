import { expect, test } from 'vitest'
import { coordinate, edgeLabels } from './coordinates.ts'
import { turnModel } from './turn.ts'

test('a square is called by its column and row', () => {
  expect(coordinate({ x: 0, y: 0 })).toBe('A1')
  expect(coordinate({ x: 6, y: 3 })).toBe('G4')
  expect(coordinate({ x: 26, y: 9 })).toBe('AA10')
})

test('on a turned board the letters stay with their columns', () => {
  const model = {
    width: 12,
    height: 4,
    ground: '',
    floors: [],
    edges: [],
    labels: edgeLabels(12, 4),
    pieces: [],
    markers: [],
  }
  const turned = turnModel(model as never)
  const c = turned.labels.find(({ text }) => text === 'C')!
  expect(Math.floor(c.y)).toBe(12 - 1 - 2)
})
