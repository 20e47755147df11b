import type { Random } from '@undercroft/engine'
import { starsFor } from './data/hiring.ts'
import { knownTeam } from './data/teams/index.ts'
import { READY_TEAMS } from './teams/ready-made.ts'
import type { Roster } from './teams/roster.ts'

/** Options for a match between computers: ready-made teams, now and then with a star and inducements, sometimes a league match or a cup. */
export function randomOptions(random: Random): unknown {
  const league = random.below(4) === 0
  const team = () =>
    random.below(2) === 0 ? random.pick(READY_TEAMS).name : enriched(random, random.pick(READY_TEAMS), league)
  return {
    teams: [team(), team()],
    turns: 2 + random.below(3),
    league,
    knockout: random.below(4) === 0,
  }
}

const TOYS = ['bribes', 'wizard', 'kegs', 'weather-mage', 'biased-referee', 'training', 'josef-bugman'] as const

/** The same team with a star or something else that an exhibition allows, or with gold for a league match. */
function enriched(random: Random, roster: Roster, league: boolean): unknown {
  if (league)
    return {
      ...roster,
      kind: 'league',
      treasury: random.below(10) * 50_000,
      players: roster.players.slice(random.below(3)),
    }
  const list = knownTeam(roster.race)
  const players = roster.players.slice(0, 14)
  const star = random.pick(starsFor(list, roster.choice))
  const toy = random.pick(TOYS)
  return { ...roster, players, stars: [star.id], inducements: { ...roster.inducements, [toy]: 1 } }
}
