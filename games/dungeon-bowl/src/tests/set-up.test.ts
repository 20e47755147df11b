import { distance } from '@undercroft/ball'
import { type Action, IllegalAction, type RollAction } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { chestZones } from '../dungeon/limits.ts'
import { dungeonByName } from '../dungeons/index.ts'
import { dungeonBowl } from '../game.ts'
import { teamValue } from '../pre-match.ts'
import type { DungeonMatch } from '../state.ts'
import { READY_TEAMS } from '../teams/ready-made/index.ts'
import { onFloor } from '../testing/position.ts'
import { venueOf } from '../venue.ts'

type Fields = Action & Record<string, number | string>
const ask = (match: DungeonMatch) => dungeonBowl.decision(match)!
const play = (match: DungeonMatch, action: Record<string, unknown>) =>
  dungeonBowl.apply(match, action as unknown as Action)
const roll = (match: DungeonMatch, ...values: number[]) => {
  for (const value of values) dungeonBowl.apply(match, { type: 'roll', values: [value] } as RollAction)
}
const actions = (match: DungeonMatch) => ask(match).actions as Fields[]

/** A match on the crossroads; Red rolls 3, Blue 5 for placement. */
const start = (options: Record<string, unknown> = {}) => {
  const match = dungeonBowl.create({ dungeon: 'crossroads', ...options }, null)
  roll(match, 3, 5)
  return match
}
const W = 36
const at = (x: number, y: number) => y * W + x
/** Places every chest and portal on the first legal square of another tile. */
const placeAll = (match: DungeonMatch) => {
  while (ask(match)?.kind === 'place-chest' || ask(match)?.kind === 'place-portal') play(match, actions(match)[0])
}

test('DB-SETUP-20 DB-SETUP-21 DB-SETUP-27 chests first, the higher roll begins; then portals, the lower begins', () => {
  const match = start()
  const seats: [string, number][] = []
  while (['place-chest', 'place-portal'].includes(ask(match)?.kind)) {
    seats.push([ask(match).kind, ask(match).seat])
    play(match, actions(match)[0])
    if (match.waiting) break
  }
  expect(seats.slice(0, 6)).toEqual([1, 0, 1, 0, 1, 0].map((seat) => ['place-chest', seat]))
  expect(seats.slice(6)).toEqual([0, 1, 0, 1, 0, 1].map((seat) => ['place-portal', seat]))
})

test('DB-SETUP-20 a portal before the sixth chest is refused', () => {
  const match = start()
  for (let chest = 0; chest < 5; chest++) play(match, actions(match)[0])
  expect(() => play(match, { type: 'portal', square: at(17, 5) })).toThrow(IllegalAction)
})

test('DB-SETUP-23 DB-SETUP-24 DB-SETUP-25 where a chest may stand', () => {
  const match = start()
  const squares = () => actions(match).map(({ square }) => square)
  const { dungeon } = venueOf(match.options)
  expect(squares()).not.toContain(at(5, 11)) // the Armoury has a door to an End Zone
  expect(squares()).not.toContain(at(1, 11)) // an End Zone
  expect(squares()).not.toContain(at(17, 11)) // the Idol
  expect(squares()).toContain(at(9, 11))
  play(match, { type: 'chest', square: at(17, 1) })
  expect(squares()).not.toContain(at(18, 2))
  const zones = new Set(squares().map((square) => dungeon.zone[square as number]))
  expect([...zones].sort((a, b) => a - b)).toEqual(
    chestZones(dungeon).filter((zone) => zone !== dungeon.zone[at(17, 1)]),
  )
})

test('DB-SETUP-28 DB-SETUP-29 portals: suitable tiles, one each, not within two squares of a chest', () => {
  const match = start()
  play(match, { type: 'chest', square: at(16, 0) })
  for (let chest = 0; chest < 5; chest++) play(match, actions(match)[0])
  const squares = () => actions(match).map(({ square }) => square as number)
  const { board, dungeon } = venueOf(match.options)
  for (const square of squares())
    for (const chest of match.state.chests) expect(distance(board, square, chest)).toBeGreaterThan(2)
  expect(squares()).not.toContain(at(18, 0))
  expect(squares()).toContain(at(19, 0)) // a tile that has a chest, three squares away
  play(match, { type: 'portal', square: at(19, 0) })
  expect(squares().map((square) => dungeon.zone[square])).not.toContain(dungeon.zone[at(19, 0)])
})

test('DB-SETUP-30 if nothing is far enough from a chest, as far as possible', () => {
  const match = start()
  // Chests in the middle of both square rooms and in the corridors, so that little is left.
  const wanted = [at(17, 1), at(17, 21), at(10, 11), at(24, 11), at(17, 6), at(17, 16)]
  for (const square of wanted) play(match, { type: 'chest', square })
  const { board } = venueOf(match.options)
  const space = (square: number) => Math.min(...match.state.chests.map((chest) => distance(board, chest, square)))
  while (ask(match)?.kind === 'place-portal') {
    const offered = actions(match).map(({ square }) => square as number)
    const spaced = offered.some((square) => space(square) > 2)
    expect(new Set(offered.map((square) => (spaced ? space(square) > 2 : space(square)))).size).toBe(1)
    play(match, actions(match)[0])
  }
  expect(match.state.portals).toHaveLength(6)
})

test('DB-SETUP-31 DB-SETUP-32 DB-PRE-02 a coin for the End Zones, another for the first turn', () => {
  const match = start()
  placeAll(match)
  expect(match.waiting).toMatchObject({ what: 'toss', dice: ['d2'] })
  roll(match, 1)
  expect([ask(match).seat, ask(match).kind, actions(match).length]).toEqual([0, 'choose-end-zone', 2])
  play(match, { type: 'end-zone', zone: 1 })
  expect(match.state.endZoneOwner).toEqual([1, 0])
  expect(match.waiting).toMatchObject({ what: 'toss' })
  roll(match, 2)
  expect([match.state.firstTeam, ask(match).seat, ask(match).kind]).toEqual([1, 1, 'starter'])
  const view = dungeonBowl.view(match, 0)
  expect(view.options.teams[1].players.length).toBeGreaterThan(10)
  expect(view.state.teams[1].rerolls).toBe(match.state.teams[1].rerolls)
})

const upToPlacing = (options: Record<string, unknown> = {}) => {
  const match = start(options)
  placeAll(match)
  roll(match, 1)
  play(match, { type: 'end-zone', zone: 0 })
  roll(match, 2)
  return match
}

test('DB-PRE-14 DB-PRE-15 DB-GEN-07 six players each, the first team first, one per square of its own End Zone', () => {
  const match = upToPlacing()
  const placed: number[] = []
  for (let player = 0; player < 12; player++) {
    placed.push(ask(match).seat)
    play(match, actions(match)[0])
    const squares = actions(match).map(({ square }) => square as number)
    const { board } = venueOf(match.options)
    for (const square of squares) expect(match.state.endZoneOwner[board.endZone[square]]).toBe(ask(match).seat)
    expect(() => play(match, { type: 'place', square: at(9, 11) })).toThrow(IllegalAction)
    play(match, actions(match)[0])
  }
  expect(placed).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
  expect([ask(match).kind, ask(match).seat]).toEqual(['turn', 1])
  for (const team of [0, 1]) {
    const own = match.state.players.filter((player) => player.team === team)
    expect(own.filter(({ place, status }) => place === 0 && status === 0)).toHaveLength(6)
    expect(own.filter(({ place }) => place === 1)).toHaveLength(own.length - 6)
  }
  expect([match.state.ballHolder, match.state.ballSquare, match.state.chests.length]).toEqual([-1, -1, 6])
})

test('DB-TD-10 no chest or portal in or next to an End Zone', () => {
  for (const name of ['crossroads', 'cellar', 'treasury']) {
    expect(dungeonByName(name)).toBeDefined()
    const match = dungeonBowl.create({ dungeon: name }, 7)
    while (['place-chest', 'place-portal'].includes(ask(match)?.kind)) play(match, actions(match).at(-1)!)
    const { dungeon } = venueOf(match.options)
    const allowed = chestZones(dungeon)
    for (const square of [...match.state.chests, ...match.state.portals])
      expect(allowed).toContain(dungeon.zone[square])
  }
})

const lineman = { number: 99, name: 'Lineman', position: 'lineman', ma: 6, st: 3, ag: 3, pa: 4, av: 9, value: 50_000 }
const roster = (available: number, missing = 0, extra: Record<string, unknown> = {}) => ({
  name: 'Team',
  players: Array.from({ length: available + missing }, (_, index) => ({
    ...lineman,
    number: index + 1,
    available: index < available,
  })),
  linemen: [lineman, { ...lineman, position: 'other-lineman', value: 40_000 }],
  ...extra,
})

test('DB-PRE-03 DB-PRE-05 DB-PRE-06 DB-PRE-07 DB-PRE-08 journeymen fill a league team up to eleven', () => {
  const match = upToPlacing({ league: true, teams: [roster(9, 7), roster(11)] })
  expect([ask(match).kind, ask(match).seat, actions(match).map(({ position }) => position)]).toEqual([
    'journeyman',
    0,
    ['lineman', 'other-lineman'],
  ])
  const before = teamValue(match, 0)
  play(match, { type: 'journeyman', position: 'lineman' })
  play(match, { type: 'journeyman', position: 'other-lineman' })
  expect(ask(match).kind).not.toBe('journeyman')
  const own = match.state.players.filter(({ team }) => team === 0)
  expect([own.length, own.filter(({ place }) => place === 1).length]).toEqual([18, 11])
  expect(teamValue(match, 0)).toBe(before + 90_000)
})

test('DB-PRE-04 in an exhibition match there are none', () => {
  const match = upToPlacing({ teams: [roster(9), roster(11)] })
  expect(ask(match).kind).toBe('starter')
})

test('DB-PRE-06 a journeyman needs a 4+ for a team re-roll', () => {
  const reroll = (die: number, ...more: string[]) => {
    const game = onFloor({ A: { at: [4, 4], skills: ['loner-4'] }, b: { at: [3, 4] } }, { rerolls: [1, 0] })
    game.dice('d6 2').activate('A', 'move').step([5, 4])
    game.dice(`d6 ${die}`, ...more).answer('team-re-roll')
    game.end()
    return [game.status('A'), game.state.teams[0].rerolls]
  }
  expect(reroll(4, 'd6 5')).toEqual(['standing', 0])
  expect(reroll(3, 'd6 1', 'd6 1')).toEqual(['prone', 0])
})

test('DB-PRE-01 DB-PRE-09 DB-PRE-10 DB-PRE-11 DB-PRE-12 DB-PRE-13 petty cash and treasury buy inducements', () => {
  const poor = roster(11, 0, { treasury: 80_000 })
  const rich = {
    ...roster(11),
    players: roster(11).players.map((player, at) => ({ ...player, value: at === 0 ? 80_000 : 50_000 })),
  }
  const match = upToPlacing({ league: true, teams: [poor, rich] })
  expect(match.state.pettyCash).toEqual([30_000, 0])
  expect([ask(match).kind, ask(match).seat]).toEqual(['inducements', 0])
  expect(actions(match).map(({ item, type }) => item ?? type)).toEqual(['done', 'wizard', 'training', 'bribes'])
  play(match, { type: 'buy', item: 'training' })
  expect([match.state.treasury[0], match.state.pettyCash, match.state.teams[0].rerolls]).toEqual([10_000, [0, 0], 1])
  expect(ask(match).kind).toBe('starter')
  const saver = upToPlacing({ league: true, teams: [roster(11, 0, { treasury: 70_000 }), rich] })
  play(saver, { type: 'done' })
  expect([saver.state.treasury[0], saver.state.pettyCash]).toEqual([70_000, [0, 0]])
  const equal = upToPlacing({ league: true, teams: [roster(11), roster(11)] })
  expect([equal.state.pettyCash, ask(equal).kind]).toEqual([[0, 0], 'starter'])
})

test('bad options are refused with the field and the reason', () => {
  const refused = (options: unknown, text: string | RegExp) =>
    expect(() => dungeonBowl.create(options, 1)).toThrow(text)
  refused({ turnLimit: 0 }, 'turnLimit')
  refused({ teams: ['Nobody'] }, 'teams')
  refused({ teams: ['Nobody', 'Nowhere'] }, "teams[0]: there is no ready-made team 'Nobody'")
  refused({ teams: [roster(11), { ...roster(1), players: [{ ...lineman, ma: 12 }] }] }, 'teams[1].players[0].ma')
  refused(
    { teams: [roster(11), { ...roster(1), players: [{ ...lineman, skills: ['flying'] }] }] },
    "there is no skill 'flying'",
  )
  refused({ speed: 3 }, 'speed')
  expect(READY_TEAMS.length).toBeGreaterThanOrEqual(8)
})

test('DB-PRE-09 players who miss the match count for nothing in the value of their team', () => {
  const worth = (missing: number) => teamValue(dungeonBowl.create({ teams: [roster(11, missing), roster(11)] }, 1), 0)
  expect(worth(0)).toBeGreaterThan(0)
  expect(worth(2)).toBe(worth(0))
})
