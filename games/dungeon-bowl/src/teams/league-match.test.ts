import type { Action } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { teamValue } from '../pre-match.ts'
import type { DungeonMatch } from '../state.ts'
import { TABLE } from '../table.ts'
import { DWARFS, problems, team } from '../testing/drafts.ts'
import { declarationOrder, pettyCash } from './inducements.ts'
import type { Roster } from './roster.ts'

/** A league match after chests, portals and End Zones: the pre-match sequence has begun. */
function beforeMatch(...teams: Roster[]): DungeonMatch {
  const match = dungeonBowl.create({ teams, dungeon: { seed: 1 }, league: true }, 1)
  while (/^place-|^choose-/.test(asked(match).kind)) dungeonBowl.apply(match, asked(match).actions[0])
  return match
}

const asked = (match: DungeonMatch) => dungeonBowl.decision(match)!
const play = (match: DungeonMatch, type: string, fields: object = {}) =>
  dungeonBowl.apply(match, { type, ...fields } as Action)
const offers = (match: DungeonMatch, field: string) =>
  asked(match).actions.flatMap((action) => (action as unknown as Record<string, string>)[field] ?? [])
const ownPlayers = (match: DungeonMatch, seat = 0) => match.state.players.filter((player) => player.team === seat)
const missing = (roster: Roster, ...players: number[]): Roster => {
  for (const player of players) roster.players[player].missesNextGame = true
  return roster
}

const DEEP = { 'Gnoblar Lineman': 11 }

describe('Journeymen', () => {
  it('DB-TEAM-16 DB-TEAM-19 up to exactly eleven available players', () => {
    const roster = missing(team({ 'Dwarf Blocker Lineman': 11 }), 3)
    roster.players[4].retired = true
    const match = beforeMatch(roster, team(DEEP))
    for (let i = 0; i < 2; i++) {
      expect([asked(match).kind, asked(match).seat]).toEqual(['journeyman', 0])
      play(match, 'journeyman', { position: 'gnoblar-lineman' })
    }
    expect(asked(match).kind).not.toBe('journeyman')
    expect(beforeMatch(team({ 'Dwarf Blocker Lineman': 11 }), team(DEEP)).state.players).toHaveLength(22)
    expect(beforeMatch(team({ 'Dwarf Blocker Lineman': 10 }), team(DEEP)).state.players).toHaveLength(21)
  })

  it('DB-TEAM-20 Linemen of the College, each of any kind', () => {
    const match = beforeMatch(team({ 'Goblin Lineman': 9 }, { college: 'shadow' }), team(DEEP))
    expect(offers(match, 'position')).toEqual(['dark-elf-lineman', 'goblin-lineman', 'skaven-lineman'])
    play(match, 'journeyman', { position: 'goblin-lineman' })
    play(match, 'journeyman', { position: 'skaven-lineman' })
    expect(match.state.journeymen[0]).toEqual(['goblin-lineman', 'skaven-lineman'])
  })

  it('DB-TEAM-21 with the normal profile and Loner (4+)', () => {
    const match = beforeMatch(team({ 'Goblin Lineman': 10 }, { college: 'shadow' }), team(DEEP))
    play(match, 'journeyman', { position: 'skaven-lineman' })
    const joined = ownPlayers(match).at(-1)!
    expect(joined).toMatchObject({ ma: 7, st: 3, ag: 3, pa: 4, av: 8 })
    expect(TABLE.list(joined.skills)).toEqual(['loner-4'])
  })

  it('DB-TEAM-22 the list may go beyond sixteen', () => {
    const match = beforeMatch(missing(team({ 'Gnoblar Lineman': 16 }), 0, 1, 2, 3, 4, 5, 6), team(DEEP))
    play(match, 'journeyman', { position: 'gnoblar-lineman' })
    play(match, 'journeyman', { position: 'gnoblar-lineman' })
    expect(ownPlayers(match)).toHaveLength(18)
    expect(ownPlayers(match).filter(({ place }) => place === 1)).toHaveLength(11)
    expect(new Set(ownPlayers(match).map(({ number }) => number)).size).toBe(18)
  })

  it('DB-TEAM-23 each counts for the value of this game, before Petty Cash', () => {
    const match = beforeMatch(team({ 'Human Lineman': 9 }, { college: 'metal', rerolls: 8 }), team(DEEP))
    expect(teamValue(match, 0)).toBe(850_000)
    play(match, 'journeyman', { position: 'human-lineman' })
    play(match, 'journeyman', { position: 'goblin-bruiser-lineman' })
    expect(teamValue(match, 0)).toBe(945_000)
    expect(match.state.pettyCash).toEqual([0, 945_000 - 165_000])
  })

  it('DB-EXH-11 none in an exhibition game', () => {
    const teams = [team(DWARFS, { kind: 'exhibition' }), team(DWARFS, { kind: 'exhibition' })]
    const match = dungeonBowl.create({ teams, dungeon: { seed: 1 } }, 1)
    const kinds = new Set<string>()
    while (asked(match).kind !== 'turn') {
      kinds.add(asked(match).kind)
      dungeonBowl.apply(match, asked(match).actions[0])
    }
    expect([...kinds]).toEqual(['place-chest', 'place-portal', 'choose-end-zone', 'starter', 'place-player'])
  })
})

describe('inducements before a league game', () => {
  const rich = (treasury: number) => team(DWARFS, { treasury, rerolls: 2 })

  it('DB-IND-01 three kinds at 100,000: one Wizard, eight Trainings, three Bribes', () => {
    const match = beforeMatch(rich(1_250_000), rich(0))
    expect(offers(match, 'item')).toEqual(['wizard', 'training', 'bribes'])
    play(match, 'buy', { item: 'wizard' })
    expect(offers(match, 'item')).toEqual(['training', 'bribes'])
    for (let i = 0; i < 8; i++) play(match, 'buy', { item: 'training' })
    expect(offers(match, 'item')).toEqual(['bribes'])
    for (let i = 0; i < 3; i++) play(match, 'buy', { item: 'bribes' })
    expect([match.state.treasury[0], match.state.wizards[0], match.state.teams[0].bribes]).toEqual([50_000, 1, 3])
    expect(match.state.teams[0].rerolls).toBe(10)
  })

  it('DB-IND-02 they last for one game: a league team has none on its list', () => {
    expect(problems(team(DWARFS, { inducements: { bribes: 1 } }))).toEqual(['DB-IND-02'])
    const roster = rich(100_000)
    const first = beforeMatch(roster, rich(0))
    play(first, 'buy', { item: 'bribes' })
    expect(beforeMatch(roster, rich(0)).state.teams[0].bribes).toBe(0)
  })

  it('DB-IND-03 Petty Cash is the exact difference', () => {
    expect(pettyCash([1_130_000, 1_010_000])).toEqual([0, 120_000])
    expect(pettyCash([1_000_000, 1_000_000])).toEqual([0, 0])
  })

  it('DB-MULTI-18 with several teams it is measured against the highest', () => {
    expect(pettyCash([1_000_000, 1_100_000, 950_000, 1_100_000])).toEqual([100_000, 0, 150_000, 0])
  })

  it('DB-IND-04 Petty Cash that is left is lost', () => {
    const match = beforeMatch(team({ ...DWARFS, 'Dwarf Blitzer': 2 }), team(DWARFS, { treasury: 40_000 }))
    expect(match.state.pettyCash).toEqual([0, 160_000])
    play(match, 'buy', { item: 'bribes' })
    if (asked(match).kind === 'inducements') play(match, 'done')
    expect([match.state.pettyCash, match.state.treasury[1]]).toEqual([[0, 0], 40_000])
  })

  it('DB-IND-05 Treasury tops up Petty Cash, the higher value declares first', () => {
    const match = beforeMatch(
      team({ ...DWARFS, 'Dwarf Blitzer': 1 }, { treasury: 100_000 }),
      team(DWARFS, { treasury: 50_000 }),
    )
    expect([asked(match).kind, asked(match).seat]).toEqual(['inducements', 0])
    play(match, 'done')
    expect(asked(match).seat).toBe(1)
    play(match, 'buy', { item: 'wizard' })
    expect(match.state.treasury).toEqual([100_000, 30_000])
    expect(declarationOrder([1_000_000, 1_000_000], 1)).toEqual([1, 0])
  })
})
