import { expect, test } from 'vitest'
import { coordinate, withCoordinates } from './coordinates.ts'
import { turnModel } from './turn.ts'

test('a square is called by its column and row', () => {
  expect(coordinate({ x: 0, y: 0 })).toBe('A1')
  expect(coordinate({ x: 6, y: 3 })).toBe('G4')
  expect(coordinate({ x: 26, y: 9 })).toBe('AA10')
})

const board = {
  width: 12,
  height: 4,
  ground: 'hall',
  floors: [],
  edges: [],
  labels: [{ x: 3, y: 2, text: 'Kitchen' }],
  pieces: [],
  markers: [],
} as never

test('letters above, numbers beside, beside the labels that were there; the ground is painted anew', () => {
  const { labels, ground } = withCoordinates(board)
  expect(labels.map(({ text }) => text).join(' ')).toBe('Kitchen A B C D E F G H I J K L 1 2 3 4')
  expect(ground).not.toBe('hall')
})

test('on a turned board the letters stay with their columns', () => {
  const turned = turnModel(withCoordinates(board))
  const c = turned.labels.find(({ text }) => text === 'C')!
  expect(Math.floor(c.y)).toBe(12 - 1 - 2)
})
