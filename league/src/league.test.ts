import { parseRoster, type Roster } from '@undercroft/dungeon-bowl'
import { randomReport } from '@undercroft/dungeon-bowl/testing'
import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { leagueText, readLeague, writeLeague } from './chain.ts'
import { leagueGame as blitzBowl } from './games/blitz-bowl.ts'
import { leagueGame } from './games/dungeon-bowl.ts'
import { fold } from './league.ts'
import { type Fixture, seasonOf } from './model.ts'
import { tableOf } from './table.ts'
import { gathered, seededRoller, Table, WHO } from './testing/season.ts'
import { commandFor, drawCommand, waitingFor } from './waiting.ts'

const random = new Random(7)
const started = (count = 4, options = {}) => gathered(count, options).do({ type: 'start-season', deadlines: [] })
const rosters = ({ league }: Table, { home, away }: Fixture): [Roster, Roster] => [
  league.teams[home].content as Roster,
  league.teams[away].content as Roster,
]
/** A report in which the team at `winner` wins and nothing else happens. */
function plain(table: Table, fixture: Fixture, winner: number | null, casualties: [number, number] = [0, 0]) {
  const teams = rosters(table, fixture).map((roster, seat) => ({
    treasury: roster.treasury,
    players: roster.players.map((entry, i) => ({
      id: entry.id,
      number: entry.number,
      position: entry.position,
      available: !entry.missesNextGame && !entry.retired,
      played: !entry.missesNextGame && !entry.retired,
      casualties: i === 0 ? casualties[seat] : 0,
      touchdowns: i === 0 && winner === seat ? 1 : 0,
    })),
  }))
  return { winner, turns: 8, teams }
}
const next = (table: Table): Fixture => seasonOf(table.league).fixtures.find(({ status }) => status === 'open')!
/** Everything that waits but matches is done by itself. */
function tidy(table: Table, roller = seededRoller(3), left: string[] = ['match']): Table {
  for (;;) {
    const waiting = waitingFor(table.game, table.league).find(({ kind }) => !left.includes(kind))
    const command = waiting && commandFor(table.game, table.league, waiting, roller)
    if (!command) return table
    table.do(command)
  }
}
const isOffSeason = (table: Table): boolean => table.season.phase === 'off-season'
const only = ['match', 'close-table', 'next-season', 'start']
function report(table: Table, winner: number | null, casualties?: [number, number], fixture = next(table)): Table {
  return table.do({
    type: 'report',
    fixture: fixture.id,
    report: plain(table, fixture, winner, casualties),
    source: 'played',
  })
}
const points = (table: Table, team: string) =>
  table.season.divisions
    .flatMap((division) => tableOf(table.game, table.season, division))
    .find((row) => row.team === team)!.points

/** Plays the regular season; the home team always wins. */
function regular(table: Table): Table {
  while (table.season.phase === 'regular' && next(table)) tidy(report(table, 0), seededRoller(3), only)
  return table
}

describe('a season begins', () => {
  it('DB-LG-01 with four teams at least', () => {
    expect(gathered(3).refused({ type: 'start-season', deadlines: [] })).toBe('DB-LG-01')
    expect(started(4).season.phase).toBe('regular')
  })

  it('DB-LG-01 DB-TEAM-02 with new teams under the terms of a league', () => {
    const table = gathered(3)
    const [roster] = Object.values(table.league.teams).map(({ content }) => content as Roster)
    const rich = { ...roster, name: 'Rich', rerolls: 8 }
    expect(table.refused({ type: 'enter-team', team: 'rich', coach: WHO, computer: false, content: rich })).toBe(
      'DB-TEAM-02',
    )
    const broken = { ...roster, name: '' }
    expect(table.refused({ type: 'enter-team', team: 'broken', coach: WHO, computer: false, content: broken })).toBe(
      'bad-team',
    )
    const old = parseRoster({ ...roster, name: 'Old', games: [{ opponent: 'x', result: 'won', winnings: 0 }] })
    expect(table.refused({ type: 'enter-team', team: 'old', coach: WHO, computer: false, content: old })).toBe(
      'DB-LG-01',
    )
  })

  it('DB-LG-04 DB-LG-05 divisions of four teams at least, drawn or set', () => {
    const table = gathered(11)
    expect(table.refused(drawCommand(table.league, 3, seededRoller(1)))).toBe('DB-LG-04')
    table.do(drawCommand(table.league, 2, seededRoller(1)))
    expect(table.season.divisions.map(({ length }) => length)).toEqual([6, 5])
    expect([...table.season.divisions.flat()].sort()).toEqual([...table.season.teams].sort())
    const ten = gathered(10)
    const cut = (at: number) => [ten.season.teams.slice(0, at), ten.season.teams.slice(at)]
    expect(ten.refused({ type: 'set-divisions', divisions: cut(6) })).toBe('DB-LG-04')
    expect(ten.refused({ type: 'set-divisions', divisions: cut(5) })).toBeNull()
    expect(table.refused({ type: 'set-divisions', divisions: [['t1']] })).toBe('DB-LG-05')
  })

  it('DB-LG-06 DB-LG-07 no fixture links two divisions', () => {
    const table = gathered(8)
    table.do(drawCommand(table.league, 2, seededRoller(5))).do({ type: 'start-season', deadlines: ['2026-05-01'] })
    const { fixtures, divisions } = table.season
    expect([fixtures.length, Math.max(...fixtures.map(({ round }) => round))]).toEqual([24, 6])
    for (const { home, away } of fixtures)
      expect(divisions.some((teams) => teams.includes(home) && teams.includes(away))).toBe(true)
    expect(table.season.deadlines).toEqual(['2026-05-01', null, null, null, null, null])
  })
})

describe('results', () => {
  it('DB-LG-10 a result is told once, and the next match waits for both post-match sequences', () => {
    const table = report(started(), 0)
    const [{ id, home, away }] = table.season.fixtures
    expect(table.refused({ type: 'report', fixture: id, report: {}, source: 'played' })).toBe('DB-LG-10')
    table.do(commandFor(table.game, table.league, { kind: 'aftermath', fixture: id }, seededRoller(1))!)
    expect(table.season.fixtures[0]).toMatchObject({ status: 'played', points: [3, 0], summary: { winner: 0 } })
    expect([table.league.teams[home].pending?.kind, table.league.teams[away].pending?.kind]).toEqual([
      'post-match',
      'post-match',
    ])
    const again = table.season.fixtures.find((f) => f.status === 'open' && [f.home, f.away].includes(home))!
    expect(table.refused({ type: 'report', fixture: again.id, report: plain(table, again, 0), source: 'played' })).toBe(
      'DB-LG-10',
    )
    tidy(table)
    expect(
      table.refused({ type: 'report', fixture: again.id, report: plain(table, again, 0), source: 'played' }),
    ).toBeNull()
  })

  it('a report typed by a coach is confirmed by the other one or by the commissioner', () => {
    const table = started()
    const [fixture] = table.season.fixtures
    const [home, away] = [fixture.home, fixture.away].map((id) => table.league.teams[id].coach)
    const typed = { type: 'report', fixture: fixture.id, report: plain(table, fixture, 1), source: 'typed' } as const
    expect(table.refused(typed, 'A stranger')).toBe('not-your-team')
    table.do(typed, home)
    expect(table.refused({ type: 'confirm', fixture: fixture.id }, home)).toBe('own-report')
    expect(table.refused({ type: 'dispute', fixture: fixture.id, reason: '' }, away)).toBe('no-reason')
    expect(table.refused({ type: 'dispute', fixture: fixture.id, reason: 'it was a draw' }, away)).toBeNull()
    table.do({ type: 'confirm', fixture: fixture.id }, away)
    expect(table.season.fixtures[0].status).toBe('confirmed')
  })

  it('DB-LG-08 the end of a round: what was not played is lost for both, without points or gold', () => {
    const table = started()
    const gold = table.season.teams.map((id) => (table.league.teams[id].content as Roster).treasury)
    table.do({ type: 'close-round', round: 1 })
    expect(table.season.fixtures.slice(0, 2).map(({ status, points: got }) => [status, got])).toEqual([
      ['unplayed', [0, 0]],
      ['unplayed', [0, 0]],
    ])
    expect(table.season.teams.map((id) => (table.league.teams[id].content as Roster).treasury)).toEqual(gold)
  })

  it('DB-LG-09 a concession: a win, D6 x 10,000 and two MVPs for the other', () => {
    const table = started()
    const [fixture] = table.season.fixtures
    table.do({ type: 'concede', fixture: fixture.id, team: fixture.home })
    tidy(table, ({ what }) => (what === 'winnings' ? [4] : [2]), ['match', 'sequence'])
    const [home, away] = rosters(table, fixture)
    const before = table.season.fixtures[0].before!.map(({ content }) => (content as Roster).treasury)
    expect([home.treasury - before[0], away.treasury - before[1]]).toEqual([0, 40_000])
    expect([away.players[1].spp, home.games.length, away.games[0].result]).toEqual([8, 0, 'won'])
    expect([points(table, fixture.home), points(table, fixture.away)]).toEqual([0, 3])
    expect(table.league.teams[fixture.home].pending).toBeNull()
  })

  it('DB-LG-11 points are taken for avoided games, even below zero', () => {
    const table = started()
    expect(table.refused({ type: 'penalise', team: 't1', points: -3, reason: '' })).toBe('no-reason')
    expect(table.refused({ type: 'penalise', team: 't1', points: -3, reason: 'x' }, 'Coach 2')).toBe('not-commissioner')
    table.do({ type: 'penalise', team: 't1', points: -3, reason: 'did not come twice' })
    expect(points(table, 't1')).toBe(-3)
  })

  it('DB-LG-12 DB-LG-13 friendlies: between divisions, once, in the regular season, without points', () => {
    const table = gathered(8)
    table.do(drawCommand(table.league, 2, seededRoller(5))).do({ type: 'start-season', deadlines: [] })
    const [[a, c], [b]] = table.season.divisions
    expect(table.refused({ type: 'add-friendly', home: a, away: c })).toBe('DB-LG-12')
    table.do({ type: 'add-friendly', home: a, away: b })
    expect(table.refused({ type: 'add-friendly', home: b, away: a })).toBe('DB-LG-12')
    const friendly = table.season.fixtures.find(({ kind }) => kind === 'friendly')!
    tidy(report(table, 0, [1, 0], friendly), seededRoller(2), only)
    const [home] = rosters(table, friendly)
    expect([points(table, a), home.games[0].friendly, home.players[0].career[0].mvps]).toEqual([0, true, 0])
    expect(home.players[0].career[0].touchdowns).toBe(1)
    expect(new Table({ friendlies: false }).league.options.friendlies).toBe(false)
    regular(table).do(commandFor(table.game, table.league, { kind: 'close-table' }, seededRoller(2))!)
    expect(table.refused({ type: 'add-friendly', home: c, away: b })).toBe('DB-LG-12')
  })

  it('DB-LG-15 the bonus point for three casualties, whatever the result, where the league plays with it', () => {
    const table = started(4, { bonusPoint: true })
    const fixture = next(table)
    tidy(report(table, 0, [2, 3]), seededRoller(1), only)
    expect([points(table, fixture.home), points(table, fixture.away)]).toEqual([3, 1])
    const without = started()
    const other = next(without)
    tidy(report(without, 0, [2, 3]), seededRoller(1), only)
    expect(points(without, other.away)).toBe(0)
  })
})

describe('from the table to the next season', () => {
  it('DB-LG-02 DB-LG-17 DB-LG-23 DB-LG-24 DB-LG-25 DB-LG-26 DB-LG-27 a whole season', () => {
    const table = started()
    expect(table.refused({ type: 'close-table', steps: [] })).toBe('DB-LG-02')
    regular(table).do(commandFor(table.game, table.league, { kind: 'close-table' }, seededRoller(2))!)
    expect(table.season.fixtures.slice(12).map(({ kind }) => kind)).toEqual(['semi', 'semi'])
    const semi = next(table)
    const draw = { type: 'report', fixture: semi.id, report: plain(table, semi, null), source: 'played' } as const
    expect(table.refused(draw)).toBe('DB-LG-24')
    tidy(report(table, 0), seededRoller(4), only)
    tidy(report(table, 1), seededRoller(4), only)
    const [third, final] = table.season.fixtures.slice(14)
    expect([third.kind, final.kind, final.home, final.away]).toEqual([
      'third',
      'final',
      table.season.fixtures[12].home,
      table.season.fixtures[13].away,
    ])
    report(table, 0, undefined, third)
    tidy(table, ({ what }) => (what === 'winnings' ? [5, 2] : [1]), [...only, 'sequence'])
    const gold = (id: string, what: string) => table.league.teams[id].gold.findLast((line) => line.what === what)?.gold
    expect(gold(third.home, 'prize')).toBe(30_000)
    tidy(table, seededRoller(5), only)
    const before = (table.league.teams[final.home].content as Roster).treasury
    report(table, 0, undefined, final)
    tidy(table, ({ what }) => (what === 'winnings' ? [5, 2] : [1]), [...only, 'sequence'])
    const champion = table.league.teams[final.home].content as Roster
    expect([champion.treasury - before, gold(final.away, 'prize'), champion.trophy]).toEqual([150_000, 60_000, true])
    expect([table.season.places, table.league.trophy]).toEqual([[final.home, final.away, third.home], final.home])
    // Post-match sequences still wait, then the off-season begins by itself.
    expect(table.season.phase).toBe('play-offs')
    for (const { kind, ...waiting } of waitingFor(table.game, table.league)) {
      if (kind === 'sequence')
        table.do(commandFor(table.game, table.league, { kind, ...waiting } as never, seededRoller(6))!)
    }
    expect(table.season.phase).toBe('off-season')
    expect(table.refused({ type: 'next-season' })).toBe('DB-LG-28')
    tidy(table, seededRoller(7), only).do({ type: 'next-season' })
    expect([table.season.number, table.season.phase, table.season.teams.length]).toEqual([2, 'gathering', 4])
    expect(table.league.teams[final.home].content).toMatchObject({ season: 2, trophy: true })
    expect(table.refused({ type: 'start-season', deadlines: [] })).toBeNull()
    // The trophy moves on with the next champion.
    const holder = final.home
    table.do({ type: 'start-season', deadlines: [] })
    while (!isOffSeason(table)) {
      const fixture = next(table)
      if (fixture) report(table, fixture.home === holder ? 1 : 0, undefined, fixture)
      tidy(table, seededRoller(8), ['match', 'next-season', ...(isOffSeason(table) ? ['sequence'] : [])])
    }
    expect(table.league.trophy).not.toBe(holder)
    expect(table.league.teams[holder].content).toMatchObject({ trophy: false })
    expect(table.league.teams[table.league.trophy!].content).toMatchObject({ trophy: true })
  })

  it('DB-LG-03 without re-drafts only new teams come into the next season', () => {
    const table = started(4, { redraft: false })
    while (!isOffSeason(table)) {
      const fixture = next(table)
      if (fixture) report(table, 0, undefined, fixture)
      tidy(table, seededRoller(9), ['match', 'next-season'])
    }
    table.do({ type: 'next-season' })
    expect([table.season.teams, table.refused({ type: 'start-season', deadlines: [] })]).toEqual([[], 'DB-LG-01'])
  })

  it('DB-LG-28 a team that is not re-drafted may leave instead', () => {
    const table = started()
    while (!isOffSeason(table)) {
      const fixture = next(table)
      if (fixture) report(table, 0, undefined, fixture)
      tidy(table, seededRoller(9), ['match', 'next-season', ...(isOffSeason(table) ? ['sequence'] : [])])
    }
    const champion = table.league.trophy!
    table.do({ type: 'withdraw-team', team: champion, reason: 'no time' })
    tidy(table, seededRoller(7), only).do({ type: 'next-season' })
    expect([table.season.teams.length, table.league.trophy]).toEqual([3, null])
  })
})

describe("the commissioner's acts", () => {
  it('move, add and remove fixtures; their ids stay', () => {
    const table = started()
    const [first, , third] = table.season.fixtures
    expect(table.refused({ type: 'move-fixture', fixture: first.id, round: 2 })).toBe('DB-LG-07')
    expect(table.refused({ type: 'move-fixture', fixture: first.id, round: 2 }, 'Coach 1')).toBe('not-commissioner')
    table.do({ type: 'remove-fixture', fixture: third.id, reason: 'storm' })
    expect(table.season.fixtures.map(({ id }) => id)).not.toContain(third.id)
    table.do({ type: 'add-fixture', home: third.home, away: third.away, round: 7, reason: 'after the storm' })
    expect(table.season.fixtures.at(-1)).toMatchObject({ id: 's1f13', round: 7 })
    expect(table.season.deadlines).toHaveLength(7)
    table.do(
      { type: 'propose-date', fixture: first.id, date: '2026-05-31T20:30' },
      table.league.teams[first.home].coach,
    )
    expect(table.refused({ type: 'agree-date', fixture: first.id }, table.league.teams[first.home].coach)).toBe(
      'own-proposal',
    )
    table.do({ type: 'agree-date', fixture: first.id }, table.league.teams[first.away].coach)
    expect(table.season.fixtures[0]).toMatchObject({ date: '2026-05-31T20:30', dateAgreed: true })
  })

  it('hand a team over, replace one in mid-season', () => {
    const table = started()
    table.do({ type: 'hand-over', team: 't1', coach: 'Newcomer', computer: false })
    expect(table.league.teams.t1.coach).toBe('Newcomer')
    const content = gathered(1, {}, 99).league.teams.t1.content as Roster
    table.do({
      type: 'enter-team',
      team: 'late',
      coach: 'Late',
      computer: false,
      content: { ...content, name: 'Late' },
    })
    expect(table.season.teams).not.toContain('late')
    tidy(report(table, 0), seededRoller(1), only)
    table.do({ type: 'replace-team', team: 't2', successor: 'late' })
    const open = table.season.fixtures.filter(({ status }) => status === 'open')
    expect(open.flatMap(({ home, away }) => [home, away])).not.toContain('t2')
    expect(table.league.teams.t2.status).toBe('withdrawn')
  })

  it('open a result again while nobody has played on', () => {
    const table = started()
    const [fixture] = table.season.fixtures
    const before = rosters(table, fixture)
    tidy(report(table, 0), seededRoller(1), only)
    expect(table.refused({ type: 'open-again', fixture: fixture.id, reason: '' })).toBe('no-reason')
    table.do({ type: 'open-again', fixture: fixture.id, reason: 'wrong winner' })
    expect([table.season.fixtures[0].status, rosters(table, fixture)]).toEqual(['open', before])
    tidy(report(table, 1, undefined, fixture), seededRoller(1), only)
    expect(points(table, fixture.away)).toBe(3)
    const later = table.season.fixtures.find((f) => f.status === 'open' && [f.home, f.away].includes(fixture.home))!
    tidy(report(table, 0, undefined, later), seededRoller(1), only)
    expect(table.refused({ type: 'open-again', fixture: fixture.id, reason: 'too late' })).toBe('played-on')
  })

  it('correct with before, after and reason', () => {
    const table = started()
    const roster = () => table.league.teams.t1.content as Roster
    const treasury = roster().treasury
    const change = { type: 'correct', team: 't1', player: null, field: 'treasury' } as const
    expect(table.refused({ ...change, before: treasury + 1, after: 0, reason: 'x' })).toBe('changed-meanwhile')
    table.do({ ...change, before: treasury, after: treasury + 20_000, reason: 'forgotten winnings' })
    table.do({ type: 'correct', team: 't1', player: 'p1', field: 'spp', before: 0, after: 3, reason: 'forgotten pass' })
    table.do({
      type: 'correct',
      team: 't1',
      player: 'p1',
      field: 'niggling',
      before: 0,
      after: 1,
      reason: 'forgotten injury',
    })
    expect([roster().treasury, roster().players[0].spp, roster().players[0].injuries.niggling]).toEqual([
      treasury + 20_000,
      3,
      1,
    ])
    expect(table.league.teams.t1.gold.at(-1)).toEqual({ what: 'corrected', gold: 20_000 })
    expect(table.refused({ ...change, field: 'magic', before: 0, after: 0, reason: 'x' })).toBe('unknown-field')
  })

  it('finish a sequence for an absent coach; the dice of a sequence stand', () => {
    const table = report(started(), 0)
    tidy(table, seededRoller(1), [...only, 'sequence'])
    const team = table.season.fixtures[0].home
    table.do({ type: 'sequence', team, keep: 0, steps: [{ type: 'done' }] })
    expect(table.league.teams[team].pending?.steps).toHaveLength(1)
    table.do({ type: 'sequence', team, keep: 0, steps: [] }) // taken back: no die has fallen
    expect(table.refused({ type: 'sequence', team, keep: 0, steps: [{ type: 'done' }] }, 'Coach 9')).toBe(
      'not-your-team',
    )
    expect(table.refused({ type: 'sequence', team, keep: 0, steps: [{ type: 'nonsense' }] })).toBe('illegal-step')
    tidy(table, seededRoller(1), only)
    expect(table.league.teams[team].pending).toBeNull()
  })

  it('roles, options, names, notes', () => {
    const table = started()
    expect(table.refused({ type: 'give-role', person: WHO, commissioner: false })).toBe('last-commissioner')
    table
      .do({ type: 'give-role', person: 'Coach 1', commissioner: true })
      .do({ type: 'set-options', options: { budgetCap: 1_300_000 } }, 'Coach 1')
    expect(table.league.options.budgetCap).toBe(1_300_000)
    expect(table.refused({ type: 'set-options', options: { budgetCap: 5 } })).toBe('bad-options')
    table.do({ type: 'rename-player', team: 't2', player: 'p1', name: 'Old Bert' }, 'Coach 2')
    expect((table.league.teams.t2.content as Roster).players[0].name).toBe('Old Bert')
    expect(table.refused({ type: 'note', text: ' ' })).toBe('empty-note')
  })
})

describe('the file', () => {
  const table = tidy(report(started(), 0), seededRoller(1), only)

  it('reading what was written gives the same league', () => {
    const text = leagueText(table.events)
    const events = readLeague(JSON.parse(text))
    expect(events).toEqual(table.events)
    expect(fold(leagueGame, events)).toEqual(table.league)
    expect(leagueText(events)).toBe(text)
  })

  it('a damaged file names the event', () => {
    const file = JSON.parse(JSON.stringify(writeLeague(table.events)))
    file.events[3].coach = 'Somebody else'
    expect(() => readLeague(file)).toThrow(/Event 4 of \d+ \(“enter-team”\) is damaged/)
    const short = JSON.parse(JSON.stringify(writeLeague(table.events)))
    short.events.pop()
    expect(() => readLeague(short)).toThrow('The last event is missing')
    expect(() => readLeague({ format: 'other' })).toThrow('not an Undercroft league')
    expect(() => readLeague(writeLeague([]))).toThrow('lacks its events')
  })

  it('an event that is not possible is named, seals or not', () => {
    const events = [...table.events]
    events.splice(2, 1)
    expect(() => fold(leagueGame, events)).toThrow(/Event \d+ of \d+ \(“start-season”\) is not possible/)
  })
})

describe('games whose book has no league', () => {
  it('Blitz Bowl: fixtures, table, cup', () => {
    const table = new Table({}, blitzBowl)
    for (const content of ['dwarf', 'orc', 'human', 'skaven'].slice(0, 4)) {
      table.do({ type: 'enter-team', team: content, coach: WHO, computer: false, content: { name: content, content } })
    }
    expect(
      table.refused({
        type: 'enter-team',
        team: 'x',
        coach: WHO,
        computer: false,
        content: { name: 'x', content: 'nobody' },
      }),
    ).toBe('bad-team')
    table.do({ type: 'start-season', deadlines: [] })
    while (!isOffSeason(table)) {
      const fixture = next(table)
      if (fixture) {
        const winner = random.below(2)
        const scores = winner === 0 ? [6, 3] : [2, 9]
        table.do({ type: 'report', fixture: fixture.id, report: { winner, scores }, source: 'played' })
      } else tidy(table, seededRoller(1), ['next-season'])
    }
    expect(table.season.places).toHaveLength(3)
    table.do({ type: 'next-season' }).do({ type: 'start-season', deadlines: [] })
    expect(table.season.fixtures).toHaveLength(12)
  })
})

it('random reports are legal', () => {
  const table = started()
  const fixture = next(table)
  for (let i = 0; i < 50; i++) {
    const told = randomReport(random, rosters(table, fixture), false)
    expect(table.refused({ type: 'report', fixture: fixture.id, report: told, source: 'played' })).toBeNull()
  }
})
