import { expect, test } from 'vitest'
import { placeNames } from './names.ts'
import type { Plan } from './plan.ts'

/** A room of four by four among corridors: nowhere beside it is rock. */
const room = { x: 4, y: 4, x2: 8, y2: 8, squares: [[5, 5]] }
const plan = { rooms: [room], has: () => true } as unknown as Plan
const name = { text: 'Flooded Room', x: 5.5, y: 5.5 }

test('where there is no rock, a name stands at the foot of the room', () => {
  expect(placeNames(plan, [name], new Set())).toEqual([{ text: 'Flooded Room', x: 6, y: 7.75, turn: 0 }])
})

test('and of the next row up where something lies in the last one', () => {
  const things = new Set(['5,7'])
  expect(placeNames(plan, [name], things)).toEqual([{ text: 'Flooded Room', x: 6, y: 6.75, turn: 0 }])
})

test('beside what lies there, where the name has room', () => {
  expect(placeNames(plan, [name], new Set(['4,7']))[0]).toMatchObject({ x: 6.5, y: 7.75 })
})
