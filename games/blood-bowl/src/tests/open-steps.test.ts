import { keptSteps } from '@undercroft/ball/testing'
import { expect, test } from 'vitest'
import { bloodBowl } from '../game.ts'
import { randomOptions } from '../random-options.ts'

test('the lists that are kept by the board are what the rules say', () => {
  let open = 0
  for (const [kept, listed] of keptSteps(bloodBowl, randomOptions, 12)) {
    open++
    expect(kept).toEqual(listed)
  }
  expect(open).toBeGreaterThan(100)
})
