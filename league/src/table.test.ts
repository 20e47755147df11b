import { describe, expect, it } from 'vitest'
import { newSeason } from './acts/founding.ts'
import { newFixture } from './acts/season.ts'
import { inDivisions, roundRobin } from './fixtures.ts'
import { leagueGame } from './games/dungeon-bowl.ts'
import type { Fixture, League, Season } from './model.ts'
import { nextTies, openingOf } from './play-offs.ts'
import { equals, tableOf } from './table.ts'

const names = (count: number, of = 't') => Array.from({ length: count }, (_, i) => `${of}${i + 1}`)

describe('the schedule', () => {
  it.each([4, 5, 6, 7, 8, 13])(
    'DB-LG-06 DB-LG-07 %i teams: each pair twice with sides changed, nobody twice in a round',
    (count) => {
      const rounds = roundRobin(names(count))
      expect(rounds).toHaveLength(2 * (count % 2 === 0 ? count - 1 : count))
      const met = new Map<string, number>()
      for (const round of rounds) {
        expect(new Set(round.flat()).size).toBe(round.length * 2)
        for (const [home, away] of round) met.set(`${home} ${away}`, (met.get(`${home} ${away}`) ?? 0) + 1)
      }
      expect(met.size).toBe(count * (count - 1))
      expect([...met.values()].every((times) => times === 1)).toBe(true)
    },
  )

  it('DB-LG-06 four teams: 12 fixtures in 6 rounds of two', () => {
    expect(roundRobin(names(4)).map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('DB-LG-04 divisions are as equal as can be', () => {
    expect(inDivisions(names(11), 2).map(({ length }) => length)).toEqual([6, 5])
    expect(inDivisions(names(17), 4).map(({ length }) => length)).toEqual([5, 4, 4, 4])
  })
})

type Result = [
  home: string,
  away: string,
  winner: number | null,
  scored: [number, number],
  casualties: [number, number],
]

/** A regular season in which exactly this was played. */
function played(divisions: string[][], results: readonly Result[], bonus = false): Season {
  const season = newSeason(1, divisions.flat())
  const fixtures = results.map(([home, away, winner, scored, casualties], i): Fixture => {
    const of = (seat: number) =>
      (winner === null ? 1 : winner === seat ? 3 : 0) + (bonus && casualties[seat] >= 3 ? 1 : 0)
    return {
      ...newFixture(season, i + 1, 'regular', 1, home, away),
      status: 'played',
      summary: { winner, scored, casualties },
      points: [of(0), of(1)],
    }
  })
  return { ...season, divisions, fixtures }
}
const order = (season: Season, division = season.divisions[0]) =>
  tableOf(leagueGame, season, division).map(({ team }) => team)

describe('the table', () => {
  it('DB-LG-14 three points for a win, one for a draw', () => {
    const season = played(
      [['a', 'b']],
      [
        ['a', 'b', 0, [1, 0], [0, 0]],
        ['a', 'b', 0, [1, 0], [0, 0]],
        ['a', 'b', null, [0, 0], [0, 0]],
        ['b', 'a', 0, [1, 0], [0, 0]],
        ['b', 'a', 0, [1, 0], [0, 0]],
        ['b', 'a', 0, [1, 0], [0, 0]],
      ],
    )
    expect(tableOf(leagueGame, season, ['a', 'b']).find(({ team }) => team === 'a')).toMatchObject({
      won: 2,
      drawn: 1,
      lost: 3,
      points: 7,
    })
  })

  it('DB-LG-08 a fixture that was never played is a loss for both', () => {
    const season = played([['a', 'b']], [['a', 'b', 0, [1, 0], [0, 0]]])
    const open: Fixture = { ...newFixture(season, 9, 'regular', 2, 'b', 'a'), status: 'unplayed' }
    const table = tableOf(leagueGame, { ...season, fixtures: [...season.fixtures, open] }, ['a', 'b'])
    expect(table.map(({ points, lost, played: games }) => [points, lost, games])).toEqual([
      [3, 1, 2],
      [0, 2, 2],
    ])
  })

  it('DB-LG-16 points, then touchdowns, then casualties', () => {
    const season = played(
      [['a', 'b', 'c', 'x']],
      [
        ['a', 'x', 0, [4, 0], [5, 0]],
        ['b', 'x', 0, [4, 0], [7, 0]],
        ['c', 'x', 0, [5, 0], [0, 0]],
      ],
    )
    expect(order(season)).toEqual(['c', 'b', 'a', 'x'])
    expect(tableOf(leagueGame, season, season.divisions[0]).map(({ by }) => by)).toEqual([
      'first',
      'scored',
      'casualties',
      'points',
    ])
  })

  it('DB-LG-16 what is left is rolled off', () => {
    const season = played([['a', 'b']], [])
    expect(equals(leagueGame, season)).toEqual([['a', 'b']])
    const rolled = { ...season, rollOff: ['b', 'a'] }
    expect(order(rolled)).toEqual(['b', 'a'])
    expect(tableOf(leagueGame, rolled, ['a', 'b'])[1].by).toBe('roll-off')
  })

  it('DB-LG-16 friendlies and play-off games do not count', () => {
    const season = played([['a', 'b']], [['a', 'b', 0, [1, 0], [0, 0]]])
    const fixtures = season.fixtures.map((fixture) => ({ ...fixture, kind: 'friendly' as const }))
    expect(tableOf(leagueGame, { ...season, fixtures }, ['a', 'b']).map(({ points }) => points)).toEqual([0, 0])
  })
})

/** Wins against a punching ball that belongs to no division give each team these points. */
function ranked(points: Readonly<Record<string, number>>, divisions: string[][], twoPerDivision = false) {
  const results = Object.entries(points).flatMap(([team, count]) =>
    Array.from({ length: count }, (): Result => [team, 'nobody', 0, [1, 0], [0, 0]]),
  )
  const season = played(divisions, results)
  const league = { options: { twoPerDivision } } as League
  return openingOf(leagueGame, league, season)
}

/** The games of a bracket that come next, as 'kind home away'. */
const ties = (season: Season): string[] => nextTies(season).map(({ kind, home, away }) => `${kind} ${home} ${away}`)
const bracketed = (bracket: readonly string[]): Season => ({ ...newSeason(1, []), divisions: [[...bracket]], bracket })

/** The season after the home teams have won everything that was open. */
function homeWins(season: Season): Season {
  const games = nextTies(season).map(({ kind, slot, home, away }, i): Fixture => {
    const fixture = newFixture(season, season.made + i + 1, kind, 0, home, away, slot)
    return { ...fixture, status: 'played', summary: { winner: 0, scored: [1, 0], casualties: [0, 0] } }
  })
  return { ...season, fixtures: [...season.fixtures, ...games], made: season.made + games.length }
}

describe('the play-offs', () => {
  it('DB-LG-17 one division: first against fourth, second against third', () => {
    const division = names(8)
    const points = Object.fromEntries(division.map((team, i) => [team, 8 - i]))
    const bracket = ranked(points, [division])
    expect(ties(bracketed(bracket))).toEqual(['semi t1 t4', 'semi t2 t3'])
  })

  const two = { a1: 9, a2: 7, a3: 1, a4: 0, b1: 8, b2: 6, b3: 1, b4: 0 }
  it('DB-LG-18 two divisions: winners against the second of the other', () => {
    expect(ranked(two, [names(4, 'a'), names(4, 'b')])).toEqual(['a1', 'b2', 'b1', 'a2'])
  })

  it('DB-LG-19 three divisions: the best second is the wild card and never meets its own winner', () => {
    const divisions = [names(4, 'a'), names(4, 'b'), names(4, 'c')]
    const points = { a1: 15, b1: 13, c1: 12, a2: 11, b2: 10, c2: 9 }
    expect(ranked(points, divisions)).toEqual(['a1', 'c1', 'b1', 'a2'])
    expect(ranked({ ...points, a2: 8, b2: 11 }, divisions)).toEqual(['a1', 'b2', 'b1', 'c1'])
  })

  const four = [names(4, 'a'), names(4, 'b'), names(4, 'c'), names(4, 'd')]
  const points = { a1: 16, b1: 14, c1: 12, d1: 11, a2: 9, b2: 8, c2: 7, d2: 6 }
  it('DB-LG-20 four divisions: the winners only', () => {
    expect(ranked(points, four)).toEqual(['a1', 'd1', 'b1', 'c1'])
  })

  it('DB-LG-21 DB-LG-22 or the first two, and rivals meet in the last games at the earliest', () => {
    const bracket = ranked(points, four, true)
    expect(ties(bracketed(bracket))).toEqual(['quarter a1 b2', 'quarter c1 d2', 'quarter b1 a2', 'quarter d1 c2'])
    for (const half of [bracket.slice(0, 4), bracket.slice(4)]) {
      expect(new Set(half.map((team) => team[0])).size).toBe(4)
    }
    expect(ties(homeWins(bracketed(bracket)))).toEqual(['semi a1 c1', 'semi b1 d1'])
  })

  it('DB-LG-23 winners play the final, losers for third place', () => {
    const semis = bracketed(['a', 'c', 'b', 'd'])
    expect(ties(homeWins(semis))).toEqual(['third c d', 'final a b'])
    expect(ties(homeWins(homeWins(semis)))).toEqual([])
  })
})
