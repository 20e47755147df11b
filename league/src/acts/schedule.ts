import { isSettled, seasonOf, withFixture, withSeason } from '../model.ts'
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
  teamOf,
} from './act.ts'
import { newFixture } from './season.ts'

/** A day, or a day and a time. */
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)

export const moveFixture: Act<'move-fixture'> = asCommissioner(({ league, event }) => {
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  if (fixture.kind !== 'regular') return refuse('not-regular')
  const { fixtures, deadlines } = seasonOf(league)
  if (!Number.isInteger(event.round) || event.round < 1 || event.round > deadlines.length) {
    return refuse('bad-round', { most: deadlines.length })
  }
  const teams = [fixture.home, fixture.away]
  const busy = fixtures.find(
    ({ id, round, home, away }) =>
      id !== fixture.id && round === event.round && (teams.includes(home) || teams.includes(away)),
  )
  if (busy) {
    return refuse('busy', { fixture: busy.id, round: event.round }, 'DB-LG-07')
  }
  return withFixture(league, fixture.id, { round: event.round })
})

/** Beyond the book's schedule: the commissioner's own decision, with a reason. */
export const addFixture: Act<'add-fixture'> = asCommissioner(({ league, event }) => {
  const wrong = inPhase(league, 'regular')
  if (wrong) return wrong
  if (lacksReason(event.reason)) return noReason
  const season = seasonOf(league)
  const division = season.divisions.find((teams) => teams.includes(event.home) && teams.includes(event.away))
  if (!division || event.home === event.away) {
    return refuse('other-division', {}, 'DB-LG-06')
  }
  const busy = season.fixtures.find(
    ({ round, home, away }) =>
      round === event.round && [home, away].some((id) => id === event.home || id === event.away),
  )
  if (busy) return refuse('busy', { fixture: busy.id, round: event.round }, 'DB-LG-07')
  if (!Number.isInteger(event.round) || event.round < 1 || event.round > season.deadlines.length + 1) {
    return refuse('bad-round', { most: season.deadlines.length + 1 })
  }
  const fixture = newFixture(season, season.made + 1, 'regular', event.round, event.home, event.away)
  const deadlines = event.round > season.deadlines.length ? [...season.deadlines, null] : season.deadlines
  return withSeason(league, { fixtures: [...season.fixtures, fixture], made: season.made + 1, deadlines })
})

export const removeFixture: Act<'remove-fixture'> = asCommissioner(({ league, event }) => {
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  if (fixture.kind !== 'regular' && fixture.kind !== 'friendly') {
    return refuse('needed-game')
  }
  if (lacksReason(event.reason)) return noReason
  return withSeason(league, { fixtures: seasonOf(league).fixtures.filter(({ id }) => id !== fixture.id) })
})

/** Two teams of different divisions, once a season, while the regular season lasts (DB-LG-12). */
export const addFriendly: Act<'add-friendly'> = ({ league, event }) => {
  const wrong = inPhase(league, 'regular')
  if (wrong) return { ...wrong, rule: 'DB-LG-12' }
  if (!league.options.friendlies) return refuse('no-friendlies', {}, 'DB-LG-12')
  const home = teamOf(league, event.home)
  if (isRefusal(home)) return home
  const away = teamOf(league, event.away)
  if (isRefusal(away)) return away
  if (!mayActFor(league, home, event.by) && !mayActFor(league, away, event.by)) return notYours(home, event.by)
  const season = seasonOf(league)
  const of = (id: string) => season.divisions.findIndex((teams) => teams.includes(id))
  if (of(home.id) < 0 || of(away.id) < 0 || of(home.id) === of(away.id)) {
    return refuse('same-division', {}, 'DB-LG-12')
  }
  const met = season.fixtures.some(
    (fixture) =>
      fixture.kind === 'friendly' && [fixture.home, fixture.away].every((id) => id === home.id || id === away.id),
  )
  if (met) return refuse('met-before', {}, 'DB-LG-12')
  const fixture = newFixture(season, season.made + 1, 'friendly', 0, home.id, away.id)
  return withSeason(league, { fixtures: [...season.fixtures, fixture], made: season.made + 1 })
}

/** A day for the match: proposed by one coach, agreed to by the other. The commissioner's word is enough. */
export const setDeadline: Act<'set-deadline'> = asCommissioner(({ league, event }) => {
  const { deadlines } = seasonOf(league)
  if (!Number.isInteger(event.round) || event.round < 1 || event.round > deadlines.length) {
    return refuse('bad-round', { most: deadlines.length })
  }
  if (event.date !== '' && !isDate(event.date)) return refuse('bad-date')
  return withSeason(league, { deadlines: deadlines.with(event.round - 1, event.date || null) })
})

export const proposeDate: Act<'propose-date'> = ({ league, event }) => {
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  if (!isDate(event.date)) return refuse('bad-date')
  const [home, away] = [league.teams[fixture.home], league.teams[fixture.away]]
  if (!mayActFor(league, home, event.by) && !mayActFor(league, away, event.by)) return notYours(home, event.by)
  const dateAgreed = isCommissioner(league, event.by)
  return withFixture(league, fixture.id, { date: event.date, dateAgreed, reportedBy: event.by })
}

export const agreeDate: Act<'agree-date'> = ({ league, event }) => {
  const fixture = openFixture(league, event.fixture)
  if (isRefusal(fixture)) return fixture
  if (!fixture.date) return refuse('no-date')
  const [home, away] = [league.teams[fixture.home], league.teams[fixture.away]]
  if (!mayActFor(league, home, event.by) && !mayActFor(league, away, event.by)) return notYours(home, event.by)
  if (fixture.reportedBy === event.by && !isCommissioner(league, event.by)) {
    return refuse('own-proposal')
  }
  return withFixture(league, fixture.id, { dateAgreed: true, reportedBy: null })
}

/** The time for a round is up: what was not played is a loss for both (DB-LG-08). */
export const closeRound: Act<'close-round'> = asCommissioner(({ league, event }) => {
  const wrong = inPhase(league, 'regular')
  if (wrong) return wrong
  const { fixtures } = seasonOf(league)
  const late = fixtures.filter((fixture) => fixture.round === event.round && !isSettled(fixture))
  const waits = late.find(({ status }) => status !== 'open')
  if (waits) return refuse('result-waits', { fixture: waits.id }, 'DB-LG-10')
  const ids = new Set(late.map(({ id }) => id))
  return withSeason(league, {
    fixtures: fixtures.map((fixture) =>
      ids.has(fixture.id) ? { ...fixture, status: 'unplayed' as const, points: [0, 0] as const } : fixture,
    ),
  })
})
