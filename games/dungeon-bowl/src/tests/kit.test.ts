import type { Match } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { DUNGEONS } from '../data/dungeons.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonMatch } from '../state.ts'
import { READY_TEAMS } from '../teams/ready-made/index.ts'
import { checkInvariants } from '../testing/invariants.ts'

describe('the kit that every game passes', () => {
  const checks = kit({
    game: dungeonBowl,
    options: (random) => ({
      teams: [random.pick(READY_TEAMS).name, random.pick(READY_TEAMS).name],
      dungeon: random.below(4) === 0 ? { seed: random.below(40) } : random.pick(DUNGEONS).name,
      turnLimit: 4 + random.below(8),
      league: random.below(4) === 0,
    }),
    invariants: (match) => checkInvariants(match as Match as DungeonMatch),
    matches: 4,
    decisionLimit: 20_000,
  })
  for (const { name, run } of checks) it(name, run, 120_000)
})
