import { putAt } from '@undercroft/ball'
import type { Action } from '@undercroft/engine'
import { type ScriptedTable, scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { attachments, spreadEndZones } from '../dungeon/end-zones.ts'
import { generateDungeon } from '../dungeon/generate.ts'
import { groundOf } from '../dungeon/ground.ts'
import { layOut, type PlacedTile } from '../dungeon/layout.ts'
import { buildDungeon, fewestTiles } from '../dungeon/limits.ts'
import { walkingDistances } from '../dungeon/walking.ts'
import { dungeonBowl } from '../game.ts'
import type { DungeonMatch } from '../state.ts'
import { READY_TEAMS } from '../teams/ready-made/index.ts'

type Table = ScriptedTable<DungeonMatch>

const PLAIN = { ma: 6, st: 3, ag: 3, pa: 4, av: 9 }

/** A map on which the first letter of each name tells the team: r(ed), b(lue), g(reen), y(ellow). Their order of turns is as given. */
function arena(
  rows: string[],
  names: readonly string[],
  skills: Record<string, string[]> = {},
  colleges: string[] = [],
) {
  const teams = ['r', 'b', 'g', 'y'].map((colour, seat) => ({
    name: colour,
    college: colleges[seat] ?? '',
    wizard: colleges[seat] ? 1 : 0,
    players: names
      .filter((name) => name.startsWith(colour))
      .map((name, i) => ({ number: i + 1, name, ...PLAIN, skills: skills[name] ?? [] })),
  }))
  const table: Table = scriptedTable(dungeonBowl, { teams, map: { rows }, turnLimit: 9 })
  const all = teams.flatMap(({ players }) => players.map(({ name }) => name))
  const width = rows[0].length
  const id = (name: string) => all.indexOf(name)
  const play = (type: string, fields: Record<string, unknown> = {}) => table.play({ type, ...fields } as Action)
  return {
    table,
    id,
    play,
    square: (x: number, y: number) => y * width + x,
    put: (name: string, x: number, y: number) => putAt(table.match, table.match.state.players[id(name)], y * width + x),
    start: (...rolls: number[]) => table.dice(...rolls.map((roll) => `d6 ${roll}`)),
    activate(name: string, action: string, target?: string) {
      play('activate', { player: id(name) })
      play(action, target === undefined ? {} : { target: id(target) })
    },
    events: (type: string) => table.events.filter((event) => event.type === type),
  }
}

const OPEN = ['<<......>>', '..........', '..........', '..........', '((......))']
const RED_FIRST = [6, 5, 4, 3]

/** The greatest least distance of three End Zones that do not touch, found by trying all. */
function widestTriple(core: readonly PlacedTile[]): number {
  const dungeon = layOut(core)
  const board = groundOf(dungeon)
  const places = attachments(dungeon, board)
  const walks = places.map(({ exits }) => walkingDistances(board, exits))
  const apart = places.map((a, i) =>
    places.map((b) =>
      Math.abs(a.x - b.x) <= 4 && Math.abs(a.y - b.y) <= 4 ? 0 : Math.min(...b.exits.map((exit) => walks[i][exit])) + 2,
    ),
  )
  let widest = 0
  for (let a = 0; a < places.length; a++)
    for (let b = 0; b < a; b++)
      if (apart[a][b] > widest)
        for (let c = 0; c < b; c++) widest = Math.max(widest, Math.min(apart[a][b], apart[a][c], apart[b][c]))
  return widest
}

describe('dungeons for many teams', () => {
  const tiles = generateDungeon(1, 4)
  const small = tiles.filter(({ tile }) => !['corridor', 't-junction', 'l-corridor', 'end-zone'].includes(tile))

  it('DB-MULTI-01 four teams need 6 corridors, 6 small and 2 large rooms and 4 End Zones', () => {
    expect(fewestTiles(4)).toEqual({ corridor: 6, 'square-room': 6, 'rectangular-room': 2, 'end-zone': 4 })
    expect(() => buildDungeon(tiles, 4)).not.toThrow()
    const fewer = small.slice(0, 3).map(({ tile }) => tile)
    expect(() =>
      buildDungeon(
        tiles.filter(({ tile }) => !fewer.includes(tile)),
        4,
      ),
    ).toThrow(/at least/)
    expect(() =>
      buildDungeon(
        tiles.filter(({ tile }) => tile !== 'end-zone'),
        4,
      ),
    ).toThrow(/end-zone/)
  })

  it('DB-MULTI-02 each room only once', () => {
    const [first, second] = small
    const twice = tiles.map((placed) => (placed === second ? { ...placed, tile: first.tile } : placed))
    expect(() => buildDungeon(twice, 4)).toThrow(new RegExp(`2 tiles '${first.tile}'`))
  })

  it('DB-MULTI-03 End Zones come last, as evenly spaced as any three could be', () => {
    expect(tiles.slice(-4).every(({ tile }) => tile === 'end-zone')).toBe(true)
    for (const seed of [1, 2]) {
      const core = generateDungeon(seed, 3).filter(({ tile }) => tile !== 'end-zone')
      expect(spreadEndZones(core, 3)!.distance).toBe(widestTriple(core))
    }
  })

  it('DB-MULTI-16 the fewest tiles for other numbers of teams', () => {
    expect(fewestTiles(3)).toEqual({ corridor: 5, 'square-room': 5, 'rectangular-room': 2, 'end-zone': 3 })
    expect(fewestTiles(5)).toEqual({ corridor: 7, 'square-room': 8, 'rectangular-room': 3, 'end-zone': 5 })
    expect(fewestTiles(6)).toEqual({ corridor: 8, 'square-room': 8, 'rectangular-room': 3, 'end-zone': 6 })
    for (const teams of [3, 5, 6]) expect(() => buildDungeon(generateDungeon(1, teams), teams)).not.toThrow()
  })
})

describe('set-up with many teams', () => {
  /** Plays the set-up with these rolls for the placement order and tells who was asked for what. */
  function setUp(teams: number, rolls: number[]) {
    const names = READY_TEAMS.slice(0, teams).map(({ name }) => name)
    const table: Table = scriptedTable(dungeonBowl, { teams: names, dungeon: { seed: 1 }, turnLimit: 4 })
    table.dice(...rolls.map((roll) => `d6 ${roll}`))
    const asked: Record<string, number[]> = {}
    while (!table.match.waiting && table.asked().kind !== 'turn' && table.asked().kind !== 'cast') {
      const { kind, seat, actions } = table.asked()
      asked[kind] = [...(asked[kind] ?? []), seat]
      table.play(actions[0])
    }
    return { table, asked }
  }

  it('DB-MULTI-09 highest places first, only tied coaches roll again', () => {
    const { table } = setUp(4, [6, 2, 4, 4, 1, 3])
    expect(table.match.state.placement).toEqual([0, 3, 2, 1])
  })

  it('DB-MULTI-10 DB-MULTI-11 chests P Q R S P Q, portals R S P Q R S', () => {
    const { asked } = setUp(4, [6, 5, 4, 3])
    expect(asked['place-chest']).toEqual([0, 1, 2, 3, 0, 1])
    expect(asked['place-portal']).toEqual([2, 3, 0, 1, 2, 3])
  })

  it('DB-MULTI-16 three and five teams go round without interruption', () => {
    const three = setUp(3, [6, 5, 4]).asked
    expect([...three['place-chest'], ...three['place-portal']]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2])
    const five = setUp(5, [6, 5, 4, 3, 2]).asked
    expect(five['place-chest']).toEqual([0, 1, 2, 3, 4, 0])
    expect(five['place-portal']).toEqual([1, 2, 3, 4, 0, 1])
  })

  it('DB-MULTI-14 players are set up in the order of placement, before the first order of turns is rolled', () => {
    const { table, asked } = setUp(4, [3, 4, 5, 6])
    const starters = asked.starter
    expect(starters).toEqual([3, 2, 1, 0].flatMap((seat) => Array(6).fill(seat)))
    expect(table.match.waiting?.what).toBe('turn-order')
  })

  it('DB-MULTI-15 only the very first team may not bring anybody in', () => {
    const { table } = setUp(4, [6, 5, 4, 3])
    table.dice('d6 3', 'd6 4', 'd6 5', 'd6 6')
    const mayEnter = () => {
      while (table.asked().kind === 'cast') table.play({ type: 'decline' })
      const { seat, actions } = table.asked()
      const offered = actions.some(({ type }) => type === 'enter')
      table.play({ type: 'end-turn' })
      return [seat, offered]
    }
    expect([mayEnter(), mayEnter(), mayEnter(), mayEnter()]).toEqual([
      [3, false],
      [2, true],
      [1, true],
      [0, true],
    ])
  })
})

describe('play with many teams', () => {
  it('DB-MULTI-04 any End Zone of another team scores, the own one does not', () => {
    for (const [to, over] of [
      [[8, 1], false],
      [[8, 0], true],
      [[1, 0], false],
      [[1, 4], true],
      [[8, 4], true],
    ] as const) {
      const a = arena(OPEN, ['r1', 'b1', 'g1', 'y1'])
      a.put('r1', to[0] < 5 ? to[0] + 1 : to[0] - 1, to[1] === 0 ? 1 : to[1] === 4 ? 3 : to[1])
      a.table.match.state.ballFound = 1
      a.table.match.state.ballHolder = a.id('r1')
      a.start(...RED_FIRST)
      a.activate('r1', 'move')
      a.play('step', { to: a.square(to[0], to[1]) })
      expect([to, dungeonBowl.isOver(a.table.match)]).toEqual([to, over])
      if (over) expect(a.table.match.state.winner).toBe(0)
    }
  })

  it('DB-MULTI-05 players of all other teams Mark', () => {
    const a = arena(OPEN, ['r1', 'b1', 'g1'])
    a.put('r1', 4, 2)
    a.put('b1', 3, 2)
    a.put('g1', 6, 3)
    a.start(...RED_FIRST)
    a.activate('r1', 'move')
    a.table.dice('d6 4')
    a.play('step', { to: a.square(5, 2) })
    expect(a.events('roll').at(-1)).toMatchObject({ what: 'dodge', modifiers: [{ source: 'marked', value: -1 }] })
    const b = arena(OPEN, ['r1', 'b1', 'g1'])
    b.put('r1', 4, 2)
    b.put('b1', 6, 1)
    b.put('g1', 5, 3)
    b.start(...RED_FIRST)
    b.activate('r1', 'move')
    b.table.dice('d6 5')
    b.play('step', { to: b.square(5, 2) })
    expect(b.events('roll').at(-1)).toMatchObject({ what: 'dodge', modifiers: [{ value: -2 }] })
  })

  const blocking = (
    layout: [string, number, number][],
    skills: Record<string, string[]> = {},
    blocker = 'r1',
    target = 'b1',
  ) => {
    const a = arena(
      OPEN,
      layout.map(([name]) => name),
      skills,
    )
    for (const [name, x, y] of layout) a.put(name, x, y)
    const order = blocker.startsWith('b') ? [5, 6, 4, 3] : RED_FIRST
    a.start(...order)
    a.activate(blocker, 'block', target)
    return a.events('block-dice')[0] as unknown as { assists: number; assistsAgainst: number }
  }

  it('DB-MULTI-06 offensive assists only from the own team', () => {
    const { assists } = blocking(
      [
        ['r1', 4, 2],
        ['b1', 5, 2],
        ['r2', 6, 3],
        ['g1', 5, 1],
      ].map((e) => e as [string, number, number]),
    )
    expect(assists).toBe(1)
  })

  it('DB-MULTI-07 defensive assists only for the own team', () => {
    const layout: [string, number, number][] = [
      ['b1', 5, 2],
      ['r1', 4, 2],
      ['g1', 6, 1],
      ['r2', 6, 3],
    ]
    expect(blocking(layout, {}, 'b1', 'r1').assistsAgainst).toBe(1)
  })

  it('DB-MULTI-08 a third team cancels an assist, unless he has Guard', () => {
    const layout: [string, number, number][] = [
      ['r1', 4, 2],
      ['b1', 5, 2],
      ['r2', 6, 3],
      ['g1', 7, 3],
    ]
    expect(blocking(layout).assists).toBe(0)
    expect(blocking(layout, { r2: ['guard'] }).assists).toBe(1)
  })

  it('DB-MULTI-12 DB-MULTI-13 the order of turns is rolled in every game turn, tied coaches again', () => {
    const a = arena(OPEN, ['r1', 'b1', 'g1', 'y1'])
    a.start(4, 4, 2, 6, 5, 3)
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(a.table.asked().seat)
      a.play('end-turn')
    }
    expect(order).toEqual([3, 0, 1, 2])
    a.start(3, 4, 6, 5)
    expect(a.table.asked().seat).toBe(2)
  })

  it('DB-MULTI-17 Blinding Light at the start of the turn of one team binds that team only, until its next turn', () => {
    const a = arena(OPEN, ['r1', 'b1', 'g1', 'y1'], {}, ['light'])
    a.start(3, 6, 5, 4)
    expect([a.table.asked().kind, a.table.asked().seat, a.table.match.state.active]).toEqual(['cast', 0, 1])
    a.play('cast')
    const { players } = a.table.match.state
    const skills = () =>
      players.map((player) => player.skills.some((word, i) => word !== players[a.id('g1')].skills[i]))
    expect(skills()).toEqual([false, true, false, false])
    for (let turn = 0; turn < 4; turn++) a.play('end-turn')
    a.start(6, 5, 4, 3)
    expect(skills()).toEqual([false, true, false, false])
    a.play('end-turn')
    expect(a.table.match.state.active).toBe(1)
    expect(skills()).toEqual([false, false, false, false])
  })
})
