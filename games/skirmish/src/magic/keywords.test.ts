import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import { type Piece, position } from '../testing/pieces.ts'
import type { Position } from '../testing/position.ts'

const own = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], melee: '+5/+5 (5)', ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, ...lines })

describe('damage', () => {
  it('SK-KEY-DAMAGE-02: damage that an ability adds is of the base kind', () => {
    const p = position({
      a: own({ melee: '+5 (10 magic + 5 fire)', abilities: ['Smite +5'] }),
      b: foe({ abilities: ['DR 5', 'Resist 5 Fire'] }),
    })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('b')).toBe(85)
    const weapon = position({
      a: own({ melee: '+5 (10 + 5 fire)', abilities: ['Smite +5'] }),
      b: foe({ abilities: ['DR 10'] }),
    })
    weapon.turn('a').d20(10).melee('b')
    expect(weapon.hp('b')).toBe(90)
  })
})

describe('saves', () => {
  it('SK-KEY-DC-01: a save against an effect without damage cancels it: no push, no slide, no pull', () => {
    for (const spell of ['gale push', 'swirl', 'siren pull']) {
      const p = position({ a: own({ spells: [`${spell} [1]`] }), b: foe({ at: [9, 5] }) })
      p.turn('a').d20(20).cast(spell, 'b')
      expect(p.kind).toBe('act')
      expect(p.at('b')).toEqual([9, 5])
      const fails = position({ a: own({ spells: [`${spell} [1]`] }), b: foe({ at: [9, 5] }) })
      fails.turn('a').d20(1).cast(spell, 'b')
      expect(fails.kind).toBe('shove')
    }
  })
})

describe('destroyed', () => {
  it('SK-KEY-DESTROYED-02: the points for a creature that is brought back are lost', () => {
    const p = position({
      a: own({ at: [5, 5], melee: '+9/+9 (10)' }),
      b: foe({ hp: 5, cost: 30 }),
      c: foe({ at: [5, 6], hp: 5, cost: 15 }),
      priest: foe({
        at: [15, 12],
        spells: ['bless [1]'],
        abilities: ['Web [1] (return one destroyed creature with 10 hp)'],
      }),
    })
    p.turn('priest')
    // Nobody has fallen yet.
    expect(p.usable('Web')).toEqual([])
    p.done().turn('a').d20(10).melee('b', 0)
    p.d20(10).melee('c', 1)
    expect(p.scores).toEqual([45, 0])
    p.turn('priest').use('Web')
    p.do('pick', { creature: p.id('b') })
    expect(p.squares('shift')).toContainEqual([15, 6])
    expect(p.squares('shift')).not.toContainEqual([15, 5])
    p.do('shift', { square: p.square(15, 7) })
    expect(p.scores).toEqual([15, 0])
    expect([p.hp('b'), p.is('b', 'eliminated'), p.at('b')]).toEqual([10, false, [15, 7]])
    // It is in the game again: its turn comes in the next round.
    p.done().turn('b')
    expect(p.match.state.active).toBe(p.id('b'))
  })

  it('SK-KEY-DESTROYED-02: points that were shared are taken back from all', () => {
    const p = position({
      a: own({ spells: ['thunder word [1]'], abilities: ['Web [1] (return one destroyed creature with 10 hp)'] }),
      mate: own({ at: [5, 6], hp: 5, cost: 15 }),
      b: foe({ at: [15, 12] }),
      c: foe({ at: [15, 14], seat: 2 }),
    })
    p.turn('a').d20(2).cast('thunder word', 'mate')
    expect(p.scores).toEqual([0, 7, 7])
    p.done().turn('a').use('Web')
    p.do('pick')
    p.do('shift')
    expect(p.scores).toEqual([0, 0, 0])
  })
})

describe('replacing', () => {
  const still = own({ abilities: ['Web [2] (replaces move; range 6; Stun; DC 30)', 'Independent', 'Sidestep'] })

  it('SK-KEY-MOVE-01, SK-KEY-REPLACES-01: what replaces the move leaves all attacks, but no move, charge or step', () => {
    const p = position({ a: still, b: foe() })
    p.turn('a').d20(2).use('Web', 'b')
    for (const type of ['step', 'sidestep', 'charge', 'rush']) expect(p.offers(type)).toEqual([])
    expect(p.usable('Web')).toEqual([])
    p.d20(10).melee('b', 0)
    p.d20(10).melee('b', 1)
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-KEY-MOVE-01: a creature that has moved cannot replace its move; after its attacks it can', () => {
    const moved = position({ a: still, b: foe({ at: [9, 5] }) })
    expect(moved.turn('a').walk([6, 5]).usable('Web')).toEqual([])
    const after = position({ a: still, b: foe() })
    after.turn('a').d20(10).melee('b', 0)
    after.d20(10).melee('b', 1)
    expect(after.usable('Web')).toEqual(['b'])
  })

  it('SK-KEY-MOVE-01: instead of attacking it may move a second time', () => {
    const p = position({ a: own({ at: [1, 5], speed: 3, abilities: ['Independent'] }), b: foe({ at: [15, 15] }) })
    p.turn('a').walk([2, 5], [3, 5], [4, 5], [5, 5], [6, 5], [7, 5])
    expect(p.at('a')).toEqual([7, 5])
    expect(p.match.state.active === p.id('a') ? p.offers('step') : []).toEqual([])
  })

  it('SK-KEY-REPLACES-01: what replaces attacks leaves the move and no attack', () => {
    const p = position({
      a: own({ abilities: ['Web [2] (replaces attacks; range 6; Stun; DC 30)', 'Independent'] }),
      b: foe(),
    })
    p.turn('a').d20(2).use('Web', 'b')
    expect(p.offers('melee')).toEqual([])
    expect(p.goes('step', 4, 5)).toBe(true)
  })
})

describe('immediate actions', () => {
  it.each([
    ['stunned', 1],
    ['routing', 1],
    ['frightened', 2],
  ])('SK-KEY-IMMEDIATE-01: a %s creature has %i answers to a shot', (is, answers) => {
    const p = position({
      a: own({ ranged: '+0 (5)' }),
      b: foe({ at: [9, 5], is: [is], spells: ['shielding word [1]'] }),
    })
    p.turn('a').ranged('b')
    expect(p.match.waiting ? 1 : p.asked().actions.length).toBe(answers)
  })
})

describe('summoning', () => {
  const caster = own({ at: [2, 1], spells: ['summon beast II [1]'] })
  const wasps = (map: string[]): unknown[] => {
    const p = position({ a: caster, b: foe({ at: [10, 1], abilities: ['Invisible'] }) }, { map })
    p.turn('a').cast('summon beast II')
    return p.offers('summon').map(({ card }) => card)
  }

  it('SK-KEY-SUMMON-01: big creatures come where there is room for them', () => {
    expect(wasps(['............', '............', '............'])).toContain('giant-wasp')
    // Single squares between walls: room for small ones only.
    const narrow = wasps(['############', '....#.#.#...', '############'])
    expect(narrow).toContain('forest-wolf')
    const large = ['############', '.....#......', '.....#......']
    expect(wasps(large)).toContain('giant-wasp')
  })

  it('SK-KEY-SUMMON-01: every free space within 6 squares will do, on all sides', () => {
    const p = position(
      { a: own({ at: [10, 10], spells: ['summon beast I [1]'] }), b: foe({ at: [29, 29] }) },
      { map: Array.from({ length: 30 }, () => '.'.repeat(30)) },
    )
    p.turn('a').cast('summon beast I').do('summon', { card: 'forest-wolf' })
    const rows = p.squares('shift').map(([, y]) => y)
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([4, 16])
    const columns = p.squares('shift').map(([x]) => x)
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, 16])
  })
})

describe('Limited play', () => {
  const caster = own({ spells: ['summon beast I [3]'] })
  const summons = (p: Position): unknown[] => {
    p.cast('summon beast I')
    return p.offers('summon').map(({ card }) => card)
  }

  it('SK-KEY-LIMITED-01: only spare creatures of the pool are summoned', () => {
    const p = position(
      { a: caster, b: foe({ at: [18, 14] }) },
      { scenario: 'limited', pools: [['forest-wolf', 'orc-raider'], []] },
    )
    p.turn('a')
    expect(summons(p)).toEqual(['forest-wolf'])
    p.do('summon')
    p.do('shift')
    // The one wolf is in play now.
    p.done().turn('a')
    expect(p.castable('summon beast I')).toEqual([])
    const empty = position({ a: caster, b: foe({ at: [18, 14] }) }, { scenario: 'limited' })
    expect(empty.turn('a').castable('summon beast I')).toEqual([])
  })

  it('SK-KEY-LIMITED-01: Minions come only out of the pool', () => {
    const minions = (pool: string[]) => {
      const warband = {
        faction: null,
        creatures: ['hobgoblin-warchief', 'orc-raider'],
        tiles: ['A1', 'G03', 'G04', 'G09'],
        pool,
      }
      const table = scriptedTable(skirmishGame, {
        scenario: 'limited',
        warbands: [warband, { ...warband, tiles: ['A4', 'G07', 'G12', 'G13'] }],
      })
      return table.match.state.creatures.filter(({ card, owner }) => owner === 0 && CARDS[card].id === 'goblin-sneak')
        .length
    }
    expect([minions([]), minions(['goblin-sneak']), minions(['goblin-sneak', 'goblin-sneak', 'goblin-sneak'])]).toEqual(
      [0, 1, 2],
    )
    expect(minions(['forest-wolf'])).toBe(0)
  })
})
