import * as blitz from '@undercroft/blitz-bowl'
import { randomReport } from '@undercroft/dungeon-bowl/testing'
import { type GamePackage, Random } from '@undercroft/engine'
import * as warbands from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { leagueGame as blitzBowl } from './games/blitz-bowl.ts'
import { leagueGame as skirmish } from './games/skirmish.ts'
import { fold } from './league.ts'
import { isDrawnKnockOut, optionsOf } from './matches.ts'
import { bracketOf } from './play-offs.ts'
import { gathered, seededRoller, Table } from './testing/season.ts'
import { commandFor, waitingFor } from './waiting.ts'

const roller = seededRoller(5)

function cupOf(count: number): Table {
  const table = new Table({ format: 'cup' }, blitzBowl)
  for (let n = 1; n <= count; n++) {
    const content = { name: `Team ${n}`, content: 'dwarf' }
    table.do({ type: 'enter-team', team: `t${n}`, coach: `Coach ${n}`, computer: true, content })
  }
  return table.do(commandFor(blitzBowl, table.league, { kind: 'start' }, roller)!)
}

const settle = (table: Table, fixture: string, winner = 0) =>
  table.do({
    type: 'report',
    fixture,
    report: { winner, scores: [winner === 0 ? 9 : 2, winner === 0 ? 2 : 9] },
    source: 'played',
  })

describe('a cup of its own', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 32])(
    'of %i teams: everybody plays until beaten, one remains',
    (count) => {
      const table = cupOf(count)
      expect(new Set(table.season.bracket.filter((id) => id !== null)).size).toBe(count)
      const beaten = new Set<string>()
      for (let games = 1; table.season.places.length === 0; games++) {
        expect(games).toBeLessThan(count)
        const fixture = table.season.fixtures.find(({ status }) => status === 'open')!
        for (const id of [fixture.home, fixture.away]) expect(beaten.has(id)).toBe(false)
        settle(table, fixture.id, games % 2)
        beaten.add(games % 2 === 0 ? fixture.away : fixture.home)
      }
      expect(table.season.fixtures).toHaveLength(count - 1)
      expect(beaten.size).toBe(count - 1)
      expect(beaten.has(table.season.places[0])).toBe(false)
      expect(table.season.phase).toBe('off-season')
      expect(table.season.fixtures.at(-1)?.kind).toBe('final')
    },
  )

  it('nobody stands alone in the first games but those who have luck in the draw', () => {
    expect(bracketOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', null, 'b', null, 'c', null, 'd', 'e'])
  })

  it('a drawn game is no result; one team, or 33, are no cup', () => {
    const table = cupOf(4)
    const [first] = table.season.fixtures
    expect(
      table.refused({ type: 'report', fixture: first.id, report: { winner: null, scores: [3, 3] }, source: 'played' }),
    ).toBe('no-draw')
    expect(() => cupOf(1)).toThrow('DB-LG-01')
    expect(() => cupOf(33)).toThrow('at most 32')
  })

  it('who has a free first round can be replaced, and cannot simply leave', () => {
    const table = cupOf(3)
    const lucky = table.season.bracket[0]!
    expect(table.refused({ type: 'withdraw-team', team: lucky, reason: 'tired' })).toBe('in-play-offs')
    const content = { name: 'Late', content: 'orc' }
    table.do({ type: 'enter-team', team: 'late', coach: 'L', computer: true, content })
    table.do({ type: 'replace-team', team: lucky, successor: 'late' })
    settle(table, table.season.fixtures[0].id)
    expect(table.season.fixtures[1]).toMatchObject({ kind: 'final', home: 'late' })
  })

  it('a result is opened again until its winner has a next game', () => {
    const table = cupOf(4)
    const [first, second] = table.season.fixtures
    settle(table, first.id)
    table.do({ type: 'open-again', fixture: first.id, reason: 'typed wrong' })
    settle(table, first.id, 1)
    settle(table, second.id)
    expect(table.refused({ type: 'open-again', fixture: first.id, reason: 'typed wrong' })).toBe('played-on')
    expect(table.season.fixtures[2]).toMatchObject({ home: first.away, away: second.home })
  })

  it('with progress: teams of Dungeon Bowl live through their cup, and the next one', () => {
    const table = gathered(5, { format: 'cup' })
    const random = new Random(2)
    while (table.season.number < 2) {
      const [waiting] = waitingFor(table.game, table.league)
      if (waiting.kind !== 'match') {
        table.do(commandFor(table.game, table.league, waiting, roller)!)
        continue
      }
      const { home, away } = table.season.fixtures.find(({ id }) => id === waiting.fixture)!
      const teams = [home, away].map((id) => table.league.teams[id].content) as never
      table.do({
        type: 'report',
        fixture: waiting.fixture,
        report: randomReport(random, teams, true),
        source: 'played',
      })
    }
    expect(table.league.seasons[0].places).toHaveLength(2)
    expect(table.season.teams).toHaveLength(5)
    expect(JSON.stringify(fold(table.game, table.events))).toBe(JSON.stringify(table.league))
  })
})

describe.each([
  ['blitz-bowl', blitzBowl, blitz.gamePackage],
  ['skirmish', skirmish, warbands.gamePackage],
])('a game without progress: %s', (_id, game, pack) => {
  it('ready-made teams enter, meet, and the match that is over gives its report', () => {
    const table = new Table({ format: 'cup' }, game)
    for (const [i, name] of game.names.slice(0, 2).entries()) {
      const content = game.draft(new Random(i), name, '')
      table.do({ type: 'enter-team', team: `t${i}`, coach: 'C', computer: true, content })
    }
    table.do(commandFor(game, table.league, { kind: 'start' }, roller)!)
    const [final] = table.season.fixtures
    const { game: rules } = pack as unknown as GamePackage
    let report: unknown
    for (let seed = 1; report === undefined || isDrawnKnockOut(game, table.league, final.id, report); seed++) {
      const match = rules.create(optionsOf(game, table.league, final.id), seed)
      const random = new Random(seed)
      for (let decision = rules.decision(match); decision; decision = rules.decision(match)) {
        rules.play(match, random.pick(decision.actions))
      }
      report = game.reportOf(match)
    }
    table.do({ type: 'report', fixture: final.id, report, source: 'played' })
    expect(table.season.places).toHaveLength(2)
    expect(() => game.readTeam({ name: 'X', content: 'nobody' })).toThrow('nobody')
  })
})
