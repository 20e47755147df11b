import type { Result } from '@undercroft/engine'
import type { LeagueGame } from './game.ts'
import { fixtureOf, isPlayOff, type League, seasonOf } from './model.ts'

/** The options of the match that settles a fixture. */
export function optionsOf(game: LeagueGame, league: League, id: string): object {
  const season = seasonOf(league)
  const fixture = fixtureOf(season, id)
  if (!fixture) throw new Error(`this season has no fixture '${id}'`)
  const { home, away } = fixture
  const variant = season.fixtures.indexOf(fixture) + season.number
  const contents = [league.teams[home].content, league.teams[away].content] as const
  return game.matchOptions(contents, isPlayOff(fixture), league.options.turnLimit, variant)
}

/** The report of a fixture, to be filled in: everybody who can play did, and nothing happened. */
export function blankReport(game: LeagueGame, league: League, id: string): unknown {
  const fixture = fixtureOf(seasonOf(league), id)
  if (!fixture) throw new Error(`this season has no fixture '${id}'`)
  return game.blankReport([league.teams[fixture.home].content, league.teams[fixture.away].content])
}

/** A knock-out game that nobody has won: it is played again. */
export function isDrawnKnockOut(game: LeagueGame, league: League, id: string, report: unknown): boolean {
  const fixture = fixtureOf(seasonOf(league), id)
  return fixture !== undefined && isPlayOff(fixture) && game.summary(report).winner === null
}

/** Tests passed beyond what the dice promised, for games that count it. */
export function luckOf({ statistics }: Result): { readonly luck?: [number, number] } {
  const { 'tests-passed': passed, 'tests-expected-sixths': expected } = statistics
  if (!passed || !expected) return {}
  const of = (seat: number) => Math.round((passed[seat] - expected[seat] / 6) * 10) / 10
  return { luck: [of(0), of(1)] }
}
