import { expect, test } from 'vitest'
import type { Choice } from '../games/adapter.ts'
import type { Plan } from './interaction.ts'
import { foundAgain, plannedFrom } from './planned.ts'

const plan = (group: string, step: string): Plan => ({
  choice: { group } as Choice,
  label: group,
  actions: [{ type: step }],
  way: null,
})
const square = { x: 3, y: 4 }

test('what was planned is done with the actions of the position in which the turn comes', () => {
  const planned = plannedFrom(0, 7, plan('block', 'then'), square, 12)
  expect(foundAgain(planned, [plan('blitz', 'now'), plan('block', 'now')], 12)?.actions).toEqual([{ type: 'now' }])
  expect(JSON.stringify(planned)).not.toContain('then')
})

test('it is dropped when another stands there, nobody does, or nothing of its kind may be done', () => {
  const planned = plannedFrom(0, 7, plan('block', 'then'), square, 12)
  expect(foundAgain(planned, [plan('block', 'now')], 13)).toBeNull()
  expect(foundAgain(planned, [plan('block', 'now')], null)).toBeNull()
  expect(foundAgain(planned, [plan('blitz', 'now')], 12)).toBeNull()
  expect(foundAgain(planned, [], 12)).toBeNull()
})
