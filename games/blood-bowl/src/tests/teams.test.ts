import type { Action, RollEvent } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { mayHire, partyOf, starsFor } from '../data/hiring.ts'
import { INDUCEMENTS, isOffered, OFFERS, priceOf } from '../data/inducements.ts'
import { starById } from '../data/stars/index.ts'
import { TEAMS, teamById } from '../data/teams/index.ts'
import type { BloodEvent } from '../events.ts'
import { bloodBowl } from '../game.ts'
import { checkOptions } from '../options.ts'
import { SKILLS_BY_CATEGORY } from '../skills/catalogue.ts'
import type { BloodMatch } from '../state.ts'
import { advancementCost, advancementValue, forbidden, isIdle, openSkills, rolledSkill } from '../teams/advancement.ts'
import { draftProblems, foundTeam, rosterProblems } from '../teams/draft.ts'
import { currentValue } from '../teams/player.ts'
import { READY_TEAMS } from '../teams/ready-made.ts'
import type { Roster } from '../teams/roster.ts'
import { EXHIBITION, LEAGUE } from '../teams/terms.ts'
import { currentTeamValue, draftCost, teamValue } from '../teams/value.ts'
import { teamOf } from '../testing/league.ts'

const list = (id: string) => teamById(id)!
const problems = (made: Roster, terms = LEAGUE) => draftProblems(made, terms).map(({ rule }) => rule)
const HUMANS = { 'human-lineman': 11 }

describe('founding a team', () => {
  it('BB-TEAM-01 BB-TEAM-02 a list with its own positions, limits and prices', () => {
    expect(problems(teamOf('human', HUMANS, { rerolls: 2 }))).toEqual([])
    expect(problems(teamOf('human', { 'human-lineman': 8, 'human-blitzer': 5 }))).toContain('BB-TEAM-01')
    expect(new Set(problems(teamOf('human', { 'orc-lineman-bb': 11 })))).toEqual(new Set(['BB-TEAM-01']))
    expect(
      problems(
        teamOf('chaos-chosen', { 'beastmen-runner-lineman': 9, 'chaos-troll': 1, minotaur: 1 }, { choice: 'Khorne' }),
      ),
    ).toEqual(['BB-TEAM-01'])
    expect(draftCost(teamOf('human', HUMANS, { rerolls: 2 }), list('human'))).toBe(650_000)
    expect(() => teamOf('human', HUMANS, { rerolls: 9 })).toThrow('rerolls')
    expect(foundTeam({ ...teamOf('human', HUMANS, { rerolls: 2 }) }, LEAGUE).treasury).toBe(350_000)
  })

  it('BB-TEAM-03 BB-TEAM-04 BB-TEAM-05 staff, apothecary and fans', () => {
    expect(() => teamOf('human', HUMANS, { cheerleaders: 13 })).toThrow('cheerleaders')
    expect(problems(teamOf('shambling-undead', { 'zombie-lineman': 11 }, { apothecary: true }))).toEqual(['BB-TEAM-04'])
    expect(
      draftCost(teamOf('human', HUMANS, { fans: 3, cheerleaders: 2, coaches: 1, apothecary: true }), list('human')),
    ).toBe(550_000 + 20_000 + 30_000 + 50_000)
    expect(draftCost(teamOf('human', HUMANS, { kind: 'exhibition', fans: 3 }), list('human'))).toBe(580_000)
    expect(problems(teamOf('human', HUMANS, { fans: 0 }))).toEqual(['BB-TEAM-05'])
  })

  it('BB-TEAM-06 Team Value: players, re-rolls and staff, no fans; those who miss the match are left out', () => {
    const made = teamOf('human', HUMANS, { rerolls: 2, apothecary: true, cheerleaders: 3, fans: 5 })
    expect(teamValue(made, list('human'))).toBe(730_000)
    made.players[0].missesNextGame = true
    expect(currentTeamValue(made, list('human'))).toBe(680_000)
  })

  it('BB-TEAM-08 leagues and patrons decide who may be hired', () => {
    const griff = starById('griff-oberwald')!
    expect([mayHire(griff, list('human'), ''), mayHire(griff, list('skaven'), '')]).toEqual([true, false])
    const borak = starById('lord-borak-the-despoiler')!
    expect([
      mayHire(borak, list('nurgle'), ''),
      mayHire(borak, list('norse'), 'Khorne'),
      mayHire(borak, list('norse'), 'Old World Classic'),
    ]).toEqual([true, true, false])
    expect(mayHire(starById('morg-n-thorg')!, list('vampire'), '')).toBe(false)
    expect(rosterProblems(teamOf('chaos-chosen', { 'beastmen-runner-lineman': 11 })).map(({ rule }) => rule)).toEqual([
      'BB-TEAM-08',
    ])
    for (const team of TEAMS) expect(starsFor(team, team.patrons[0] ?? '').length).toBeGreaterThan(0)
  })

  it('BB-TEAM-09 Low Cost Linemen count for nothing in a league', () => {
    const made = teamOf('snotling', { 'snotling-lineman-bb': 16 })
    expect(teamValue(made, list('snotling'))).toBe(0)
    made.players[0].advancements.push({ kind: 'chosen-primary', skill: 'catch' })
    expect(currentValue(made, list('snotling'), made.players[0])).toBe(20_000)
    expect(draftCost(made, list('snotling'))).toBe(240_000)
  })

  it('BB-IND-05 BB-LEAGUE-15 an exhibition team buys from its budget and needs eleven players beside the stars', () => {
    const ten = teamOf('human', { 'human-lineman': 10 }, { kind: 'exhibition', stars: ['griff-oberwald'] })
    expect(problems(ten, EXHIBITION)).toEqual(['BB-IND-05'])
    const made = teamOf('human', HUMANS, { kind: 'exhibition', apothecary: true, cheerleaders: 2, fans: 2 })
    expect(draftCost(made, list('human')) - 550_000).toBe(90_000)
  })

  it('BB-IND-20 at most two stars; a pair takes two places', () => {
    const full = (stars: string[], count: number) =>
      rosterProblems(teamOf('human', { 'human-lineman': count }, { kind: 'exhibition', stars })).map(({ rule }) => rule)
    expect(full(['grak'], 15)).toEqual(['BB-IND-20'])
    expect(full(['grak'], 14)).toEqual([])
    expect(() => teamOf('human', HUMANS, { stars: ['grak', 'helmut-wulf', 'griff-oberwald'] })).toThrow('BB-IND-20')
    expect(partyOf(starById('grak')!).map(({ id }) => id)).toEqual(['grak', 'crumbleberry'])
  })

  it('BB-IND-01 BB-IND-02 BB-IND-03 BB-IND-10 what is on offer, for whom, and for how much', () => {
    expect(INDUCEMENTS.map((item) => [OFFERS[item].most, OFFERS[item].cost / 1000])).toEqual([
      [4, 20],
      [3, 20],
      [1, 30],
      [2, 50],
      [8, 100],
      [3, 100],
      [2, 100],
      [1, 100],
      [1, 100],
      [1, 100],
      [1, 300],
      [1, 100],
      [1, 150],
      [1, 120],
    ])
    expect([
      priceOf('bribes', list('goblin')),
      priceOf('bribes', list('human')),
      priceOf('biased-referee', list('goblin')),
      priceOf('master-chef', list('halfling')),
    ]).toEqual([50_000, 100_000, 80_000, 100_000])
    expect(INDUCEMENTS as readonly string[]).not.toContain('special-plays')
    expect([
      isOffered('wandering-apothecary', list('shambling-undead'), []),
      isOffered('mortuary-assistant', list('shambling-undead'), ['Sylvanian Spotlight']),
    ]).toEqual([false, true])
    expect([
      isOffered('plague-doctor', list('nurgle'), ['Favoured of Nurgle']),
      isOffered('riotous-rookies', list('ogre'), []),
      isOffered('riotous-rookies', list('human'), []),
    ]).toEqual([true, true, false])
  })

  it('every list has a ready-made team that spends nearly the whole budget and all free SPP', () => {
    expect(READY_TEAMS.map(({ race }) => race)).toEqual(TEAMS.map(({ id }) => id))
    for (const made of READY_TEAMS) {
      const cost = draftCost(made, list(made.race))
      expect(cost, made.name).toBeLessThanOrEqual(1_150_000)
      expect(
        made.players.flatMap(({ advancements }) => advancements),
        made.name,
      ).toHaveLength(6)
    }
  })
})

describe('a team list that was checked before', () => {
  const [ready] = READY_TEAMS
  const teamsOf = (list: unknown) => checkOptions({ teams: [list, ready.name] }).teams[0]

  it('makes the same team as one that is checked for the first time', () => {
    const again = teamsOf({ ...ready, name: 'Again' })
    expect(teamsOf({ ...ready, name: 'Again' })).toBe(again)
    expect(again).toEqual({ ...teamsOf({ ...ready, name: 'Other' }), name: 'Again' })
  })

  it('is checked anew where anything in it has changed', () => {
    teamsOf(ready)
    expect(() => teamsOf({ ...ready, rerolls: 99 })).toThrow('rerolls')
    expect(() => teamsOf({ ...ready, race: 'nobody' })).toThrow('race')
  })
})

describe('advancement', () => {
  it('BB-LEAGUE-14 costs and values; instead of an improvement a Primary or Secondary skill', () => {
    expect([
      advancementCost(0, 'chosen-primary'),
      advancementCost(5, 'characteristic'),
      advancementCost(6, 'random-primary'),
    ]).toEqual([6, 50, null])
    const lineman = list('human').positions[0]
    expect(advancementValue({ kind: 'characteristic', skill: 'block' }, lineman)).toBe(20_000)
    expect(advancementValue({ kind: 'characteristic', skill: 'dodge' }, lineman)).toBe(40_000)
    expect(openSkills(lineman, [], 'chosen-primary')).toContain('kick')
  })

  it('BB-LEAGUE-16 BB-SKILL-36 useless random skills are rolled again', () => {
    expect(rolledSkill(['ball-and-chain'], 'strength', [4, 3])).toBeNull()
    expect(rolledSkill(['no-hands'], 'agility', [1, 1])).toBeNull()
    expect(forbidden(['ball-and-chain'], 'frenzy')?.rule).toBe('DB-ADV-15')
    expect([isIdle('iron-hard-skin', 8), isIdle('iron-hard-skin', 9)]).toEqual([true, false])
  })

  it('BB-SKILL-01 the random skill table: Kick and the four of the passing column', () => {
    expect(rolledSkill([], 'general', [2, 6])).toBe('kick')
    expect(rolledSkill([], 'passing', [1, 2])).toBe('cannoneer')
    expect(SKILLS_BY_CATEGORY.passing.map(({ id }) => id)).toEqual(
      'accurate cannoneer cloud-burster dump-off fumblerooskie hail-mary-pass leader nerves-of-steel on-the-ball pass running-pass safe-pass'.split(
        ' ',
      ),
    )
    for (const skills of Object.values(SKILLS_BY_CATEGORY)) expect(skills).toHaveLength(12)
  })
})

describe('before a league match', () => {
  const begin = (first: Roster, second: Roster, seed = 7): BloodMatch =>
    bloodBowl.create({ teams: [first, second], league: true }, seed)
  const asked = (match: BloodMatch) => bloodBowl.decision(match)!
  const play = (match: BloodMatch, type: string, fields: object = {}) =>
    bloodBowl.apply(match, { type, ...fields } as Action)
  const rich = (treasury: number, more = {}) =>
    teamOf('human', { ...HUMANS, 'human-blitzer': 2 }, { treasury, rerolls: 2, ...more })
  const poor = (treasury = 0) => teamOf('orc', { 'orc-lineman-bb': 11 }, { treasury })

  it('BB-PRE-01 BB-PRE-02 BB-PRE-03 fans and weather come first', () => {
    const match = begin(rich(0), poor())
    expect(match.state.sides.every(({ fanFactor }) => fanFactor >= 2 && fanFactor <= 4)).toBe(true)
    expect(asked(match).kind).toBe('inducements')
    expect(match.rolls).toBe(3)
  })

  it('BB-PRE-04 BB-PRE-05 journeymen fill up to eleven with Loner, and count unless they are cheap', () => {
    const match = begin(teamOf('human', { 'human-lineman': 9 }), rich(0))
    expect(match.state.players.filter(({ team, place }) => team === 0 && place === 1)).toHaveLength(11)
    expect(match.state.sides[0].journeymen).toBe(100_000)
    const cheap = begin(teamOf('snotling', { 'snotling-lineman-bb': 8 }), rich(0))
    expect(cheap.state.sides[0].journeymen).toBe(0)
    expect(cheap.state.players.filter(({ team }) => team === 0)).toHaveLength(11)
  })

  it('BB-PRE-06 BB-PRE-07 BB-PRE-08 BB-PRE-09 the richer first from the Treasury; the other has the difference and what was spent', () => {
    const match = begin(rich(200_000), poor(500_000))
    expect([asked(match).kind, asked(match).seat]).toEqual(['inducements', 0])
    play(match, 'buy', { item: 'kegs' })
    play(match, 'done')
    expect([asked(match).seat, match.state.sides[1].pettyCash]).toEqual([1, 820_000 - 550_000 + 50_000])
    expect(match.state.sides[0].treasury).toBe(150_000)
    play(match, 'buy', { item: 'bribes' })
    play(match, 'done')
    expect([match.state.sides[1].treasury, match.state.sides[1].pettyCash, match.state.teams[1].bribes]).toEqual([
      500_000, 0, 1,
    ])
  })

  it('BB-PRE-10 equal values: nothing to buy', () => {
    expect(asked(begin(poor(900_000), poor(900_000))).kind).toBe('kick-or-receive')
  })

  it('BB-PRE-11 BB-PRE-12 BB-PRAY-01 BB-PRAY-02 the Underdog prays once for each full 50,000', () => {
    const match = begin(rich(0), teamOf('orc', { 'orc-lineman-bb': 14 }))
    play(match, 'done')
    expect([asked(match).kind, asked(match).seat, bloodBowl.about(match)]).toEqual(['pray', 1, { left: 2 }])
    const heard = play(match, 'pray')
    expect([heard.some(({ type }) => type === 'prayer'), asked(match).kind, bloodBowl.about(match)]).toEqual([
      true,
      'pray',
      { left: 1 },
    ])
    play(match, 'decline')
    expect(asked(match).kind).toBe('kick-or-receive')
  })

  it('BB-PRE-13 BB-PRAY-03 no prayers before an exhibition, and only eight of them at the kick-off', () => {
    const match = bloodBowl.create({ teams: ['Spore Heap', 'White Tower'] }, 4)
    expect(asked(match).kind).toBe('kick-or-receive')
  })

  it('BB-PRE-14 the winner of the toss chooses', () => {
    const match = begin(poor(), poor())
    const winner = asked(match).seat
    play(match, 'kick-off')
    expect([asked(match).kind, asked(match).seat]).toEqual(['set-up', winner])
  })

  it('BB-IND-04 the same star on both sides plays for neither', () => {
    const match = begin(rich(400_000), teamOf('human', HUMANS))
    play(match, 'star', { star: 'helmut-wulf' })
    play(match, 'done')
    play(match, 'star', { star: 'helmut-wulf' })
    play(match, 'done')
    const stars = match.state.players.filter(({ id }) => match.state.extras[id].contract === 3)
    expect(stars.map(({ place }) => place)).toEqual([4, 4])
  })

  it('BB-IND-18 mercenaries: price and 30,000, Loner, a Primary skill for 50,000', () => {
    const match = begin(rich(300_000), poor())
    play(match, 'mercenary', { position: 'human-lineman' })
    expect(asked(match).kind).toBe('mercenary-skill')
    play(match, 'learn', { skill: 'tackle' })
    expect(match.state.sides[0].spent).toBe(130_000)
    const hired = match.state.players.at(-1)!
    expect(match.state.extras[hired.id]).toMatchObject({ contract: 2, position: 'human-lineman' })
  })

  it('BB-IND-18 BB-TEAM-01 mercenaries keep to the limit that big players share', () => {
    const match = begin(
      teamOf('chaos-chosen', { 'beastmen-runner-lineman': 10, minotaur: 1 }, { choice: 'Khorne', treasury: 400_000 }),
      teamOf('goblin', { 'goblin-lineman': 11 }),
    )
    const offered = asked(match).actions.filter(({ type }) => type === 'mercenary') as unknown as { position: string }[]
    expect(offered.map(({ position }) => position)).toEqual(['beastmen-runner-lineman', 'chaos-chosen-blocker'])
  })

  it('BB-IND-16 Riotous Rookies: 2D3+1 journeymen', () => {
    const match = begin(rich(0), teamOf('ogre', { 'gnoblar-lineman': 8, 'ogre-blocker': 3 }))
    const before = match.state.players.length
    if (asked(match).seat === 0) play(match, 'done')
    play(match, 'buy', { item: 'riotous-rookies' })
    const isTold = (event: BloodEvent): event is RollEvent => event.type === 'roll' && event.what === 'riotous-rookies'
    const { values, piece } = play(match, 'done').find(isTold)!
    expect(match.state.players.length - before).toBe(values[0] + values[1] + 1)
    expect(piece).toBeNull()
  })

  it('BB-IND-21 a star plays with profile, Loner and the own rule', () => {
    const match = bloodBowl.create(
      {
        teams: [
          { ...READY_TEAMS[12], stars: ['griff-oberwald'], players: READY_TEAMS[12].players.slice(0, 11) },
          'Rust Heap',
        ],
      },
      1,
    )
    const griff = match.state.players.filter(({ team }) => team === 0).at(-1)!
    expect([griff.ma, griff.st, griff.ag, griff.pa, griff.av]).toEqual([7, 4, 2, 3, 9])
    expect(match.state.extras[griff.id]).toMatchObject({ contract: 3, position: 'griff-oberwald' })
  })
})
