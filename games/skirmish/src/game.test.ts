import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { skirmishGame } from './game.ts'
import { invariants } from './invariants.ts'
import { randomOptions } from './testing/random-options.ts'

describe('the kit', () => {
  const subject = {
    game: skirmishGame,
    options: (random: Parameters<typeof randomOptions>[0]) => randomOptions(random),
    invariants,
    matches: 2,
    decisionLimit: 40_000,
  }
  for (const check of kit(subject)) it(check.name, check.run, 120_000)
})
