import type { Random } from '@undercroft/engine'
import { arenas } from './arenas/index.ts'
import { boardPlans } from './boards/index.ts'
import { teamCards } from './teams/index.ts'

/** Options for a match between computers: any teams, any of the optional rules. */
export function randomOptions(random: Random): object {
  const some = <T>(one: T, other: T): T => (random.below(2) === 0 ? one : other)
  const team = () => random.pick(teamCards).id
  return {
    teams: random.below(8) === 0 ? 'box' : [team(), team()],
    board: random.pick(['choose', ...boardPlans.map(({ id }) => id)]),
    arena: random.pick(['none', 'roll', ...arenas.map(({ id }) => id)]),
    events: some(true, false),
    fouls: some(true, false),
    throwTeamMate: some(true, false),
    specialBalls: some(true, false),
    rookie: random.pick([null, 0, 1]),
    bigUnAbility: random.below(8) > 0,
  }
}
