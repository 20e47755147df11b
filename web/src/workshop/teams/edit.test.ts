import { LEAGUE, type Roster } from '@undercroft/dungeon-bowl'
import { describe, expect, test } from 'vitest'
import { bloodTeams } from './blood.tsx'
import { dungeonTeams } from './dungeon.ts'
import { editing, waysToLearn } from './edit.ts'
import type { Roster as AnyRoster, Team as AnyTeam, TeamGame } from './game.ts'
import { isDraft, teamKind } from './kind.ts'

type Team = AnyTeam<Roster>
const { emptyTeam } = dungeonTeams
const { changePlayer, dismiss, forget, fromReady, hire, learn, withRoster } = editing(dungeonTeams)

const named = (number: number) => `Player ${number}`
const hiredBy =
  <R extends AnyRoster>(game: TeamGame<R>) =>
  (team: AnyTeam<R>, position: string, count: number): AnyTeam<R> =>
    Array.from({ length: count }).reduce<AnyTeam<R>>((all) => editing(game).hire(all, position, named), team)
const hired = hiredBy(dungeonTeams)
const rules = (team: Team) => teamKind.problems(team).map(({ rule }) => rule)
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

  test.each(dungeonTeams.ready.map((ready) => [ready.name, ready] as const))('%s can be the start', (_name, ready) => {
    const team = fromReady(ready)
    expect(rules(team)).toEqual([])
    expect(teamKind.read(JSON.parse(JSON.stringify(team)))).toEqual(team)
  })
})

describe('building a Blood Bowl team', () => {
  const edit = editing(bloodTeams)
  const hire = hiredBy(bloodTeams)
  const problems = (team: Parameters<typeof bloodTeams.kind.problems>[0]) =>
    bloodTeams.kind.problems(team).map(({ why, rule }) => `${why} ${rule}`)

  test('BB-TEAM-01 BB-TEAM-02 BB-TEAM-03 BB-TEAM-05 a million gold, limits by position, staff; the first fan is free', () => {
    let team = bloodTeams.emptyTeam('Mine', 'human')
    expect(problems(team)).toEqual(['few-players BB-IND-05'])
    team = hire(hire(team, 'Human Lineman', 7), 'Human Blitzer', 5)
    expect(problems(team)).toEqual(['position-limit BB-TEAM-01'])
    team = edit.dismiss(
      team,
      team.roster.players.findIndex(({ position }) => position === 'human-blitzer'),
    )
    expect(problems(team)).toEqual([])
    const spent = bloodTeams.draftCost(team.roster)
    expect(team.roster.treasury).toBe(1_000_000 - spent)
    for (const [id, cost] of [
      ['rerolls', 50_000],
      ['apothecary', 50_000],
      ['coaches', 10_000],
      ['cheerleaders', 10_000],
      ['fans', 10_000],
    ] as const) {
      const line = bloodTeams.bought(team.roster, team.terms).find((bought) => bought.id === id)!
      expect(bloodTeams.draftCost(edit.withRoster(team, line.part(line.value + 1)).roster) - spent).toBe(cost)
    }
    expect(problems(edit.withRoster(team, { rerolls: 8 }))).toEqual(['over-budget BB-TEAM-01'])
  })

  test('BB-TEAM-04 BB-TEAM-08 who may have no apothecary is offered none; a patron is chosen', () => {
    const undead = bloodTeams.emptyTeam('Mine', 'shambling-undead')
    expect(bloodTeams.bought(undead.roster, undead.terms).map(({ id }) => id)).not.toContain('apothecary')
    expect(bloodTeams.emptyTeam('Mine', 'norse').roster.choice).not.toBe('')
    expect(bloodTeams.emptyTeam('Mine', 'orc').roster.choice).toBe('')
  })

  test('BB-IND-05 BB-IND-20 BB-PRE-06 stars and inducements come with an exhibition team, not with a league team', () => {
    const team = edit.withRoster(hire(bloodTeams.emptyTeam('Mine', 'human'), 'Human Lineman', 11), {
      kind: 'exhibition',
      stars: ['griff-oberwald'],
    })
    expect(problems(team)).toEqual([])
    expect(bloodTeams.guests!(team.roster).map(({ cost }) => cost)).toEqual([280_000])
    expect(problems(edit.withRoster(team, { kind: 'league' }))).toContain('league-star BB-PRE-06')
    expect(problems(edit.withRoster(team, { stars: ['varag-ghoul-chewer'] }))).toContain('no-star BB-IND-20')
  })

  test.each(bloodTeams.ready.map((ready) => [ready.name, ready] as const))('%s can be the start', (_name, ready) => {
    const team = edit.fromReady(ready)
    expect(problems(team)).toEqual([])
    expect(bloodTeams.kind.read(JSON.parse(JSON.stringify(team)))).toEqual(team)
  })
})
