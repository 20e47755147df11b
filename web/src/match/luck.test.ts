import type { RollEvent } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { chanceOf, luckOf } from './luck.ts'

const roll = (part: Partial<RollEvent>): RollEvent => ({
  type: 'roll',
  what: 'dodge',
  seat: 0,
  piece: 1,
  dice: ['d6'],
  values: [4],
  target: 3,
  modifiers: [],
  passed: true,
  reroll: null,
  ...part,
})

test('the chance of a roll comes from its dice, target and modifiers', () => {
  expect(chanceOf(roll({}))).toBeCloseTo(4 / 6)
  expect(chanceOf(roll({ modifiers: [{ source: 'marked', value: -1 }] }))).toBeCloseTo(3 / 6)
  expect(chanceOf(roll({ dice: ['d6', 'd6'], values: [4, 4], target: 8 }))).toBeCloseTo(15 / 36)
})

test('luck counts the tests of a seat against what was to be expected', () => {
  const events = [
    roll({}),
    roll({ passed: false, values: [1] }),
    roll({ seat: 1 }),
    roll({ target: null, passed: null }),
  ]
  const luck = luckOf(events, 0)
  expect(luck.rolls).toBe(2)
  expect(luck.passed).toBe(1)
  expect(luck.expected).toBeCloseTo(8 / 6)
  expect(luck.course).toHaveLength(2)
})
