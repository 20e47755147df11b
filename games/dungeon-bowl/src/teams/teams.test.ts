import { describe, expect, it } from 'vitest'
import { collegeById } from '../data/colleges/index.ts'
import { draftCost, draftProblems, foundTeam, rosterProblems } from './draft.ts'
import { buyInducements, declarationOrder, pettyCash } from './inducements.ts'
import { journeymen, journeymenNeeded, valueForGame } from './journeymen.ts'
import { matchTeam } from './match-team.ts'
import { currentValue, positionOf, sheetOf } from './player.ts'
import { parseRoster, type Roster } from './roster.ts'
import { buyReroll, hirePlayer, payFrom } from './season.ts'
import { EXHIBITION, LEAGUE, type Terms } from './terms.ts'
import { currentTeamValue, teamValue } from './value.ts'

interface Draft {
  college?: string
  kind?: 'league' | 'exhibition'
  rerolls?: number
  treasury?: number
  inducements?: object
  extra?: object
}

/** A roster in which each position stands so often: `{ 'Dwarf Runner': 2, ... }`. */
function draft(
  positions: Record<string, number>,
  { college = 'fire', kind = 'league', rerolls = 0, ...rest }: Draft = {},
) {
  const players = Object.entries(positions).flatMap(([position, count]) =>
    Array.from({ length: count }, () => position),
  )
  return {
    name: 'Testers',
    college,
    kind,
    rerolls,
    treasury: rest.treasury ?? 0,
    inducements: rest.inducements ?? {},
    players: players.map((position, i) => ({ number: i + 1, name: `No. ${i + 1}`, position, ...rest.extra })),
  }
}

const team = (positions: Record<string, number>, options?: Draft): Roster => parseRoster(draft(positions, options))
const problems = (roster: Roster, terms: Terms = LEAGUE) => draftProblems(roster, terms).map(({ rule }) => rule)
const skilled = (roster: Roster, player: number, ...skills: string[]): Roster => ({
  ...roster,
  players: roster.players.map((entry, i) =>
    i === player ? { ...entry, advancements: skills.map((skill) => ({ kind: 'chosen-primary', skill })) } : entry,
  ),
})

const fire = collegeById('fire')!
const DWARFS = { 'Dwarf Runner': 2, 'Dwarf Blocker Lineman': 9 } // 800,000

describe('founding a team', () => {
  it('DB-TEAM-01 only positions of its own College', () => {
    expect(problems(team(DWARFS))).toEqual([])
    const strange = team({ ...DWARFS, 'Wood Elf Lineman': 1 })
    expect(draftProblems(strange, LEAGUE)).toEqual([
      { field: 'players.11.position', reason: "College of Fire has no 'Wood Elf Lineman'", rule: 'DB-TEAM-01' },
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
      { field: 'players', reason: '3 Blitzers, but at most 2 are allowed', rule: 'DB-TEAM-06' },
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

  it('DB-TEAM-16 fewer than eleven later is legal, and Journeymen fill up', () => {
    const roster = team({ 'Dwarf Blocker Lineman': 10 })
    expect(rosterProblems(roster)).toEqual([])
    expect(journeymenNeeded(roster)).toBe(1)
  })

  it('DB-TEAM-19 DB-PRE-03 Journeymen up to exactly eleven available players', () => {
    const roster = team({ 'Dwarf Blocker Lineman': 11 })
    expect(journeymenNeeded(roster)).toBe(0)
    roster.players[3].missesNextGame = true
    roster.players[4].retired = true
    expect(journeymenNeeded(roster)).toBe(2)
    expect(journeymen(roster, ['Gnoblar Lineman', 'Gnoblar Lineman'])).toHaveLength(2)
    expect(() => journeymen(roster, ['Gnoblar Lineman'])).toThrow('exactly 2, not 1')
    expect(() => journeymen(roster, Array(3).fill('Gnoblar Lineman'))).toThrow('exactly 2, not 3')
  })

  it('DB-TEAM-20 DB-PRE-05 Journeymen are Linemen of the College, each of any kind', () => {
    const roster = team({ 'Goblin Lineman': 9 }, { college: 'shadow' })
    const joined = journeymen(roster, ['Goblin Lineman', 'Skaven Lineman'])
    expect(joined.map(({ position }) => position)).toEqual(['goblin-lineman', 'skaven-lineman'])
    expect(() => journeymen(roster, ['Goblin Lineman', 'Gutter Runner'])).toThrow("'Gutter Runner' is no Lineman")
  })

  it('DB-TEAM-21 DB-PRE-06 a Journeyman has his normal profile and Loner (4+)', () => {
    const roster = team({ 'Goblin Lineman': 10 }, { college: 'shadow' })
    const players = matchTeam(roster, journeymen(roster, ['Skaven Lineman'])).players
    expect(players).toHaveLength(11)
    expect(players[10]).toMatchObject({ ma: 7, st: 3, ag: 3, pa: 4, av: 8, skills: ['loner-4'], available: true })
    expect(players[0].skills).toEqual(['dodge', 'right-stuff', 'stunty'])
  })

  it('DB-TEAM-22 DB-PRE-07 with Journeymen the list may go beyond sixteen', () => {
    const roster = team({ 'Gnoblar Lineman': 16 })
    for (let i = 0; i < 7; i++) roster.players[i].missesNextGame = true
    const { players } = matchTeam(roster, journeymen(roster, ['Gnoblar Lineman', 'Gnoblar Lineman']))
    expect(players).toHaveLength(18)
    expect(players.filter(({ available }) => available)).toHaveLength(11)
    expect(new Set(players.map(({ number }) => number)).size).toBe(18)
  })

  it('DB-TEAM-23 DB-PRE-08 Journeymen count for the value of this game', () => {
    const roster = team({ 'Human Lineman': 9 }, { college: 'metal', rerolls: 9 - 1 })
    const joined = journeymen(roster, ['Human Lineman', 'Orc Lineman'])
    expect(valueForGame(roster, [])).toBe(850_000)
    expect(valueForGame(roster, joined)).toBe(950_000)
  })

  it('DB-TRAIT-PLAGUE-RIDDEN-04 a Rotter who joined in a game is hired like anybody else, or is gone', () => {
    const infected = team({ 'Snotling Lineman': 15 }, { college: 'life', treasury: 50_000 })
    const hired = hirePlayer(infected, 20, 'Boil', 'Rotter Lineman')
    expect([hired.players.length, hired.treasury]).toEqual([16, 15_000])
    expect(() => hirePlayer(hired, 21, 'Scab', 'Rotter Lineman')).toThrow('DB-TEAM-05')
    expect(infected.players).toHaveLength(15)
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

describe('exhibition teams', () => {
  const EXTRA = { ...DWARFS, 'Bloodborn Marauder Lineman': 1 } // 850,000

  it('DB-EXH-01 a budget of 1,150,000 unless agreed otherwise', () => {
    const at = (rerolls: number, terms: Terms) => problems(team(EXTRA, { kind: 'exhibition', rerolls }), terms)
    expect(at(6, EXHIBITION)).toEqual([])
    expect(at(7, EXHIBITION)).toEqual(['DB-EXH-01'])
    expect(at(6, { ...EXHIBITION, budget: 1_149_999 })).toEqual(['DB-EXH-01'])
    expect(at(8, { ...EXHIBITION, budget: 1_300_000 })).toEqual([])
  })

  it('DB-EXH-02 unspent gold is lost', () => {
    expect(foundTeam(draft(EXTRA, { kind: 'exhibition', treasury: 30_000 }), EXHIBITION).treasury).toBe(0)
  })

  it('DB-EXH-03 DB-PRE-04 the same limits, and at least eleven players', () => {
    const small = team({ 'Dwarf Blocker Lineman': 10 }, { kind: 'exhibition', inducements: { bribes: 2 } })
    expect(problems(small, EXHIBITION)).toEqual(['DB-TEAM-04'])
    const ogres = team({ 'Ogre Blocker': 4, 'Gnoblar Lineman': 7 }, { kind: 'exhibition' })
    expect(problems(ogres, EXHIBITION)).toEqual(['DB-TEAM-06'])
  })

  it('DB-EXH-04 0 to 8 re-rolls at 50,000', () => {
    expect(draftCost(team(EXTRA, { kind: 'exhibition', rerolls: 4 }), fire)).toBe(1_050_000)
    expect(() => team(EXTRA, { kind: 'exhibition', rerolls: 9 })).toThrow(/^rerolls: /)
  })

  it('DB-EXH-05 inducements are paid from the budget, and may be forbidden', () => {
    const bribed = team(EXTRA, { kind: 'exhibition', inducements: { bribes: 2 } })
    expect(draftCost(bribed, fire)).toBe(1_050_000)
    expect(problems(bribed, EXHIBITION)).toEqual([])
    expect(problems(bribed, { ...EXHIBITION, inducements: ['wizard'] })).toEqual(['DB-EXH-05'])
  })

  it('DB-EXH-06 36 free SPP unless agreed otherwise', () => {
    const six = team(EXTRA, { kind: 'exhibition' })
    for (let i = 2; i < 8; i++) six.players[i].advancements.push({ kind: 'chosen-primary', skill: 'guard' })
    expect(problems(six, EXHIBITION)).toEqual([])
    expect(draftProblems(six, { ...EXHIBITION, spp: 35 })).toEqual([
      { field: 'players', reason: 'advancements cost 36 SPP and the team has 35', rule: 'DB-EXH-06' },
    ])
  })

  it('DB-EXH-07 free SPP buy chosen skills at the usual prices', () => {
    const roster = team(EXTRA, { kind: 'exhibition' })
    for (let i = 2; i < 6; i++) roster.players[i].advancements.push({ kind: 'chosen-primary', skill: 'guard' })
    roster.players[6].advancements.push({ kind: 'chosen-secondary', skill: 'dodge' })
    expect(problems(roster, EXHIBITION)).toEqual([]) // 4 x 6 + 12
    const blank = team(EXTRA, { kind: 'exhibition' })
    expect(problems(skilled(blank, 2, 'guard', 'pro', 'grab'), EXHIBITION)).toEqual([]) // 6 + 8 + 12
    expect(problems(skilled(blank, 2, 'guard', 'pro', 'grab', 'fend'), EXHIBITION)).toEqual(['DB-EXH-06']) // + 16
    const random = team(EXTRA, { kind: 'exhibition' })
    random.players[2].advancements.push({ kind: 'random-primary', skill: 'guard' })
    expect(problems(random, EXHIBITION)).toEqual(['DB-EXH-07'])
    expect(problems(random, { ...EXHIBITION, anyAdvancement: true })).toEqual([])
  })

  it('DB-EXH-08 SPP are not saved', () => {
    const saver = team(EXTRA, { kind: 'exhibition', extra: { spp: 1 } })
    expect(problems(saver, EXHIBITION)[0]).toBe('DB-EXH-08')
  })

  it('DB-EXH-09 advancements raise no value', () => {
    const roster = skilled(team(EXTRA, { kind: 'exhibition' }), 11, 'block', 'pro')
    expect(matchTeam(roster).players[11].value).toBe(50_000)
    expect(draftCost(roster, fire)).toBe(850_000)
    expect(teamValue(roster, fire)).toBe(850_000)
  })

  it('DB-EXH-11 no Journeymen', () => {
    const roster = team({ 'Dwarf Blocker Lineman': 11 }, { kind: 'exhibition' })
    roster.players[0].missesNextGame = true
    expect(journeymenNeeded(roster)).toBe(0)
  })
})

describe('inducements before a league game', () => {
  const nothing = { wizard: 0, training: 0, bribes: 0 }

  it('DB-IND-01 three kinds at 100,000: one Wizard, eight Trainings, three Bribes', () => {
    expect(buyInducements({ wizard: 1, training: 8, bribes: 3 }, 0, 1_200_000).treasury).toBe(0)
    expect(() => buyInducements({ ...nothing, wizard: 2 }, 0, 500_000)).toThrow(/^inducements.wizard: at most 1/)
    expect(() => buyInducements({ ...nothing, training: 9 }, 0, 2_000_000)).toThrow(/^inducements.training: at most 8/)
    expect(() => buyInducements({ ...nothing, bribes: 4 }, 0, 500_000)).toThrow(/^inducements.bribes: at most 3/)
  })

  it('DB-IND-02 a league team has none on its list', () => {
    expect(problems(team(DWARFS, { inducements: { bribes: 1 } }))).toEqual(['DB-IND-02'])
  })

  it('DB-IND-03 DB-PRE-10 Petty Cash is the exact difference', () => {
    expect(pettyCash([1_130_000, 1_010_000])).toEqual([0, 120_000])
    expect(pettyCash([1_000_000, 1_000_000])).toEqual([0, 0])
  })

  it('DB-MULTI-18 with several teams it is measured against the highest', () => {
    expect(pettyCash([1_000_000, 1_100_000, 950_000, 1_100_000])).toEqual([100_000, 0, 150_000, 0])
  })

  it('DB-IND-04 DB-PRE-11 Petty Cash that is left is lost', () => {
    expect(buyInducements({ ...nothing, bribes: 1 }, 120_000, 40_000).treasury).toBe(40_000)
    expect(buyInducements(nothing, 120_000, 40_000).treasury).toBe(40_000)
  })

  it('DB-IND-05 DB-PRE-09 DB-PRE-12 Treasury tops up Petty Cash and is paid at once', () => {
    expect(buyInducements({ ...nothing, wizard: 1 }, 60_000, 50_000).treasury).toBe(10_000)
    expect(() => buyInducements({ ...nothing, wizard: 1 }, 60_000, 30_000)).toThrow('DB-IND-05')
    expect(declarationOrder([900_000, 1_000_000], 0)).toEqual([1, 0])
    expect(declarationOrder([1_000_000, 1_000_000], 1)).toEqual([1, 0])
  })
})
