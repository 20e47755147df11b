import type { Match } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { checkInvariants } from '../invariants.ts'
import { randomOptions } from '../random-options.ts'
import type { DungeonMatch } from '../state.ts'

describe('the kit that every game passes', () => {
  const checks = kit({
    game: dungeonBowl,
    options: randomOptions,
    invariants: (match) => checkInvariants(match as Match as DungeonMatch),
    matches: 4,
    decisionLimit: 20_000,
  })
  for (const { name, run } of checks) it(name, run, 120_000)
})
