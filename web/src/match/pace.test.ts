import { expect, test } from 'vitest'
import { stepTimes } from '../app/settings.ts'
import { hurried } from './pace.ts'

/** How long a turn of so many steps lasts. */
function lasting(usual: number, steps: number): number {
  let lasted = 0
  for (let step = 0; step < steps; step++) lasted += hurried(usual, lasted)
  return lasted
}

test('a computer begins its turn at the usual pace', () => {
  expect(hurried(stepTimes.normal, 0)).toBe(stepTimes.normal)
  expect(lasting(stepTimes.normal, 3)).toBeGreaterThan(2.8 * stepTimes.normal)
})

test('a turn in which a whole team walks is shown within ten seconds at the normal pace', () => {
  expect(lasting(stepTimes.normal, 80)).toBeLessThan(10_000)
  expect(lasting(stepTimes.slow, 80)).toBeGreaterThan(lasting(stepTimes.normal, 80))
})

test('nothing is waited for where nothing moves', () => {
  expect(hurried(stepTimes.off, 0)).toBe(0)
  expect(hurried(stepTimes.off, 5000)).toBe(0)
})
