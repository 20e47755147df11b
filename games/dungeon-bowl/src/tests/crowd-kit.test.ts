import type { Match, Random } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { checkInvariants } from '../invariants.ts'
import type { DungeonMatch } from '../state.ts'
import { READY_TEAMS } from '../teams/ready-made/index.ts'
import { crowd } from '../testing/crowd.ts'

const checks = (matches: number, options: (random: Random) => unknown) =>
  kit({
    game: dungeonBowl,
    options,
    invariants: (match) => checkInvariants(match as Match as DungeonMatch),
    matches,
    decisionLimit: 30_000,
  })

describe('players with all kinds of abilities in one room', () => {
  for (const { name, run } of checks(4, (random) => crowd(random))) it(name, run, 120_000)
})

describe('three to six teams', () => {
  const many = (random: Random) => ({
    teams: Array.from({ length: 3 + random.below(4) }, () => random.pick(READY_TEAMS).name),
    dungeon: { seed: random.below(20) },
    turnLimit: 3,
  })
  for (const { name, run } of checks(2, many)) it(name, run, 120_000)
})
