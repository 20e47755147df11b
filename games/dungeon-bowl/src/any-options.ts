import type { Random } from '@undercroft/engine'
import { randomOptions } from './random-options.ts'
import { READY_TEAMS } from './teams/ready-made/index.ts'
import { crowd } from './testing/crowd.ts'

/** Random dungeons take long to build, so matches of many teams share a few. */
const DUNGEONS_OF_MANY = 5

/** Options of every kind: two to six teams, players with any skills, ready-made and random dungeons, drawn rooms. */
export function anyOptions(random: Random): unknown {
  const kind = random.below(6)
  if (kind < 2) return crowd(random)
  if (kind < 5) return randomOptions(random)
  const count = 3 + random.below(4)
  return {
    teams: Array.from({ length: count }, () => random.pick(READY_TEAMS).name),
    dungeon: { seed: random.below(DUNGEONS_OF_MANY) },
    turnLimit: 3 + random.below(4),
    league: random.below(4) === 0,
  }
}
