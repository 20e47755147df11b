import type { LeagueGame } from './game.ts'
import { type Fixture, type FixtureKind, isSettled, type League, type Season } from './model.ts'
import { byTableOrder, type Row, tableOf } from './table.ts'

/** Who meets whom when the regular season is over, from the top of the bracket (DB-LG-17 to DB-LG-22). */
export function openingOf(game: LeagueGame, league: League, season: Season): string[] {
  const tables = season.divisions.map((division) => tableOf(game, season, division))
  const names = tables.map((table) => table.map(({ team }) => team))
  if (tables.length === 1) return oneDivision(names[0])
  const [a, b, c, d] = names
  if (tables.length === 2) return [a[0], b[1], b[0], a[1]]
  const ranked = (rows: readonly Row[]) => [...rows].sort(byTableOrder(game, season))
  const winners = ranked(tables.map(([first]) => first)).map(({ team }) => team)
  if (tables.length === 3) {
    const wild = ranked(tables.map(([, second]) => second))[0].team
    const rivals = names.some((division) => division.includes(winners[0]) && division.includes(wild))
    return rivals ? [winners[0], winners[2], winners[1], wild] : [winners[0], wild, winners[1], winners[2]]
  }
  if (!league.options.twoPerDivision) return [winners[0], winners[3], winners[1], winners[2]]
  // Rivals stand in different halves, so that they can meet in the last games only (DB-LG-22).
  return [a[0], b[1], c[0], d[1], b[0], a[1], d[0], c[1]]
}

const oneDivision = (names: readonly string[]): string[] =>
  names.length < 4 ? [names[0], names[1]] : [names[0], names[3], names[1], names[2]]

/** By the number of teams that are left: 2, 4, 8, ... */
const STAGES = ['final', 'semi', 'quarter', 'eighth', 'sixteenth'] as const
export const MOST_IN_CUP = 2 ** STAGES.length
const stageOf = (left: number): FixtureKind => STAGES[Math.log2(left) - 1]

/** A bracket with a place for everybody: the first ones have nobody beside them where the number does not come out even. */
export function bracketOf(teams: readonly string[]): (string | null)[] {
  const places = 2 ** Math.ceil(Math.log2(teams.length))
  const free = places - teams.length
  const paired = teams.slice(free)
  return [...teams.slice(0, free).flatMap((team) => [team, null]), ...paired]
}

/** Who comes out of a part of the bracket: null for nobody at all, undefined while it is open. */
function through({ bracket, fixtures }: Season, size: number, slot: number): string | null | undefined {
  if (size === 1) return bracket[slot]
  const kind = stageOf((bracket.length / size) * 2)
  const game = fixtures.find((fixture) => fixture.kind === kind && fixture.slot === slot)
  if (game) return isSettled(game) ? winnerOf(game) : undefined
  const [first, second] = [2 * slot, 2 * slot + 1].map((half) =>
    through({ bracket, fixtures } as Season, size / 2, half),
  )
  if (first === null) return second
  return second === null ? first : undefined
}

export const winnerOf = ({ home, away, summary }: Fixture): string => (summary?.winner === 0 ? home : away)
const loserOf = (game: Fixture): string => (winnerOf(game) === game.home ? game.away : game.home)

/** A game of the bracket that can be played by now. */
export interface Tie {
  readonly kind: FixtureKind
  readonly slot: number
  readonly home: string
  readonly away: string
}

/** The games of the next stage, once the one before is over; losers of semi-finals of a season play for third place (DB-LG-23). */
export function nextTies(season: Season): Tie[] {
  const { bracket, fixtures } = season
  const isMade = (kind: FixtureKind) => fixtures.some((fixture) => fixture.kind === kind)
  for (let left = bracket.length; left >= 2; left /= 2) {
    const kind = stageOf(left)
    const stage = fixtures.filter((fixture) => fixture.kind === kind)
    if (stage.length > 0) {
      if (!stage.every(isSettled)) return []
      continue
    }
    const size = bracket.length / left
    const ties: Tie[] = []
    for (let slot = 0; slot < left / 2; slot++) {
      const [home, away] = [2 * slot, 2 * slot + 1].map((half) => through(season, size, half))
      if (home && away) ties.push({ kind, slot, home, away })
    }
    if (kind !== 'final' || season.divisions.length === 0 || isMade('third')) return ties
    const semis = fixtures.filter((fixture) => fixture.kind === 'semi')
    const [home, away] = semis.map(loserOf)
    return semis.length === 2 ? [{ kind: 'third', slot: 0, home, away }, ...ties] : ties
  }
  return []
}
