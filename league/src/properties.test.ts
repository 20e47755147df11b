import { type BallRoster, isAvailable, positionOf, valueLines } from '@undercroft/ball'
import { randomReport as bloodReport } from '@undercroft/blood-bowl/testing'
import { randomReport as dungeonReport } from '@undercroft/dungeon-bowl/testing'
import { type Match, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { leagueText, readLeague } from './chain.ts'
import type { LeagueEvent } from './events.ts'
import type { LeagueGame, Step } from './game.ts'
import { leagueGame as bloodBowl } from './games/blood-bowl.ts'
import { leagueGame as dungeonBowl } from './games/dungeon-bowl.ts'
import { fold } from './league.ts'
import { type Fixture, type League, seasonOf, type Team } from './model.ts'
import { playSteps } from './steps.ts'
import { tableOf } from './table.ts'
import { gathered, seededRoller, type Table } from './testing/season.ts'
import { commandFor, drawCommand, type Waiting, waitingFor } from './waiting.ts'

/** `LEAGUES=200 npx vitest run league/src/properties.test.ts` plays that many of each game; every build plays fewer. */
const games = [
  { game: dungeonBowl, report: dungeonReport as ReportMaker, leagues: Number(process.env.LEAGUES ?? 60) },
  { game: bloodBowl, report: bloodReport as ReportMaker, leagues: Number(process.env.LEAGUES ?? 20) },
]
type ReportMaker = (random: Random, rosters: readonly [BallRoster, BallRoster], decisive: boolean) => unknown
const SEASONS = 3

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

const rosterOf = ({ content }: Team): BallRoster => content as BallRoster

/** What must hold for a team after every event. */
function checkTeam(game: LeagueGame, team: Team): void {
  const roster = rosterOf(team)
  const { book } = game.progress!
  holds(
    roster.treasury === team.gold.reduce((sum, { gold }) => sum + gold, 0),
    `${team.id}: gold is not the sum of its events`,
  )
  const guests = (team.pending?.options as { guests?: { entry: { spp: number } }[] } | undefined)?.guests ?? []
  const kept = [...roster.players, ...guests.map(({ entry }) => entry)].reduce((sum, { spp }) => sum + spp, 0)
  holds(
    team.sppEarned === team.sppSpent + kept + team.sppGone,
    `${team.id}: SPP ${team.sppEarned} earned, ${team.sppSpent} spent, ${kept} kept, ${team.sppGone} gone`,
  )
  const [problem] = book.rosterProblems(roster)
  holds(!problem, `${team.id}: ${problem?.reason}`)
  holds(roster.players.length <= 16, `${team.id} has more than 16 players`)
  const ids = new Set(roster.players.map(({ id }) => id))
  holds(
    team.departed.every(({ id }) => !ids.has(id)),
    `${team.id}: somebody who has left is listed`,
  )
  const value = valueLines(book, roster).reduce((sum, { gold }) => sum + gold, 0)
  holds(book.teamValue(roster) === value, `${team.id}: value`)
  const away = roster.players.filter((entry) => !isAvailable(entry))
  const missing = away.reduce((sum, entry) => sum + book.valueOf(roster, entry), 0)
  holds(book.currentTeamValue(roster) === value - missing, `${team.id}: current value`)
  for (const entry of roster.players) positionOf(book, roster, entry)
}

/** Nobody dead or fired plays, and eleven stand ready, journeymen included. */
function checkReport(league: League, fixture: Fixture): void {
  const { teams } = fixture.report as { teams: { players: { id: string; available: boolean }[] }[] }
  ;[fixture.home, fixture.away].forEach((id, seat) => {
    // Journeymen of different matches share their names.
    const gone = new Set(
      league.teams[id].departed.map((player) => player.id).filter((name) => !/^(guest|recruit)/.test(name)),
    )
    const ready = teams[seat].players.filter(({ available }) => available)
    holds(ready.length >= 11, `${id}: ${ready.length} ready`)
    holds(!teams[seat].players.some((player) => gone.has(player.id)), `${id}: somebody who is gone plays`)
  })
}

/** Each pair of a division exactly twice, nobody twice in a round; the table is what a recount says. */
function checkSeason(game: LeagueGame, league: League): void {
  const season = seasonOf(league)
  const regular = season.fixtures.filter(({ kind }) => kind === 'regular')
  for (const division of season.divisions) {
    for (const home of division) {
      for (const away of division) {
        if (home === away) continue
        const met = regular.filter((fixture) => fixture.home === home && fixture.away === away).length
        holds(met === 1, `${home} is host to ${away} ${met} times`)
      }
    }
    for (const row of tableOf(game, season, division)) {
      const own = regular.filter(
        ({ home, away, status }) => status !== 'open' && (home === row.team || away === row.team),
      )
      const won = own.filter(({ home, summary }) => summary && summary.winner === (home === row.team ? 0 : 1)).length
      const drawn = own.filter(({ summary }) => summary?.winner === null).length
      holds(row.points - row.bonus - row.penalty === 3 * won + drawn, `${row.team}: points`)
      holds(row.won + row.drawn + row.lost === row.played, `${row.team}: games`)
    }
  }
  const rounds = new Map<string, number>()
  for (const { round, home, away } of regular) {
    for (const team of [home, away]) rounds.set(`${round} ${team}`, (rounds.get(`${round} ${team}`) ?? 0) + 1)
  }
  holds(
    [...rounds.values()].every((count) => count === 1),
    'a team plays twice in a round',
  )
}

/** A sequence by random answers, or by the safe ones. */
function randomSteps(
  table: Table,
  waiting: Extract<Waiting, { kind: 'sequence' }>,
  random: Random,
  seed: number,
): Step[] {
  const { pending } = table.league.teams[waiting.team]
  const { game } = table
  const sequence = waiting.sequence === 'post-match' ? game.progress!.postMatch : game.progress!.offSeason
  const roller = seededRoller(seed)
  const { match } = playSteps(sequence, pending!.options, [])
  const steps: Step[] = []
  const byDefault = random.below(3) === 0
  for (let decision = sequence.decision(match); decision; decision = sequence.decision(match)) {
    const answer = (asked: Match) => {
      if (byDefault) return sequence.fallback(asked)
      const done = decision!.actions.find(({ type }) => type === 'done')
      return done && random.below(4) > 0
        ? done
        : random.pick(
            decision!.actions
              .filter(({ type }) => type !== 'fire' || random.below(6) === 0)
              .concat(done ?? decision!.actions.slice(0, 1)),
          )
    }
    const step: Step = decision.roll ? roller(decision.roll) : answer(match)
    sequence.play(match, Array.isArray(step) ? ({ type: 'roll', values: step } as never) : (step as never))
    steps.push(step)
  }
  return steps
}

function playLeague({ game, report }: (typeof games)[number], seed: number): { events: number; matches: number } {
  const random = new Random(seed, 1)
  const count = random.below(12) === 0 ? 8 + random.below(9) : 4 + random.below(3)
  const options = {
    bonusPoint: random.below(2) === 0,
    twoPerDivision: random.below(2) === 0,
    budgetCap: random.below(2) === 0 ? 1_300_000 : null,
  }
  const table = gathered(count, options, seed, game)
  let matches = 0
  const roller = seededRoller(seed)
  for (let step = 0; !(table.season.number === SEASONS && table.season.phase === 'off-season'); step++) {
    holds(step < 20_000, 'the league does not end')
    const { season } = table
    const [waiting] = waitingFor(game, table.league)
    if (waiting.kind === 'start') {
      const divisions = Math.min(4, Math.floor(season.teams.length / 4))
      if (divisions > 1) table.do(drawCommand(table.league, divisions - random.below(2), roller))
      table.do({ type: 'start-season', deadlines: [] })
      checkSeason(game, table.league)
    } else if (waiting.kind === 'match') {
      play(table, waiting.fixture, random, report)
      matches++
    } else if (waiting.kind === 'sequence') {
      const steps = randomSteps(table, waiting, random, seed + step)
      table.do({ type: 'sequence', team: waiting.team, keep: 0, steps })
      checkTeam(game, table.league.teams[waiting.team])
    } else {
      if (waiting.kind === 'close-table') checkSeason(game, table.league)
      table.do(commandFor(game, table.league, waiting, roller)!)
      for (const team of Object.values(table.league.teams)) checkTeam(game, team)
    }
  }
  const events = readLeague(JSON.parse(leagueText(table.events)))
  checkPrefixes(game, events, table.history)
  return { events: events.length, matches }
}

/** Every prefix of the file is the league as it stood then: legal, and with something to do next. */
function checkPrefixes(game: LeagueGame, events: readonly LeagueEvent[], history: readonly League[]): void {
  let prefix: League | null = null
  events.forEach((event, i) => {
    const after = fold(game, [event], prefix)
    const known = history[i]
    const changed = Object.keys(after.teams).filter((id) => after.teams[id] !== prefix?.teams[id])
    for (const id of changed) checkTeam(game, after.teams[id])
    // Teams grow long: they are written out now and then, and all of them at the end. What differs once differs for good.
    const compared = i === events.length - 1 ? Object.keys(after.teams) : i % 10 === 0 ? changed : []
    for (const id of compared)
      holds(textOf(after.teams[id]) === textOf(known.teams[id]), `event ${i + 1}: ${id} is another team in the file`)
    const [now, then] = [after, known].map(({ teams: _teams, seasons: _seasons, ...rest }) => textOf(rest))
    holds(now === then, `event ${i + 1}: the league is another one in the file`)
    holds(textOf(newsOf(after, prefix)) === textOf(newsOf(known, history[i - 1])), `event ${i + 1}: another season`)
    holds(waitingFor(game, after).length > 0, `event ${i + 1}: nothing is left to do`)
    prefix = after
  })
}

/** What the last event changed in the season, without how the teams were before each fixture: that would be written many times over. */
function newsOf(league: League, before: League | null | undefined): object {
  const known = new Set(before ? seasonOf(before).fixtures : [])
  const { fixtures, ...season } = seasonOf(league)
  const news = fixtures.filter((fixture) => !known.has(fixture)).map(({ before: _before, ...fixture }) => fixture)
  return { ...season, fixtures: news, count: fixtures.length }
}

const textOf = (part: object): string => JSON.stringify(part)

function play(table: Table, id: string, random: Random, report: ReportMaker): void {
  const fixture = table.season.fixtures.find((known) => known.id === id)!
  const playOff = fixture.kind !== 'regular' && fixture.kind !== 'friendly'
  const chance = random.below(40)
  if (chance === 0) {
    table.do({ type: 'concede', fixture: id, team: random.pick([fixture.home, fixture.away]) })
    return
  }
  if (chance === 1 && !playOff && fixture.round > 0) {
    const waits = table.season.fixtures.some(
      ({ round, status }) => round === fixture.round && (status === 'confirmed' || status === 'reported'),
    )
    if (!waits) {
      table.do({ type: 'close-round', round: fixture.round })
      return
    }
  }
  const teams = [table.league.teams[fixture.home], table.league.teams[fixture.away]].map(rosterOf) as [
    BallRoster,
    BallRoster,
  ]
  table.do({ type: 'report', fixture: id, report: report(random, teams, playOff), source: 'played' })
  checkReport(table.league, table.season.fixtures.find((known) => known.id === id)!)
}

describe.each(games)('leagues of $game.title', (of) => {
  it(`${of.leagues} random ones of ${SEASONS} seasons hold what must always hold`, () => {
    let matches = 0
    let events = 0
    for (let seed = 1; seed <= of.leagues; seed++) {
      try {
        const played = playLeague(of, seed)
        matches += played.matches
        events += played.events
      } catch (error) {
        throw new Error(`league ${seed}: ${(error as Error).message}`, { cause: error })
      }
    }
    if (process.env.LEAGUES) console.log(`${of.leagues} leagues, ${matches} matches, ${events} events`)
  }, 1_200_000)

  it('defaults alone finish any season', () => {
    const { game, report } = of
    const table = gathered(5, {}, 3, game)
    const random = new Random(3)
    while (table.season.number < 2) {
      const [waiting] = waitingFor(game, table.league)
      if (waiting.kind === 'match') play(table, waiting.fixture, random, report)
      else table.do(commandFor(game, table.league, waiting, seededRoller(3))!)
    }
    expect(table.season.number).toBe(2)
  })
})
