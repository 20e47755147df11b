import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { DWARFS, draft, fire, problems, skilled, team } from '../testing/drafts.ts'
import { draftCost, draftProblems, foundTeam } from './draft.ts'
import { matchTeam } from './match-team.ts'
import { READY_TEAMS } from './ready-made/index.ts'
import { parseRoster } from './roster.ts'
import { EXHIBITION, type Terms } from './terms.ts'
import { teamValue } from './value.ts'

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
    expect(draftProblems(six, { ...EXHIBITION, spp: 35 })).toMatchObject([
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
    expect(matchTeam(roster, fire).players[11].value).toBe(50_000)
    expect(draftCost(roster, fire)).toBe(850_000)
    expect(teamValue(roster, fire)).toBe(850_000)
  })
})

it('DB-EXH-10 DB-EXH-12 a game leaves an exhibition team as it was: whole, healthy, without SPP', () => {
  const random = new Random(3)
  const teams = [READY_TEAMS[6], READY_TEAMS[12]].map((team) => parseRoster(JSON.parse(JSON.stringify(team))))
  const before = JSON.stringify(teams)
  let casualties = 0
  for (let seed = 1; seed <= 8; seed++) {
    const match = dungeonBowl.create({ teams, dungeon: { seed }, turnLimit: 12 }, seed)
    expect(match.state.players.every(({ casualty, niggling }) => casualty === -1 && niggling === 0)).toBe(true)
    for (let decision = dungeonBowl.decision(match); decision; decision = dungeonBowl.decision(match)) {
      dungeonBowl.play(match, random.pick(decision.actions))
    }
    casualties += match.state.players.filter(({ casualty }) => casualty >= 0).length
  }
  expect(casualties).toBeGreaterThan(0)
  expect(JSON.stringify(teams)).toBe(before)
  expect(teams.every(({ players }) => players.every(({ spp }) => spp === 0))).toBe(true)
})

it('a match refuses a broken team list and says where', () => {
  const [first, second] = READY_TEAMS
  const create = (change: object) => dungeonBowl.create({ teams: [first, { ...second, ...change }] }, 1)
  expect(() => create({ rerolls: 12 })).toThrow(/^teams\[1\]\.rerolls: /)
  const stranger = second.players.map((player, i) => (i === 4 ? { ...player, position: 'Dragon' } : player))
  expect(() => create({ players: stranger })).toThrow(/^teams\[1\]\.players\.4\.position: .*'Dragon' \(DB-TEAM-01\)/)
  expect(() => create({ college: 'wind' })).toThrow(/^teams\[1\]\.college: /)
})
