import type { AftermathState } from '@undercroft/ball'
import type { Game, GameEvent, Match, Random } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, it } from 'vitest'
import { rosterProblems } from '../teams/draft.ts'
import { newEntry, type Roster } from '../teams/roster.ts'
import { randomReport } from '../testing/random-report.ts'
import { randomRoster } from '../testing/random-roster.ts'
import { aftermath, offSeason, postMatch } from './index.ts'

/** `SEQUENCES=100000 npx vitest run games/dungeon-bowl/src/league/kit.test.ts` runs that many of each through the kit. */
const count = Number(process.env.SEQUENCES ?? 60)

const legal = (roster: Roster) => {
  const [problem] = rosterProblems(roster)
  if (problem) throw new Error(`${problem.field}: ${problem.reason}`)
  if (roster.treasury < 0) throw new Error('gold below 0')
  const ids = roster.players.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new Error('an id twice')
}

const sequences = [
  {
    game: aftermath as Game<unknown, unknown, GameEvent>,
    options(random: Random) {
      const rosters = [randomRoster(random), randomRoster(random)] as const
      if (random.below(8) === 0) return { rosters, report: null, conceded: random.below(2) }
      const decisive = random.below(4) === 0
      const friendly = !decisive && random.below(4) === 0
      return { rosters, report: randomReport(random, rosters, decisive), decisive, friendly, prizes: [0, 30_000] }
    },
    rosters: (state: unknown) => (state as AftermathState<Roster>).teams.map(({ roster }) => roster),
  },
  {
    game: postMatch as Game<unknown, unknown, GameEvent>,
    options(random: Random) {
      const roster = randomRoster(random)
      const lasting = roster.players.filter(() => random.below(8) === 0).map(({ id }) => id)
      const missed = roster.players.filter(({ missesNextGame }) => missesNextGame).map(({ id }) => id)
      const { position } = roster.players.at(-1)!
      const entry = { ...newEntry('guest-1', 90, 'Guest', position), spp: random.below(30) }
      return { roster, lasting, missed, guests: random.below(2) === 0 ? [{ joined: 'journeyman', entry }] : [] }
    },
    rosters: (state: unknown) => [(state as { roster: Roster }).roster],
  },
  {
    game: offSeason as Game<unknown, unknown, GameEvent>,
    options: (random: Random) => ({ roster: randomRoster(random), cap: random.below(2) === 0 ? 1_300_000 : null }),
    rosters: (state: unknown) => [(state as { roster: Roster }).roster],
  },
]

describe.each(sequences)('$game.id passes the kit', ({ game, options, rosters }) => {
  const checks = kit({
    game,
    options,
    invariants: (match: Match) => rosters(match.state).forEach(legal),
    matches: count,
    decisionLimit: 500,
  })
  for (const { name, run } of checks) it(name, run, 3_600_000)
})
