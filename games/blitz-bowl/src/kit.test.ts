import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { blitzBowl } from './game.ts'
import { invariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'

describe('the kit', () => {
  for (const check of kit({ game: blitzBowl, options: randomOptions, invariants, matches: 12, decisionLimit: 5000 })) {
    it(check.name, check.run, 120_000)
  }
})
