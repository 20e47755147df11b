import { LEAGUE, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { describe, expect, test } from 'vitest'
import { changePlayer, dismiss, emptyTeam, forget, fromReady, hire, learn, waysToLearn, withRoster } from './edit.ts'
import { isDraft, type Team, teamKind, teamProblems } from './kind.ts'

const named = (number: number) => `Player ${number}`
const hired = (team: Team, position: string, count: number): Team =>
  Array.from({ length: count }).reduce<Team>((all) => hire(all, position, named), team)
const rules = (team: Team) => teamProblems(team).map(({ rule }) => rule)
const numbers = ({ roster }: Team) => roster.players.map(({ number }) => number)

describe('building a Dungeon Bowl team', () => {
  test('players take the lowest free number and stand in the order of the list', () => {
    let team = hired(hired(emptyTeam('Mine', 'fire'), 'Dwarf Blocker Lineman', 2), 'Dwarf Runner', 1)
    expect(team.roster.players.map(({ number, position }) => [number, position])).toEqual([
      [3, 'Dwarf Runner'],
      [1, 'Dwarf Blocker Lineman'],
      [2, 'Dwarf Blocker Lineman'],
    ])
    team = hire(dismiss(team, 1), 'Troll Slayer', named)
    expect(numbers(team)).toEqual([3, 1, 2])
  })

  test('DB-TEAM-04 DB-TEAM-06 DB-EXH-01 the game says what is wrong, as the team grows', () => {
    let team = emptyTeam('Mine', 'fire')
    expect(rules(team)).toEqual(['DB-TEAM-04'])
    team = hired(team, 'Dwarf Runner', 3)
    expect(rules(team)).toEqual(['DB-TEAM-06', 'DB-TEAM-04'])
    team = hired(dismiss(team, 0), 'Dwarf Blocker Lineman', 9)
    expect(rules(team)).toEqual([])
    team = withRoster(team, { rerolls: 8 })
    expect(rules(team)).toEqual(['DB-EXH-01'])
  })

  test('DB-EXH-06 DB-EXH-07 DB-ADV-10 free SPP buy chosen skills; random ones only by agreement', () => {
    const team = hired(emptyTeam('Mine', 'fire'), 'Dwarf Blocker Lineman', 11)
    const guard = learn(team, 0, 'chosen-primary', 'guard')
    expect(rules(guard)).toEqual([])
    expect(rules(learn(team, 0, 'chosen-primary', 'catch'))).toEqual(['DB-ADV-10'])
    const lucky = learn(team, 0, 'random-primary', 'guard')
    expect(rules(lucky)).toEqual(['DB-EXH-07'])
    expect(rules({ ...lucky, terms: { ...lucky.terms, anyAdvancement: true } })).toEqual([])
    expect(rules({ ...guard, terms: { ...guard.terms, spp: 5 } })).toEqual(['DB-EXH-06'])
    expect(forget(guard, 0, 0)).toEqual(team)
    expect(waysToLearn(guard.roster.players[0], false).map(({ cost }) => cost)).toEqual([8, 14])
    expect(waysToLearn(team.roster.players[0], true).map(({ kind }) => kind)).toEqual([
      'chosen-primary',
      'chosen-secondary',
      'random-primary',
      'random-secondary',
    ])
  })

  test('DB-TEAM-11 DB-IND-02 a league team keeps what it did not spend and buys no inducements', () => {
    const team = withRoster(hired(emptyTeam('Mine', 'fire'), 'Dwarf Blocker Lineman', 11), {
      kind: 'league',
      rerolls: 2,
    })
    expect(team.roster.treasury).toBe(LEAGUE.budget - 11 * 70_000 - 100_000)
    expect(rules(withRoster(team, { inducements: { wizard: 1, training: 0, bribes: 0 } }))).toEqual(['DB-IND-02'])
    expect(withRoster(team, { kind: 'exhibition' }).roster.treasury).toBe(0)
  })

  test('DB-TEAM-16 a team that has played is no draft any more', () => {
    const team = withRoster(hired(emptyTeam('Mine', 'fire'), 'Dwarf Blocker Lineman', 9), { kind: 'league' })
    const games = [
      { season: 1, friendly: false, opponent: 'Others', result: 'won' as const, winnings: 60_000, inducements: [] },
    ]
    const later = withRoster(team, { games, treasury: 60_000 })
    expect(isDraft(later.roster)).toBe(false)
    expect(rules(later)).toEqual([])
    expect(later.roster.treasury).toBe(60_000)
  })

  test('DB-TEAM-24 two players with one number', () => {
    const team = changePlayer(hired(emptyTeam('Mine', 'fire'), 'Dwarf Blocker Lineman', 11), 0, { number: 2 })
    expect(rules(team)).toEqual(['DB-TEAM-24'])
  })

  test.each(READY_TEAMS.map((ready) => [ready.name, ready] as const))('%s can be the start', (_name, ready) => {
    const team = fromReady(ready)
    expect(rules(team)).toEqual([])
    expect(teamKind.read(JSON.parse(JSON.stringify(team)))).toEqual(team)
  })
})
