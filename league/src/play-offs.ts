import type { LeagueGame } from './game.ts'
import type { FixtureKind, League, Season } from './model.ts'
import { byTableOrder, type Row, tableOf } from './table.ts'

/** The first games of the play-offs, in the order of the bracket. */
export interface Opening {
  readonly kind: FixtureKind
  readonly pairs: readonly (readonly [string, string])[]
}

/** Who meets whom when the regular season is over (DB-LG-17 to DB-LG-22). */
export function openingOf(game: LeagueGame, league: League, season: Season): Opening {
  const tables = season.divisions.map((division) => tableOf(game, season, division))
  const names = tables.map((table) => table.map(({ team }) => team))
  if (tables.length === 1) return oneDivision(names[0])
  const [a, b, c, d] = names
  if (tables.length === 2) return semis([a[0], b[1]], [b[0], a[1]])
  const ranked = (rows: readonly Row[]) => [...rows].sort(byTableOrder(game, season))
  const winners = ranked(tables.map(([first]) => first)).map(({ team }) => team)
  if (tables.length === 3) {
    const wild = ranked(tables.map(([, second]) => second))[0].team
    const rivals = names.some((division) => division.includes(winners[0]) && division.includes(wild))
    return rivals
      ? semis([winners[0], winners[2]], [winners[1], wild])
      : semis([winners[0], wild], [winners[1], winners[2]])
  }
  if (!league.options.twoPerDivision) return semis([winners[0], winners[3]], [winners[1], winners[2]])
  // Rivals stand in different halves, so that they can meet in the last games only (DB-LG-22).
  const pairs = [
    [a[0], b[1]],
    [c[0], d[1]],
    [b[0], a[1]],
    [d[0], c[1]],
  ] as const
  return { kind: 'quarter', pairs }
}

function oneDivision(names: readonly string[]): Opening {
  if (names.length < 4) return { kind: 'final', pairs: [[names[0], names[1]]] }
  return semis([names[0], names[3]], [names[1], names[2]])
}

const semis = (first: readonly [string, string], second: readonly [string, string]): Opening => ({
  kind: 'semi',
  pairs: [first, second],
})

/** The games that follow when all of one kind are settled: winners of neighbours meet, losers of semi-finals play for third place (DB-LG-23). */
export function followers(kind: FixtureKind, results: readonly { winner: string; loser: string }[]): Opening[] {
  const [first, second, third, fourth] = results
  if (kind === 'quarter') return [semis([first.winner, second.winner], [third.winner, fourth.winner])]
  if (kind !== 'semi') return []
  return [
    { kind: 'third', pairs: [[first.loser, second.loser]] },
    { kind: 'final', pairs: [[first.winner, second.winner]] },
  ]
}
