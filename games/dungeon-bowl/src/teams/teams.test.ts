import { describe, expect, it } from 'vitest'
import { collegeById } from '../colleges/index.ts'
import { DWARFS, draft, fire, problems, skilled, team } from '../testing/drafts.ts'
import { draftCost, draftProblems, foundTeam, rosterProblems } from './draft.ts'
import { matchTeam } from './match-team.ts'
import { currentValue, positionOf, sheetOf } from './player.ts'
import { parseRoster } from './roster.ts'
import { buyReroll, hirePlayer, payFrom } from './season.ts'
import { EXHIBITION, LEAGUE } from './terms.ts'
import { currentTeamValue, teamValue } from './value.ts'

describe('founding a team', () => {
  it('DB-TEAM-01 only positions of its own College', () => {
    expect(problems(team(DWARFS))).toEqual([])
    const strange = team({ ...DWARFS, 'Wood Elf Lineman': 1 })
    expect(draftProblems(strange, LEAGUE)).toEqual([
      {
        field: 'players.11.position',
        reason: "College of Fire has no 'Wood Elf Lineman'",
        why: 'unknown-position',
        facts: { position: 'Wood Elf Lineman' },
        rule: 'DB-TEAM-01',
      },
    ])
    expect(problems(team(DWARFS, { college: 'wind' }))).toEqual(['DB-TEAM-01'])
  })

  it('DB-TEAM-02 DB-TEAM-11 a budget of exactly 1,000,000, and what is left goes into the Treasury', () => {
    const whole = { 'Dwarf Runner': 2, 'Dwarf Blocker Lineman': 9, 'Bloodborn Marauder Lineman': 1 } // 850,000
    expect(foundTeam(draft(whole, { rerolls: 3 }), LEAGUE).treasury).toBe(0)
    expect(foundTeam(draft(DWARFS, { rerolls: 3 }), LEAGUE).treasury).toBe(50_000)
    expect(() => foundTeam(draft({ ...whole, 'Gnoblar Lineman': 1 }, { rerolls: 3 }), LEAGUE)).toThrow(
      'players: the team costs 1,015,000 and the budget is 1,000,000 (DB-TEAM-02)',
    )
  })

  it('DB-TEAM-03 each player costs what his position is listed at', () => {
    expect(draftCost(team({ 'Bloodborn Marauder Lineman': 1 }), fire)).toBe(50_000)
    expect(draftCost(team({ 'Bloodborn Marauder Lineman': 2, 'Ogre Blocker': 1 }), fire)).toBe(240_000)
  })

  it('DB-TEAM-04 at least eleven players', () => {
    expect(problems(team({ 'Dwarf Blocker Lineman': 10 }))).toEqual(['DB-TEAM-04'])
    expect(problems(team({ 'Dwarf Blocker Lineman': 11 }))).toEqual([])
  })

  it('DB-TEAM-05 at most sixteen, counting those who miss a game or are retired', () => {
    expect(problems(team({ 'Gnoblar Lineman': 16 }))).toEqual([])
    expect(() => team({ 'Gnoblar Lineman': 17 })).toThrow('players: a team has at most 16 players (DB-TEAM-05)')
    const full = team({ 'Gnoblar Lineman': 16 }, { treasury: 500_000 })
    full.players[0].missesNextGame = true
    full.players[1].retired = true
    expect(() => hirePlayer(full, 17, 'Late', 'Gnoblar Lineman')).toThrow('DB-TEAM-05')
  })

  it('DB-TEAM-06 the limit of a group holds for all its positions together', () => {
    const shadow = (blitzers: Record<string, number>) =>
      team({ ...blitzers, 'Goblin Lineman': 11 }, { college: 'shadow' })
    expect(problems(shadow({ 'Dark Elf Blitzer': 2 }))).toEqual([])
    expect(problems(shadow({ 'Skaven Blitzer': 2 }))).toEqual([])
    expect(problems(shadow({ 'Dark Elf Blitzer': 1, 'Skaven Blitzer': 1 }))).toEqual([])
    expect(draftProblems(shadow({ 'Dark Elf Blitzer': 2, 'Skaven Blitzer': 1 }), LEAGUE)).toEqual([
      {
        field: 'players',
        reason: '3 Blitzers, but at most 2 are allowed',
        why: 'group-limit',
        facts: { role: 'Blitzers', count: 3, most: 2 },
        rule: 'DB-TEAM-06',
      },
    ])
  })

  it('DB-TEAM-07 0 to 8 re-rolls at 50,000 each', () => {
    expect(draftCost(team(DWARFS, { rerolls: 3 }), fire)).toBe(950_000)
    expect(() => team(DWARFS, { rerolls: 9 })).toThrow(/^rerolls: /)
    expect(problems(team({ 'Gnoblar Lineman': 11 }, { rerolls: 8 }))).toEqual([])
  })

  it('DB-TEAM-18 there are no fans and no staff to buy', () => {
    for (const field of ['fans', 'cheerleaders', 'assistants', 'apothecary']) {
      expect(() => parseRoster({ ...draft(DWARFS), [field]: 1 })).toThrow(field)
    }
    expect(teamValue(team(DWARFS), fire)).toBe(800_000)
  })

  it('DB-ADV-10 DB-ADV-14 DB-ADV-15 DB-ADV-16 skills of a draft: open categories, none twice, none that exclude each other', () => {
    const terms = { ...EXHIBITION }
    const blitzer = (skill: string) =>
      problems(
        skilled(team({ 'Dwarf Blitzer': 1, 'Dwarf Blocker Lineman': 11 }, { kind: 'exhibition' }), 0, skill),
        terms,
      )
    expect(blitzer('guard')).toEqual([])
    expect(blitzer('catch')).toEqual(['DB-ADV-10'])
    expect(blitzer('block')).toEqual(['DB-ADV-14'])
    expect(blitzer('regeneration')).toEqual(['DB-ADV-16'])
    expect(blitzer('strong-arm')).toEqual(['DB-ADV-15'])
    const slayers = team({ 'Troll Slayer': 1, 'Dwarf Blocker Lineman': 11 }, { kind: 'exhibition' })
    expect(draftProblems(skilled(slayers, 0, 'grab'), terms)[0].reason).toContain('cannot go with frenzy')
  })
})

describe('a team in a season', () => {
  it('DB-TEAM-08 DB-TEAM-09 DB-TEAM-10 a later re-roll costs 100,000, counts 50,000 and is never the ninth', () => {
    const rich = team(DWARFS, { rerolls: 2, treasury: 120_000 })
    const after = buyReroll(rich)
    expect([after.rerolls, after.treasury]).toEqual([3, 20_000])
    expect(teamValue(after, fire) - teamValue(rich, fire)).toBe(50_000)
    expect(() => buyReroll({ ...rich, treasury: 90_000 })).toThrow('DB-TEAM-12')
    expect(() => buyReroll({ ...rich, rerolls: 8, treasury: 300_000 })).toThrow('DB-TEAM-09')
  })

  it('DB-TEAM-12 the Treasury pays and never goes below 0', () => {
    const paid = hirePlayer(team(DWARFS, { treasury: 70_000 }), 20, 'New', 'Dwarf Blocker Lineman')
    expect([paid.treasury, paid.players.length]).toEqual([0, 12])
    expect(() => hirePlayer(paid, 21, 'Small', 'Gnoblar Lineman')).toThrow(/^treasury: .*DB-TEAM-12/)
    expect(() => payFrom(paid, 1, 'a trifle')).toThrow('treasury')
  })

  it('DB-TEAM-13 Team Value: players and re-rolls, no gold', () => {
    expect(teamValue(team(DWARFS, { rerolls: 3, treasury: 200_000 }), fire)).toBe(950_000)
  })

  it('DB-TEAM-14 DB-ADV-30 DB-ADV-33 Current Value: hiring cost and advancements; injuries lower nothing', () => {
    const roster = team({ 'Bloodborn Marauder Lineman': 1 })
    const [entry] = roster.players
    entry.advancements.push({ kind: 'chosen-primary', skill: 'block' }, { kind: 'characteristic', improves: 'av' })
    entry.injuries.niggling = 1
    entry.injuries.ma = 1
    expect(currentValue(positionOf(fire, entry), entry)).toBe(80_000)
    expect(sheetOf(fire, entry)).toMatchObject({ ma: 5, av: 9, niggling: 1, skills: ['frenzy', 'block'] })
  })

  it('DB-TEAM-15 Current Team Value leaves out who cannot play', () => {
    const roster = team({ 'Dwarf Blocker Lineman': 12, 'Troll Slayer': 1 }, { rerolls: 2 })
    roster.players[0].missesNextGame = true
    roster.players[12].retired = true
    expect(teamValue(roster, fire)).toBe(1_035_000)
    expect(currentTeamValue(roster, fire)).toBe(1_035_000 - 70_000 - 95_000)
  })

  it('DB-TEAM-16 fewer than eleven later is legal', () => {
    const roster = team({ 'Dwarf Blocker Lineman': 10 })
    expect(rosterProblems(roster)).toEqual([])
  })

  it('DB-TRAIT-PLAGUE-RIDDEN-04 a Rotter who joined in a game is hired like anybody else, or is gone', () => {
    const infected = team({ 'Snotling Lineman': 15 }, { college: 'life', treasury: 50_000 })
    const hired = hirePlayer(infected, 20, 'Boil', 'Rotter Lineman')
    expect([hired.players.length, hired.treasury]).toEqual([16, 15_000])
    expect(() => hirePlayer(hired, 21, 'Scab', 'Rotter Lineman')).toThrow('DB-TEAM-05')
    expect(infected.players).toHaveLength(15)
  })

  it('DB-ADV-23 DB-ADV-24 a list that was improved beyond the limits is refused', () => {
    const improvedList = (improves: 'ma' | 'av', times: number, part: object = {}) => {
      const roster = team({ 'Dwarf Runner': 1 })
      const [entry] = roster.players
      entry.advancements = Array.from({ length: times }, () => ({ kind: 'characteristic', improves }))
      Object.assign(entry, part)
      return rosterProblems(roster).map(({ rule, field }) => `${field} ${rule}`)
    }
    expect(improvedList('ma', 2)).toEqual([])
    expect(improvedList('ma', 3)).toEqual(['players.0.advancements.2.improves DB-ADV-23'])
    const skaven = (times: number, injuries: object, wounds: object[] = []) => {
      const roster = team({ 'Gutter Runner': 1 }, { college: 'shadow' }) // MA 9
      const [entry] = roster.players
      Object.assign(entry.injuries, injuries)
      entry.wounds = wounds as typeof entry.wounds
      entry.advancements = Array.from({ length: times }, () => ({ kind: 'characteristic', improves: 'ma' }))
      return { rules: rosterProblems(roster).map(({ rule }) => rule), ma: sheetOf(collegeById('shadow')!, entry).ma }
    }
    expect(skaven(1, {})).toEqual({ rules: ['DB-ADV-24'], ma: 9 })
    // Reduced to 8 first, then improved to 9 again; later the injury may even have healed.
    expect(skaven(1, { ma: 1 })).toEqual({ rules: [], ma: 9 })
    expect(skaven(1, {}, [{ match: 'm', result: 'lasting-injury', characteristic: 'ma' }]).rules).toEqual([])
  })

  it('version 1 is read and its players get ids; ids are never given twice', () => {
    const first = parseRoster(draft(DWARFS))
    expect([first.version, first.hired, first.players[0].id, first.players[10].id]).toEqual([2, 11, 'p1', 'p11'])
    expect(parseRoster(JSON.parse(JSON.stringify(first)))).toEqual(first)
    const rich = { ...first, treasury: 500_000, players: first.players.slice(0, 10) }
    expect(hirePlayer(rich, 30, 'New', 'Gnoblar Lineman').players.at(-1)?.id).toBe('p12')
    const twice = { ...first, players: first.players.map((entry) => ({ ...entry, id: 'p1' })) }
    expect(() => parseRoster(twice)).toThrow("players.1.id: two players are called 'p1'")
  })

  it('DB-LG-26 the trophy is one more re-roll for nothing, and counts 50,000', () => {
    const plain = team(DWARFS, { rerolls: 3, treasury: 20_000 })
    const holder = { ...plain, trophy: true }
    expect(teamValue(holder, fire) - teamValue(plain, fire)).toBe(50_000)
    expect([matchTeam(holder, fire).rerolls, holder.treasury]).toEqual([4, 20_000])
  })

  it('DB-TEAM-24 a list is read back as it was written', () => {
    const roster = parseRoster({
      ...draft({ 'Dwarf Blocker Lineman': 11 }, { rerolls: 2, treasury: 35_000 }),
      coach: 'Somebody',
      games: [{ opponent: 'Others', result: 'won', winnings: 60_000, inducements: ['bribe'] }],
    })
    roster.players[0].advancements.push({ kind: 'random-primary', skill: 'pro' })
    roster.players[0].spp = 4
    roster.players[1].injuries.niggling = 2
    roster.players[1].missesNextGame = true
    expect(parseRoster(JSON.parse(JSON.stringify(roster)))).toEqual(roster)
  })

  it('a broken file names the field and the reason', () => {
    const broken = draft(DWARFS) as { players: { number: unknown }[] }
    broken.players[3].number = 'four'
    expect(() => parseRoster(broken)).toThrow(/^players\.3\.number: /)
    expect(() => parseRoster({ ...draft(DWARFS), kind: 'cup' })).toThrow(/^kind: /)
    expect(() => parseRoster(null)).toThrow(/^roster: /)
    const twice = team(DWARFS)
    twice.players[1].number = 1
    expect(rosterProblems(twice)[0]).toMatchObject({ field: 'players.1.number', reason: 'two players wear 1' })
  })
})
