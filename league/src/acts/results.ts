import { OptionsError } from '@undercroft/engine'
import type { LeagueGame, Summary } from '../game.ts'
import {
  FIXTURE_KINDS,
  type Fixture,
  fixtureOf,
  isPlayOff,
  isSettled,
  type League,
  seasonOf,
  settle,
  type Team,
  withFixture,
  withSeason,
  withTeam,
} from '../model.ts'
import { winnerOf } from '../play-offs.ts'
import { playSteps } from '../steps.ts'
import { resultOf } from '../table.ts'
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
  openFixture,
  refuse,
} from './act.ts'
import { withNextTies } from './season.ts'

const PRIZES = { final: [100_000, 60_000], third: [30_000, 0] } as const

const sides = (league: League, { home, away }: Fixture): [Team, Team] => [league.teams[home], league.teams[away]]

/** A result is told: by the match itself, a file, or a coach at a real table (DB-LG-10). */
export const report: Act<'report'> = ({ league, game, event }) => {
  const wrong = inPhase(league, 'regular', 'play-offs')
  if (wrong) return wrong
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  const teams = sides(league, fixture)
  if (!teams.some((team) => mayActFor(league, team, event.by))) return notYours(teams[0], event.by)
  const busy = teams.find(({ pending }) => pending !== null)
  if (busy) {
    return refuse('sequence-open', { team: busy.name }, 'DB-LG-10')
  }
  try {
    const told = game.readReport(event.report)
    const decisive = isPlayOff(fixture)
    const refused = game.refusesReport(told, [teams[0].content, teams[1].content], decisive)
    if (refused) return refused
    const luck = event.luck?.every(Number.isFinite) ? event.luck : null
    const reported = withFixture(league, fixture.id, { status: 'reported', report: told, reportedBy: event.by, luck })
    // What the engine has refereed, or the commissioner says, needs nobody's word.
    return event.source !== 'typed' || isCommissioner(league, event.by)
      ? confirmed(game, reported, fixture.id)
      : reported
  } catch (error) {
    if (error instanceof OptionsError) return refuse('bad-report', { reason: error.message })
    throw error
  }
}

export const confirm: Act<'confirm'> = ({ league, game, event }) => {
  const fixture = fixtureOf(seasonOf(league), event.fixture)
  if (fixture?.status !== 'reported') return refuse('nothing-reported')
  const teams = sides(league, fixture)
  const others = teams.filter(({ coach }) => coach !== fixture.reportedBy)
  if (!isCommissioner(league, event.by) && !others.some(({ coach }) => coach === event.by)) {
    return refuse('own-report')
  }
  return confirmed(game, league, fixture.id)
}

/** The other coach does not agree: the fixture is open again. */
export const dispute: Act<'dispute'> = ({ league, event }) => {
  const fixture = fixtureOf(seasonOf(league), event.fixture)
  if (fixture?.status !== 'reported') return refuse('nothing-reported')
  const teams = sides(league, fixture)
  if (!teams.some((team) => mayActFor(league, team, event.by))) return notYours(teams[0], event.by)
  if (lacksReason(event.reason)) return noReason
  return withFixture(league, fixture.id, { status: 'open', report: null, reportedBy: null })
}

function confirmed(game: LeagueGame, league: League, id: string): League {
  const fixture = fixtureOf(seasonOf(league), id) as Fixture
  if (game.progress) return withFixture(league, id, { status: 'confirmed' })
  return closed(game, league, id, 'played', game.summary(fixture.report), [0, 0])
}

/** A coach gives a fixture away that cannot be played (DB-LG-09). */
export const concede: Act<'concede'> = ({ league, game, event }) => {
  const wrong = inPhase(league, 'regular', 'play-offs')
  if (wrong) return wrong
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  const teams = sides(league, fixture)
  const loser = teams.findIndex(({ id }) => id === event.team)
  if (loser < 0) return refuse('not-in-fixture', { team: event.team, fixture: fixture.id })
  if (!mayActFor(league, teams[loser], event.by)) return notYours(teams[loser], event.by)
  if (fixture.kind === 'friendly') return refuse('friendly')
  const busy = teams.find(({ pending }) => pending !== null)
  if (busy) return refuse('sequence-open', { team: busy.name }, 'DB-LG-10')
  const given = withFixture(league, fixture.id, { status: 'confirmed', conceded: event.team })
  if (game.progress) return given
  return closed(game, given, fixture.id, 'conceded', summaryWithout(game, loser), [0, 0])
}

/** What a fixture amounts to that this team has given away (DB-LG-09, BB-LEAGUE-07). */
const summaryWithout = ({ concededScore }: LeagueGame, loser: number): Summary => ({
  winner: 1 - loser,
  scored: loser === 0 ? [0, concededScore] : [concededScore, 0],
  casualties: [0, 0],
})

/** What the aftermath of a confirmed fixture begins with; null where there is nothing to roll for. */
export function aftermathOf(game: LeagueGame, league: League, id: string): object | null {
  const fixture = fixtureOf(seasonOf(league), id)
  if (fixture?.status !== 'confirmed' || !game.progress) return null
  const [home, away] = sides(league, fixture)
  const conceded = fixture.conceded === null ? null : fixture.conceded === home.id ? 0 : 1
  const winner = conceded === null ? game.summary(fixture.report).winner : 1 - conceded
  return game.progress.aftermathOptions({
    teams: [home.content, away.content],
    report: conceded === null ? fixture.report : null,
    conceded,
    friendly: fixture.kind === 'friendly',
    decisive: isPlayOff(fixture),
    prizes: prizesOf(fixture, winner),
    match: id,
  })
}

/** DB-LG-25, BB-LEAGUE-09. */
function prizesOf({ kind }: Fixture, winner: number | null): [number, number] {
  if ((kind !== 'final' && kind !== 'third') || winner === null) return [0, 0]
  const [first, second] = PRIZES[kind]
  return winner === 0 ? [first, second] : [second, first]
}

/** The dice of step 1 have fallen: lists are changed, and both coaches have their own sequence to do. */
export const aftermath: Act<'aftermath'> = ({ league, game, event }) => {
  const options = aftermathOf(game, league, event.fixture)
  if (!options || !game.progress) return refuse('nothing-confirmed')
  const fixture = fixtureOf(seasonOf(league), event.fixture) as Fixture
  const teams = sides(league, fixture)
  if (!teams.some((team) => mayActFor(league, team, event.by))) return notYours(teams[0], event.by)
  const { match, events } = playSteps(game.progress.aftermath, options, event.steps)
  if (match.stack.length > 0) return refuse('unfinished')
  const settled = game.progress.settleAftermath(match, events)
  const { number } = seasonOf(league)
  let after = league
  teams.forEach((team, seat) => {
    if (team.id === fixture.conceded) return
    const { content, next } = settled[seat]
    const done = settle(team, settled[seat], number, fixture.id, game.valueOf(content))
    after = withTeam(after, {
      ...done,
      pending: next ? { kind: 'post-match', fixture: fixture.id, options: next, steps: [], told: events } : null,
    })
  })
  const lost = fixture.conceded === null ? -1 : fixture.conceded === fixture.home ? 0 : 1
  const summary = lost < 0 ? game.summary(fixture.report) : summaryWithout(game, lost)
  const gold = (seat: number) => settled[seat].gold.find(({ what }) => what === 'winnings')?.gold ?? 0
  after = withFixture(after, fixture.id, { before: teams })
  return closed(game, after, fixture.id, lost < 0 ? 'played' : 'conceded', summary, [gold(0), gold(1)])
}

function closed(
  game: LeagueGame,
  league: League,
  id: string,
  status: 'played' | 'conceded',
  summary: Summary,
  winnings: readonly [number, number],
): League {
  const fixture = fixtureOf(seasonOf(league), id) as Fixture
  const before = fixture.before ?? sides(league, fixture)
  const points = pointsOf(game, league, fixture, summary)
  const after = withFixture(league, id, { status, summary, winnings, points, before })
  return isPlayOff(fixture) ? crowned(game, withNextTies(after)) : after
}

/** DB-LG-13 to DB-LG-15, BB-LEAGUE-06. */
function pointsOf(game: LeagueGame, { options }: League, { kind }: Fixture, summary: Summary): [number, number] {
  if (kind !== 'regular') return [0, 0]
  const of = (seat: number) =>
    game.points[resultOf(summary.winner, seat)] + (options.bonusPoint ? game.bonus(summary, seat) : 0)
  return [of(0), of(1)]
}

/** After the last games places and trophy are known (DB-LG-23, DB-LG-27). */
function crowned(game: LeagueGame, league: League): League {
  const season = seasonOf(league)
  const last = season.fixtures.filter(({ kind }) => kind === 'final' || kind === 'third')
  if (last.length === 0 || !last.every(isSettled) || season.places.length > 0) return league
  const final = last.find(({ kind }) => kind === 'final') as Fixture
  const third = last.find(({ kind }) => kind === 'third')
  const champion = winnerOf(final)
  const second = champion === final.home ? final.away : final.home
  const places = [champion, second, ...(third ? [winnerOf(third)] : [])]
  return passTrophy(game, withSeason(league, { places }), champion)
}

function passTrophy(game: LeagueGame, league: League, champion: string | null): League {
  let after = league
  const { progress } = game
  const hold = (id: string | null, holds: boolean) => {
    const team = id === null ? undefined : after.teams[id]
    if (!team || !progress) return
    const options = team.pending && trophyIn(team.pending.options, (content) => progress.withTrophy(content, holds))
    after = withTeam(after, {
      ...team,
      content: progress.withTrophy(team.content, holds),
      pending: team.pending && options ? { ...team.pending, options } : team.pending,
    })
  }
  if (after.trophy !== champion) hold(after.trophy, false)
  hold(champion, true)
  return { ...after, trophy: champion }
}

/** A sequence that is under way works on a list of its own. */
const trophyIn = (options: object, change: (content: unknown) => unknown): object =>
  'roster' in options ? { ...options, roster: change(options.roster) } : options

/** A wrong result is taken back, while neither team has played on. Afterwards only corrections help. */
export const openAgain: Act<'open-again'> = asCommissioner(({ league, event }) => {
  const season = seasonOf(league)
  const fixture = fixtureOf(season, event.fixture)
  if (!fixture || fixture.status === 'open') return refuse('not-settled', { fixture: event.fixture })
  if (lacksReason(event.reason)) return noReason
  const wrong = inPhase(league, 'regular', 'play-offs')
  if (wrong) return wrong
  if (fixture.kind === 'regular' && season.phase !== 'regular') {
    return refuse('table-closed', {}, 'DB-LG-16')
  }
  const reopened: Partial<Fixture> = {
    status: 'open',
    report: null,
    reportedBy: null,
    conceded: null,
    summary: null,
    points: [0, 0],
    before: null,
    winnings: [0, 0],
    luck: null,
  }
  const { before } = fixture
  if (!before) return withFixture(league, fixture.id, reopened)
  if (playedOn(league, fixture)) return refuse('played-on')
  let after = withFixture(league, fixture.id, reopened)
  for (const team of before)
    after = withTeam(after, { ...team, coach: league.teams[team.id].coach, computer: league.teams[team.id].computer })
  return after
})

/** Has either team a later result, or is there a game that followed from this one? */
function playedOn(league: League, fixture: Fixture): boolean {
  const season = seasonOf(league)
  if (season.places.length > 0) return true
  const order = season.fixtures
  const followed =
    isPlayOff(fixture) &&
    order.some((other) => isPlayOff(other) && other.kind !== fixture.kind && rank(other) > rank(fixture))
  const teams = [fixture.home, fixture.away]
  return (
    followed ||
    teams.some((id) => {
      const standing = league.teams[id].standings.findLast(({ fixture: played }) => played !== null)
      return standing !== undefined && standing.fixture !== fixture.id
    })
  )
}

const rank = ({ kind }: Fixture): number => FIXTURE_KINDS.indexOf(kind)
