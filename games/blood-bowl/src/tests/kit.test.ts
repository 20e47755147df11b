import type { Match } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { bloodBowl } from '../game.ts'
import { checkInvariants } from '../invariants.ts'
import { randomOptions } from '../random-options.ts'
import type { BloodMatch } from '../state.ts'

describe('the kit that every game passes', () => {
  const checks = kit({
    game: bloodBowl,
    options: randomOptions,
    invariants: (match) => checkInvariants(match as Match as BloodMatch),
    matches: 3,
    decisionLimit: 40_000,
  })
  for (const { name, run } of checks) it(name, run, 120_000)
})
