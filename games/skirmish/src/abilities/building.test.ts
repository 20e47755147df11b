import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { eliminate } from '../combat/destroy.ts'
import { CARDS, cardById } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import { type Warband, warbandProblems } from '../options/warband.ts'
import { tileSquares } from '../setup/areas.ts'
import { type Piece, position } from '../testing/pieces.ts'
import { TILES } from '../tiles/index.ts'

const tiles = ['A1', 'G03', 'G04', 'G09']
const warband = (faction: Warband['faction'], ...creatures: string[]): Warband => ({
  faction,
  creatures,
  tiles,
  pool: [],
})
const problems = (one: Warband, size = 200): string[] =>
  warbandProblems(one, { cards: CARDS, size, seats: 2, limited: false }).map(({ rule }) => rule)

describe('Unique', () => {
  it('SK-AB-UNIQUE-01: one creature of a proper name per warband, whatever the rest of the name', () => {
    expect(problems(warband('LE', 'ashen-king', 'ashen-king-unbound'), 300)).toContain('SK-AB-UNIQUE-01')
    expect(problems(warband('LE', 'ashen-king', 'ashen-king'), 300)).toContain('SK-AB-UNIQUE-01')
    expect(problems(warband('LE', 'ashen-king', 'hobgoblin-soldier', 'hobgoblin-soldier'))).toEqual([])
  })

  it('SK-AB-UNIQUE-02: every player may have his own copy', () => {
    const each = warband('LE', 'ashen-king', 'hobgoblin-soldier')
    const warbands = [0, 1, 2, 3].map(() => ({ ...each, tiles: ['A1', 'G03', 'G04'] }))
    expect(() => skirmishGame.create({ seats: 4, teams: true, size: 200, warbands }, 1)).not.toThrow()
  })
})

describe('Warband Building', () => {
  it('SK-AB-WARBAND-BUILDING-01: the commander opens the warband to a kind, and only while he is in it', () => {
    // A War Hound is LG and LE; the druid lets any Animal into their CG warband.
    expect(problems(warband('CG', 'wild-druid', 'war-hound'))).toEqual([])
    expect(problems(warband('CG', 'songmaster', 'war-hound'))).toEqual(['SK-BUILD-01'])
    expect(problems(warband('CG', 'wild-druid', 'giant-spider'))).toEqual(['SK-BUILD-01'])
  })

  it('SK-AB-WARBAND-BUILDING-02: commanders of other factions stay out', () => {
    const card = cardById('kobold-hexer')!
    const chief = { ...card, id: 'chief', factions: ['CG'] as const }
    const limits = { cards: [...CARDS, chief], size: 200, seats: 2, limited: false }
    const kobolds = (...creatures: string[]) =>
      warbandProblems(warband('CG', 'chief', ...creatures), limits).map(({ rule }) => rule)
    expect(kobolds('kobold-spearman')).toEqual([])
    expect(kobolds('kobold-hexer')).toEqual(['SK-BUILD-01'])
  })
})

describe('Minions', () => {
  const creatures = ['hobgoblin-warchief', ...Array.from({ length: 11 }, () => 'kobold-spearman')]

  it('SK-AB-MINIONS-01: they come free of cost, beside twelve others', () => {
    const list = warband('LE', ...creatures)
    const size = creatures.reduce((sum, id) => sum + cardById(id)!.cost, 0)
    expect(problems(list, size)).toEqual([])
    const table = scriptedTable(skirmishGame, {
      size,
      warbands: [list, { ...list, tiles: ['A4', 'G07', 'G12', 'G13'] }],
    })
    const own = table.match.state.creatures.filter(({ owner }) => owner === 0)
    expect(own).toHaveLength(14)
    const minions = own.filter((one) => CARDS[one.card].id === 'goblin-sneak')
    expect(minions).toHaveLength(2)
    for (const { id } of minions) eliminate(table.match, id, 1, 'destroyed')
    expect(table.match.state.scores).toEqual([0, 0])
  })
})

describe('Requires', () => {
  const fiend: Piece = { at: [6, 5], seat: 1, type: 'Outsider', hp: 5, cost: 40 }
  const cultist = (x: number): Piece => ({ at: [x, 12], seat: 1, cost: 4, abilities: ['Requires Outsider'] })
  const killer: Piece = { at: [5, 5], melee: '+10 (10)' }

  it('SK-AB-REQUIRES-01: only with the named creature; one serves several', () => {
    expect(problems(warband('LE', 'hobgoblin-sergeant', 'pit-cultist'))).toEqual(['SK-AB-REQUIRES-01'])
    expect(problems(warband('LE', 'hobgoblin-sergeant', 'imp', 'pit-cultist', 'pit-cultist', 'pit-cultist'))).toEqual(
      [],
    )
  })

  it('SK-AB-REQUIRES-02: with the fiend its cultists are eliminated, and all score', () => {
    const p = position({
      killer,
      fiend,
      a: cultist(10),
      b: cultist(12),
      c: cultist(14),
      last: { at: [18, 14], seat: 1 },
    })
    p.turn('killer').d20(10).melee('fiend')
    expect(['a', 'b', 'c', 'last'].map((name) => p.is(name, 'eliminated'))).toEqual([true, true, true, false])
    expect(p.scores).toEqual([52, 0])
  })

  it('SK-AB-REQUIRES-03: without the named creature in Limited play another one is chosen', () => {
    const p = position(
      { killer, guard: { ...fiend, type: 'Animal' }, other: { at: [16, 14], seat: 1 }, a: cultist(10) },
      { scenario: 'limited' },
    )
    expect(p.kind).toBe('bond')
    expect(p.seat).toBe(1)
    expect(p.targets('name')).toEqual(['guard', 'other'])
    p.do('name', { creature: p.id('guard') })
    p.turn('killer').d20(10).melee('guard')
    expect(p.is('a', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([44, 0])
  })
})

/** A match on a ready-made grid that has come to the deployment, seat 0 first. */
function deployment(...creatures: string[]) {
  const table = scriptedTable(skirmishGame, {
    grid: 'M2',
    size: 200,
    warbands: [
      warband('CE', ...creatures),
      { ...warband('LE', 'hobgoblin-sergeant'), tiles: ['A4', 'G07', 'G12', 'G13'] },
    ],
  })
  table.dice('d20 20', 'd20 1').play({ type: 'first', seat: 0 } as never)
  const { width } = table.match.state
  const generic = table.match.state.tiles.filter(({ tile }) =>
    TILES.some(({ id, kind }) => id === tile && kind === 'generic'),
  )
  const areas = generic.map((tile) => new Set(tileSquares(tile, width)))
  const squares = () => (table.asked().actions as unknown as { square: number }[]).map(({ square }) => square)
  const next = () => (table.asked().actions[0] as unknown as { creature: number }).creature
  const cardNow = () => CARDS[table.match.state.creatures[next()].card].id
  const place = (square: number) => table.play({ type: 'deploy', creature: next(), square } as never)
  return { table, areas, squares, cardNow, place }
}

describe('Scout', () => {
  it('SK-AB-SCOUT-01: on any generic tile without a creature, never two on one tile', () => {
    const { areas, squares, cardNow, place } = deployment('orc-warlord', 'giant-spider', 'giant-spider')
    expect(cardNow()).toBe('orc-warlord')
    expect(squares().some((square) => areas.some((area) => area.has(square)))).toBe(false)
    place(squares()[0])
    expect(cardNow()).toBe('giant-spider')
    expect(areas.every((area) => squares().some((square) => area.has(square)))).toBe(true)
    place([...squares()].find((square) => areas[0].has(square))!)
    expect(cardNow()).toBe('giant-spider')
    expect(squares().some((square) => areas[0].has(square))).toBe(false)
    expect(squares().some((square) => areas[1].has(square))).toBe(true)
  })

  it('SK-AB-SCOUT-02: one that is summoned arrives near its summoner', () => {
    const p = position({ a: { at: [2, 2], spells: ['summon beast I [1]'] }, b: { at: [18, 14], seat: 1 } })
    p.turn('a').done().turn('a').cast('summon beast I')
    p.do('summon', { card: 'giant-spider' })
    const far = p.squares('shift').map(([x, y]) => Math.max(Math.abs(x - 2), Math.abs(y - 2)))
    expect(Math.max(...far)).toBe(6)
  })
})

describe('Wandering Monster', () => {
  it('SK-AB-WANDERING-MONSTER-01: chance picks the generic tile, its owner the square', () => {
    const { table, areas, squares, cardNow, place } = deployment('orc-warlord', 'babbling-horror')
    table.dice(`d${areas.length} 3`)
    expect(cardNow()).toBe('babbling-horror')
    expect(squares().length).toBeGreaterThan(1)
    expect(squares().every((square) => areas[2].has(square))).toBe(true)
    place(squares()[0])
    expect(cardNow()).toBe('orc-warlord')
  })
})
