import type { Game, Match, Random } from '@undercroft/engine'
import { type Check, kit } from '@undercroft/engine/testing'
import type { AftermathState } from '../league/aftermath.ts'
import { type BallRoster, newEntry } from '../teams/roster.ts'

/** What a book gives to the checks of its sequences. */
interface SequenceBench<R extends BallRoster> {
  readonly games: { readonly aftermath: unknown; readonly postMatch: unknown; readonly offSeason: unknown }
  randomRoster(random: Random): R
  randomReport(random: Random, rosters: readonly [R, R], decisive: boolean): unknown
  /** What else a post-match sequence may begin with. */
  postMatch?(random: Random): object
  rosterProblems(roster: R): readonly { readonly field: string; readonly reason: string }[]
  /** Throws where a list is not one of this book; what holds for all of them is checked anyway. */
  legal?(roster: R): void
}

function checkList<R extends BallRoster>({ rosterProblems, legal }: SequenceBench<R>, roster: R): void {
  const [problem] = rosterProblems(roster)
  if (problem) throw new Error(`${problem.field}: ${problem.reason}`)
  if (roster.treasury < 0) throw new Error('gold below 0')
  const ids = roster.players.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new Error('an id twice')
  legal?.(roster)
}

/** Aftermath, post-match and off-season of random teams, so many of each, through the engine's kit. */
export function sequenceKits<R extends BallRoster>(
  bench: SequenceBench<R>,
  count: number,
): { id: string; checks: Check[] }[] {
  const { games, randomRoster, randomReport } = bench
  const sequences = [
    {
      game: games.aftermath as Game,
      options(random: Random) {
        const rosters = [randomRoster(random), randomRoster(random)] as const
        if (random.below(8) === 0) return { rosters, report: null, conceded: random.below(2) }
        const decisive = random.below(4) === 0
        const friendly = !decisive && random.below(4) === 0
        return { rosters, report: randomReport(random, rosters, decisive), decisive, friendly, prizes: [0, 30_000] }
      },
      rosters: (state: unknown) => (state as AftermathState<R>).teams.map(({ roster }) => roster),
    },
    {
      game: games.postMatch as Game,
      options(random: Random) {
        const roster = randomRoster(random)
        const lasting = roster.players.filter(() => random.below(8) === 0).map(({ id }) => id)
        const missed = roster.players.filter(({ missesNextGame }) => missesNextGame).map(({ id }) => id)
        const { position } = random.pick(roster.players)
        const entry = { ...newEntry('guest-1', 90, 'Guest', position), spp: random.below(30) }
        const guests = random.below(2) === 0 ? [{ joined: random.pick(['journeyman', 'recruit']), entry }] : []
        return { roster, lasting, missed, guests, ...bench.postMatch?.(random) }
      },
      rosters: (state: unknown) => [(state as { roster: R }).roster],
    },
    {
      game: games.offSeason as Game,
      options: (random: Random) => ({ roster: randomRoster(random), cap: random.below(2) === 0 ? 1_300_000 : null }),
      rosters: (state: unknown) => [(state as { roster: R }).roster],
    },
  ]
  return sequences.map(({ game, options, rosters }) => ({
    id: game.definition.id,
    checks: kit({
      game,
      options,
      invariants: (match: Match) => {
        for (const roster of rosters(match.state)) checkList(bench, roster)
      },
      matches: count,
      decisionLimit: 500,
    }),
  }))
}
