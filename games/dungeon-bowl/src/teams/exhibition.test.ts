import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { READY_TEAMS } from './ready-made/index.ts'
import { parseRoster } from './roster.ts'

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
  expect(() => create({ rerolls: 12 })).toThrow(/^teams\.1\.rerolls: /)
  const stranger = second.players.map((player, i) => (i === 4 ? { ...player, position: 'Dragon' } : player))
  expect(() => create({ players: stranger })).toThrow(/^teams\.1\.players\.4\.position: .*'Dragon' \(DB-TEAM-01\)/)
  expect(() => create({ college: 'wind' })).toThrow(/^teams\.1\.college: /)
})
