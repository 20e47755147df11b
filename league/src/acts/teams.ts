import { OptionsError } from '@undercroft/engine'
import type { LeagueGame } from '../game.ts'
import { isPlayOff, isSettled, type Season, seasonOf, type Team, withSeason, withTeam } from '../model.ts'
import { winnerOf } from '../play-offs.ts'
import {
  type Act,
  asCommissioner,
  inPhase,
  isCommissioner,
  isRefusal,
  lacksReason,
  mayActFor,
  noReason,
  notYours,
  refuse,
  teamOf,
} from './act.ts'

const newTeam = (
  game: LeagueGame,
  id: string,
  coach: string,
  computer: boolean,
  content: unknown,
  season: number,
): Team => {
  const { value, treasury } = game.valueOf(content)
  return {
    id,
    name: game.nameOf(content),
    coach,
    computer,
    content,
    status: 'in',
    pending: null,
    ready: true,
    gold: treasury === 0 ? [] : [{ what: 'founded', gold: treasury }],
    sppEarned: 0,
    sppSpent: 0,
    sppGone: 0,
    departed: [],
    standings: [{ season, fixture: null, value, treasury }],
  }
}

/** A coach hands in a team list (DB-LG-01, DB-LG-28). */
export const enterTeam: Act<'enter-team'> = ({ league, game, event }) => {
  const season = seasonOf(league)
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(event.team)) return refuse('bad-id', { team: event.team })
  if (league.teams[event.team]) return refuse('team-twice', { team: event.team })
  if (event.coach !== event.by && !isCommissioner(league, event.by)) {
    return refuse('not-commissioner', { person: event.by })
  }
  let content: unknown
  try {
    content = game.readTeam(event.content)
  } catch (error) {
    if (error instanceof OptionsError) return refuse('bad-team', { reason: error.message })
    throw error
  }
  const refused = game.refusesTeam(content)
  if (refused) return refused
  const name = game.nameOf(content)
  if (Object.values(league.teams).some((team) => team.name === name && team.status === 'in')) {
    return refuse('name-twice', { team: name })
  }
  const entered = withTeam(league, newTeam(game, event.team, event.coach, event.computer, content, season.number))
  // In the middle of a season a team waits: it may replace another one, or plays from the next season on.
  return season.phase === 'gathering'
    ? withSeason(entered, { teams: [...season.teams, event.team], divisions: [] })
    : entered
}

export const withdrawTeam: Act<'withdraw-team'> = ({ league, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  if (!mayActFor(league, team, event.by)) return notYours(team, event.by)
  if (team.status === 'withdrawn') return refuse('already-withdrawn', { team: team.name })
  if (lacksReason(event.reason)) return noReason
  const season = seasonOf(league)
  const gone = withTeam(league, { ...team, status: 'withdrawn', pending: null })
  if (season.phase === 'gathering') {
    return withSeason(gone, { teams: season.teams.filter((id) => id !== team.id), divisions: [] })
  }
  if (season.phase === 'off-season' || !season.teams.includes(team.id)) return gone
  // What was played stays; what was not is conceded by nobody and counts for nobody.
  const fixtures = season.fixtures.filter(
    ({ home, away, status }) => status !== 'open' || (home !== team.id && away !== team.id),
  )
  if (season.phase === 'play-offs' && isStillIn(season, team.id)) {
    return refuse('in-play-offs', { team: team.name })
  }
  return withSeason(gone, { fixtures })
}

/** Has a knock-out game to play, now or later. */
const isStillIn = ({ bracket, fixtures }: Season, id: string): boolean => {
  const own = fixtures.filter((fixture) => isPlayOff(fixture) && (fixture.home === id || fixture.away === id))
  return (
    own.some((fixture) => !isSettled(fixture)) ||
    (bracket.includes(id) && own.every((fixture) => winnerOf(fixture) === id))
  )
}

export const handOver: Act<'hand-over'> = ({ league, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  if (!mayActFor(league, team, event.by)) return notYours(team, event.by)
  if (event.coach.trim() === '') return refuse('no-coach')
  return withTeam(league, { ...team, coach: event.coach, computer: event.computer })
}

/** Another team takes over every fixture that is still open. */
export const replaceTeam: Act<'replace-team'> = asCommissioner(({ league, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  const successor = teamOf(league, event.successor)
  if (isRefusal(successor)) return successor
  const wrong = inPhase(league, 'regular', 'play-offs')
  if (wrong) return wrong
  const season = seasonOf(league)
  if (!season.teams.includes(team.id)) return refuse('not-in-season', { team: team.name })
  if (season.teams.includes(successor.id) || successor.status !== 'in') {
    return refuse('successor-busy', { team: successor.name })
  }
  const waits = season.fixtures.find(
    ({ home, away, status }) =>
      (status === 'reported' || status === 'confirmed') && (home === team.id || away === team.id),
  )
  if (waits) return refuse('result-waits', { fixture: waits.id })
  const put = (id: string) => (id === team.id ? successor.id : id)
  const gone = withTeam(league, { ...team, status: 'withdrawn', pending: null })
  return withSeason(gone, {
    teams: [...season.teams, successor.id],
    divisions: season.divisions.map((division) =>
      division.flatMap((id) => (id === team.id ? [id, successor.id] : [id])),
    ),
    bracket: season.bracket.map((id) => (id === null ? null : put(id))),
    fixtures: season.fixtures.map((fixture) =>
      fixture.status === 'open' ? { ...fixture, home: put(fixture.home), away: put(fixture.away) } : fixture,
    ),
  })
})

export const renamePlayer: Act<'rename-player'> = ({ league, game, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  if (!mayActFor(league, team, event.by)) return notYours(team, event.by)
  if (team.pending) return refuse('sequence-open', { team: team.name })
  const name = event.name.trim()
  if (name === '' || name.length > 60) return refuse('bad-name')
  if (!game.careers(team.content).some(({ id }) => id === event.player)) {
    return refuse('unknown-player', { team: team.name, player: event.player })
  }
  return withTeam(league, { ...team, content: game.renamed(team.content, event.player, name) })
}
