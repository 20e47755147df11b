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
