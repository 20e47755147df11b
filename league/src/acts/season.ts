import type { Game } from '@undercroft/engine'
import { type DrawState, draw } from '../draw/draw.ts'
import { inDivisions, roundRobin } from '../fixtures.ts'
import type { LeagueGame, Refusal } from '../game.ts'
import { type Fixture, type FixtureKind, isSettled, type League, seasonOf, withSeason, withTeam } from '../model.ts'
import { bracketOf, MOST_IN_CUP, nextTies, openingOf } from '../play-offs.ts'
import { playSteps } from '../steps.ts'
import { equals } from '../table.ts'
import { type Act, asCommissioner, inPhase, isRefusal, lacksReason, noReason, refuse, teamOf } from './act.ts'
import { newSeason } from './founding.ts'

const FEWEST_IN_DIVISION = 4
export const FEWEST_IN_CUP = 2

/** DB-LG-04: one to four divisions of at least four teams, as equal as can be. */
function refusesDivisions(teams: readonly string[], divisions: readonly (readonly string[])[]): Refusal | null {
  const placed = divisions.flat()
  if (
    placed.length !== teams.length ||
    new Set(placed).size !== placed.length ||
    !placed.every((id) => teams.includes(id))
  ) {
    return refuse('divisions-teams', {}, 'DB-LG-05')
  }
  if (divisions.length > 4) return refuse('many-divisions', {}, 'DB-LG-04')
  if (divisions.length === 1) return null
  const sizes = divisions.map(({ length }) => length)
  if (Math.min(...sizes) < FEWEST_IN_DIVISION) {
    return refuse('small-division', {}, 'DB-LG-04')
  }
  if (Math.max(...sizes) - Math.min(...sizes) > 1) {
    return refuse('uneven-divisions', {}, 'DB-LG-04')
  }
  return null
}

export const setDivisions: Act<'set-divisions'> = asCommissioner(({ league, event }) => {
  const refused = inPhase(league, 'gathering') ?? refusesDivisions(seasonOf(league).teams, event.divisions)
  return refused ?? withSeason(league, { divisions: event.divisions })
})

/** Names are drawn (DB-LG-05). */
export const drawDivisions: Act<'draw-divisions'> = asCommissioner(({ league, event }) => {
  const wrong = inPhase(league, 'gathering')
  if (wrong) return wrong
  const { teams } = seasonOf(league)
  if (!Number.isInteger(event.count) || event.count < 1) return refuse('many-divisions', {}, 'DB-LG-04')
  const { match } = playSteps(draw as Game, drawOfDivisions(league), event.steps)
  if (match.stack.length > 0) return refuse('unfinished')
  const divisions = inDivisions((match.state as DrawState).order[0], event.count)
  return refusesDivisions(teams, divisions) ?? withSeason(league, { divisions })
})

export const drawOfDivisions = (league: League): object => ({ how: 'shuffle', groups: [seasonOf(league).teams] })

export const newFixture = (
  season: { readonly number: number },
  made: number,
  kind: FixtureKind,
  round: number,
  home: string,
  away: string,
  slot = 0,
): Fixture => ({
  id: `s${season.number}f${made}`,
  kind,
  round,
  slot,
  home,
  away,
  date: null,
  dateAgreed: false,
  status: 'open',
  report: null,
  reportedBy: null,
  conceded: null,
  summary: null,
  points: [0, 0],
  before: null,
  winnings: [0, 0],
  luck: null,
})

/** Enough teams, and each with its list (DB-LG-01, DB-LG-28). */
function refusesTeams(league: League, fewest: number): Refusal | null {
  const { teams } = seasonOf(league)
  if (teams.length < fewest) return refuse('few-teams', { count: teams.length, fewest }, 'DB-LG-01')
  const unready = teams.map((id) => league.teams[id]).find(({ ready }) => !ready)
  return unready ? refuse('no-list', { team: unready.name }, 'DB-LG-28') : null
}

/** Participants are fixed, lists are in, divisions stand: the season begins (DB-LG-01, DB-LG-06, DB-LG-07, DB-LG-28). */
export const startSeason: Act<'start-season'> = asCommissioner(({ league, game, event }) => {
  const wrong = inPhase(league, 'gathering') ?? refusesTeams(league, game.fewestTeams)
  if (wrong) return wrong
  const season = seasonOf(league)
  const divisions = season.divisions.length > 0 ? season.divisions : [season.teams]
  const refused = refusesDivisions(season.teams, divisions)
  if (refused) return refused
  const schedules = divisions.map(roundRobin)
  const rounds = Math.max(...schedules.map(({ length }) => length))
  const fixtures: Fixture[] = []
  for (let round = 0; round < rounds; round++) {
    for (const schedule of schedules) {
      for (const [home, away] of schedule[round] ?? []) {
        fixtures.push(newFixture(season, fixtures.length + 1, 'regular', round + 1, home, away))
      }
    }
  }
  const deadlines = Array.from({ length: rounds }, (_, i) => event.deadlines[i] ?? null)
  return withSeason(league, { phase: 'regular', divisions, fixtures, made: fixtures.length, deadlines })
})

/** The commissioner takes (or gives back) League Points, as for avoided games (DB-LG-11). */
export const penalise: Act<'penalise'> = asCommissioner(({ league, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  const wrong = inPhase(league, 'regular')
  if (wrong) return wrong
  if (lacksReason(event.reason)) return noReason
  if (!Number.isInteger(event.points) || Math.abs(event.points) > 99) return refuse('bad-points')
  const { penalties } = seasonOf(league)
  return withSeason(league, {
    penalties: [...penalties, { team: team.id, points: event.points, reason: event.reason }],
  })
})

export const rollOffOf = (game: LeagueGame, league: League): object => ({
  how: 'roll-off',
  groups: equals(game, seasonOf(league)),
})

/** All fixtures are settled: equal teams roll off, and the play-offs begin (DB-LG-02, DB-LG-16). */
export const closeTable: Act<'close-table'> = asCommissioner(({ league, game, event }) => {
  const wrong = inPhase(league, 'regular')
  if (wrong) return wrong
  const open = seasonOf(league).fixtures.filter((fixture) => !isSettled(fixture))
  if (open.length > 0) {
    return refuse('open-fixtures', { count: open.length }, 'DB-LG-02')
  }
  const { match } = playSteps(draw as Game, rollOffOf(game, league), event.steps)
  if (match.stack.length > 0) return refuse('unfinished', {}, 'DB-LG-16')
  const ranked = withSeason(league, { rollOff: (match.state as DrawState).order.flat(), phase: 'play-offs' })
  return withNextTies(withSeason(ranked, { bracket: openingOf(game, ranked, seasonOf(ranked)) }))
})

/** The bracket grows by the games that can be played by now. */
export function withNextTies(league: League): League {
  const season = seasonOf(league)
  const games = nextTies(season).map(({ kind, slot, home, away }, i) =>
    newFixture(season, season.made + i + 1, kind, 0, home, away, slot),
  )
  return withSeason(league, { fixtures: [...season.fixtures, ...games], made: season.made + games.length })
}

/** A cup: the bracket is drawn by lot, and who loses is out. */
export const drawCup: Act<'draw-cup'> = asCommissioner(({ league, event }) => {
  const refused = inPhase(league, 'gathering') ?? refusesTeams(league, FEWEST_IN_CUP)
  if (refused) return refused
  if (seasonOf(league).teams.length > MOST_IN_CUP) return refuse('many-teams', { most: MOST_IN_CUP })
  const { match } = playSteps(draw as Game, drawOfDivisions(league), event.steps)
  if (match.stack.length > 0) return refuse('unfinished')
  const bracket = bracketOf((match.state as DrawState).order[0])
  return withNextTies(withSeason(league, { phase: 'play-offs', divisions: [], bracket }))
})

/** Everybody has a list for it (DB-LG-03, DB-LG-28): the next season gathers. */
export const nextSeason: Act<'next-season'> = asCommissioner(({ league, game }) => {
  const wrong = inPhase(league, 'off-season')
  if (wrong) return wrong
  const staying = Object.values(league.teams).filter(({ status }) => status === 'in')
  const unready = staying.find(({ ready }) => !ready)
  if (unready) {
    return refuse('no-list', { team: unready.name }, 'DB-LG-28')
  }
  const last = seasonOf(league)
  const next: League = {
    ...league,
    seasons: [
      ...league.seasons,
      newSeason(
        last.number + 1,
        staying.map(({ id }) => id),
      ),
    ],
  }
  // A champion who does not come back takes no trophy along (DB-LG-27).
  const holder = league.trophy === null ? null : league.teams[league.trophy]
  if (!holder || holder.status === 'in' || !game.progress) return next
  const content = game.progress.withTrophy(holder.content, false)
  return { ...withTeam(next, { ...holder, content }), trophy: null }
})
