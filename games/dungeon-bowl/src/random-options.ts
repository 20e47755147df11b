import type { Random } from '@undercroft/engine'
import { DUNGEONS } from './dungeons/index.ts'
import { READY_TEAMS } from './teams/ready-made/index.ts'

/** Options for a match between computers: ready-made teams and dungeons, now and then a random dungeon or a league match. */
export function randomOptions(random: Random): unknown {
  return {
    teams: [random.pick(READY_TEAMS).name, random.pick(READY_TEAMS).name],
    dungeon: random.below(4) === 0 ? { seed: random.below(40) } : random.pick(DUNGEONS).name,
    turnLimit: 4 + random.below(8),
    league: random.below(4) === 0,
  }
}
