import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const mover = (abilities: readonly string[], lines: Partial<Piece> = {}): Piece => ({
  at: [2, 5],
  melee: '+5/+5 (5)',
  abilities: [...abilities, 'Independent'],
  ...lines,
})
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [15, 10], seat: 1, ...lines })
/** A floor with one drawn row. */
const row = (y: number, codes: string): string[] =>
  Array.from({ length: 12 }, (_, i) => (i === y ? codes.padEnd(16, '.') : '................'))

describe('Flight', () => {
  it('SK-AB-FLIGHT-01: flies over rubble, statues and pits at full speed, but does not stop on a statue or pit', () => {
    const map = row(5, '...~~~SS_')
    const p = position({ a: mover(['Flight'], { speed: 8 }), b: foe({ at: [11, 5] }) }, { map })
    p.turn('a').walk([3, 5], [4, 5], [5, 5], [6, 5])
    // On a statue it may not end its turn.
    expect(p.offers('end')).toEqual([])
    p.walk([7, 5], [8, 5])
    expect(p.offers('end')).toEqual([])
    p.walk([9, 5], [10, 5])
    expect(p.offers('end')).toHaveLength(1)
    expect(p.targets('melee')).toEqual(['b'])
    const walker = position({ a: mover([], { speed: 8 }), b: foe() }, { map })
    walker.turn('a').walk([3, 5], [4, 5], [5, 5])
    expect(walker.asked().actions.some(({ type }) => type === 'end')).toBe(true)
    expect(walker.game.about?.(walker.match)).toMatchObject({ moved: 6 })
  })

  it('SK-AB-FLIGHT-01: walls must be flown around', () => {
    const p = position({ a: mover(['Flight']), b: foe() }, { map: row(5, '...#') })
    p.turn('a')
    expect(p.goes('step', 3, 5)).toBe(false)
  })

  it('SK-AB-FLIGHT-02, SK-COND-ENTANGLE-01: roots take hold of walkers without a save, not of flyers', () => {
    const p = position({
      a: { at: [5, 5], spells: ['grasping roots [1]'] },
      pixie: foe({ at: [9, 5], abilities: ['Flight'] }),
      orc: foe({ at: [9, 6], level: 10 }),
    })
    p.turn('a').cast('grasping roots', 'pixie')
    p.do('aim', { x: 10, y: 6 })
    p.do('pick', { creature: p.id('orc') })
    expect(p.is('orc', 'entangled')).toBe(true)
    expect(p.is('pixie', 'entangled')).toBe(false)
    p.end()
  })

  it('SK-AB-FLIGHT-03: charges over creatures and difficult terrain, stops on none', () => {
    const map = row(5, '.....~~')
    const pieces = { ally: { at: [4, 5] } as Piece, target: foe({ at: [8, 5] }) }
    const p = position({ a: mover(['Flight']), ...pieces }, { map })
    p.turn('a')
    expect(p.squares('charge')).toContainEqual([7, 5])
    p.d20(10).do('charge', { square: p.square(7, 5) })
    expect(p.at('a')).toEqual([7, 5])
    const walker = position({ a: mover([]), ...pieces }, { map })
    expect(walker.turn('a').squares('charge')).toEqual([])
    const over = position({
      a: mover(['Flight']),
      ally: { at: [3, 5] },
      b: foe({ at: [4, 5] }),
      c: foe({ at: [5, 5] }),
    })
    over.turn('a').walk([3, 5])
    expect(over.offers('end')).toEqual([])
    over.walk([4, 5])
    expect(over.offers('end')).toEqual([])
    over.walk([5, 5], [6, 5])
    expect(over.offers('end')).toHaveLength(1)
  })

  it('SK-AB-FLIGHT-04: only the first square of its movement provokes', () => {
    const p = position({ a: mover(['Flight'], { speed: 8 }), b: foe({ at: [2, 4] }), c: foe({ at: [6, 4] }) })
    p.turn('a').walk([3, 5])
    expect(p.kind).toBe('opportunity')
    expect(p.targets('opportunity')).toEqual(['b'])
    p.do('pass')
    p.walk([4, 5], [5, 5], [6, 5], [7, 5], [8, 5])
    expect(p.at('a')).toEqual([8, 5])
    const later = position({ a: mover(['Flight'], { speed: 8 }), c: foe({ at: [6, 4] }) })
    later.turn('a').walk([3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5])
    expect(later.at('a')).toEqual([8, 5])
  })

  it("SK-AB-FLIGHT-04: routed in another creature's turn it provokes all the way", () => {
    const map = ['####################', '....................', '####################']
    const p = position(
      {
        bird: { at: [9, 1], hp: 10, abilities: ['Flight'] },
        own: { at: [0, 1] },
        a: foe({ at: [10, 1], melee: '+5 (5)' }),
        b: foe({ at: [5, 1] }),
      },
      { map },
    )
    p.turn('a').d20(10, 2).melee('bird')
    // The second enemy reacts when the bird passes, though that is not its first square.
    expect(p.kind).toBe('opportunity')
    expect(p.targets('opportunity')).toEqual(['b'])
    expect(p.at('bird')).not.toEqual([9, 1])
  })
})

describe('Burrow', () => {
  const worm = (lines: Partial<Piece> = {}) => mover(['Burrow 6'], { speed: 4, ...lines })

  it('SK-AB-BURROW-01: the whole movement of a turn is underground, at the Burrow speed', () => {
    const p = position({ a: worm(), b: foe() })
    p.turn('a').do('burrow')
    p.walk([3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5])
    expect(p.offers('melee')).toEqual([])
    expect(p.at('a')).toEqual([8, 5])
    const mixed = position({ a: worm(), b: foe({ at: [9, 5] }) })
    mixed.turn('a').walk([3, 5], [4, 5], [5, 5])
    expect(mixed.offers('burrow')).toEqual([])
    // Above ground its speed is 4: after 5 squares it may no longer attack.
    mixed.walk([6, 5], [7, 5], [8, 5])
    expect(mixed.offers('melee')).toEqual([])
    const below = position({ a: worm(), b: foe({ at: [9, 5] }) })
    below.turn('a').do('burrow')
    below.walk([3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5])
    expect(below.targets('melee')).toEqual(['b'])
  })

  it('SK-AB-BURROW-02: under walls, terrain and enemies, unprovoked, ends on legal ground, then attacks', () => {
    const map = row(5, '...#~~')
    map[4] = '...#............'
    map[6] = '...#............'
    const p = position({ a: worm(), b: foe({ at: [7, 5] }), c: foe({ at: [2, 4] }), d: foe({ at: [5, 5] }) }, { map })
    p.turn('a').do('burrow')
    p.walk([3, 5])
    expect(p.offers('end')).toEqual([])
    p.walk([4, 5], [5, 5])
    expect(p.offers('end')).toEqual([])
    p.walk([6, 5])
    expect(p.kind).toBe('act')
    expect(p.targets('melee')).toEqual(['b', 'd'])
    p.end()
  })

  it('SK-AB-BURROW-02: no charge underground; on the surface it can be attacked again', () => {
    const p = position({ a: worm(), b: foe({ at: [7, 5] }) })
    p.turn('a')
    expect(p.targets('charge')).toEqual(['b'])
    p.do('burrow')
    expect(p.targets('charge')).toEqual([])
    p.walk([3, 5], [4, 5], [5, 5], [6, 5])
    p.done().turn('b')
    expect(p.targets('melee')).toEqual(['a'])
  })

  it('SK-AB-BURROW-03: out of command speed 2 underground, or a rush at twice the Burrow speed', () => {
    const lost = (lines: Partial<Piece> = {}): Piece => ({ at: [2, 5], speed: 2, abilities: ['Burrow 6'], ...lines })
    const p = position({ a: lost(), b: foe({ at: [14, 5] }) })
    p.turn('a')
    expect(p.offers('rush')).toEqual([{ type: 'rush', target: p.id('b'), underground: true }])
    p.do('burrow')
    p.walk([3, 5], [4, 5], [5, 5], [6, 5])
    expect(p.match.state.active === p.id('a') ? p.offers('step') : []).toEqual([])
    const far = position({ a: lost(), b: foe({ at: [16, 5] }) })
    expect(far.turn('a').offers('rush')).toEqual([])
  })

  it('SK-AB-BURROW-03: a routing burrower may flee underground', () => {
    const map = ['####################', '.....####...........', '####################']
    const p = position(
      {
        a: { at: [9, 1], hp: 10, speed: 1, abilities: ['Burrow 6'] },
        own: { at: [0, 1] },
        b: foe({ at: [10, 1], melee: '+5 (5)' }),
      },
      { map },
    )
    p.turn('b').d20(10, 2).melee('a')
    expect(p.kind).toBe('flee-underground')
    expect(p.seat).toBe(0)
    p.do('use')
    p.flee()
    expect(p.at('a')[0]).toBeLessThan(5)
  })
})

describe('Incorporeal', () => {
  const shade = (lines: Partial<Piece> = {}): Piece => ({
    at: [5, 5],
    abilities: ['Incorporeal', 'Independent'],
    ...lines,
  })

  it('SK-AB-INCORPOREAL-01: damage is rolled away on 11 or more, after a hit, before the save', () => {
    const struck = (...dice: number[]) => {
      const p = position({ a: shade(), b: foe({ at: [6, 5], melee: '+5 (10)' }) })
      p.turn('b')
        .d20(...dice)
        .melee('a')
      p.end()
      return 100 - p.hp('a')
    }
    expect(struck(10, 11)).toBe(0)
    expect(struck(10, 10)).toBe(10)
    expect(struck(2)).toBe(0)
    const burnt = (...dice: number[]) => {
      const p = position({ a: shade({ level: 3 }), b: foe({ at: [6, 5], spells: ['thunder word [1]'] }) })
      p.turn('b')
        .d20(...dice)
        .cast('thunder word', 'a')
      p.end()
      return 100 - p.hp('a')
    }
    expect(burnt(11)).toBe(0)
    expect(burnt(10, 9)).toBe(15)
    expect(burnt(10, 10)).toBe(5)
  })

  it('SK-AB-INCORPOREAL-02: attacks of other Incorporeal creatures need no such roll', () => {
    const p = position({ a: shade(), b: foe({ at: [6, 5], melee: '+5 (10)', abilities: ['Incorporeal'] }) })
    p.turn('b').d20(10).melee('a')
    expect(p.hp('a')).toBe(90)
    p.end()
  })

  it('SK-AB-INCORPOREAL-03: passes walls, pits and terrain, sees through no wall, stops in none', () => {
    const map = row(5, '......##.')
    const p = position({ a: shade({ ranged: '+0 (5)' }), b: foe({ at: [8, 5] }) }, { map })
    p.turn('a')
    expect(p.targets('ranged')).toEqual([])
    p.walk([6, 5], [7, 5])
    expect(p.offers('end')).toEqual([])
    const slow = position({ a: shade(), b: foe({ at: [12, 5] }) }, { map: row(5, '......~~S_~.') })
    slow.turn('a').walk([6, 5], [7, 5], [8, 5], [9, 5], [10, 5], [11, 5])
    expect(slow.targets('melee')).toEqual(['b'])
  })

  it('SK-AB-INCORPOREAL-03: a large one stays on the field with all of its squares', () => {
    const map = Array.from({ length: 8 }, () => '.'.repeat(8))
    const large = shade({ at: [6, 6], type: 'Large Undead' })
    const p = position({ a: large, b: foe({ at: [0, 0] }) }, { map })
    p.turn('a')
    expect([p.goes('step', 7, 6), p.goes('step', 6, 7), p.goes('step', 7, 7), p.goes('step', 5, 6)]).toEqual([
      false,
      false,
      false,
      true,
    ])
    const near = position({ a: { ...large, at: [5, 5] }, b: foe({ at: [0, 0] }) }, { map })
    near.turn('a')
    expect([near.goes('step', 6, 5), near.goes('step', 5, 6), near.goes('step', 6, 6)]).toEqual([true, true, true])
    const top = position({ a: shade({ at: [1, 1], type: 'Large Undead' }), b: foe({ at: [7, 7] }) }, { map })
    top.turn('a')
    expect([top.goes('step', 0, 0), top.goes('step', 0, 1)]).toEqual([true, true])
  })

  it('SK-AB-INCORPOREAL-04: no attacks of opportunity while it is in a wall', () => {
    const map = row(5, '......###.')
    const p = position({ a: shade(), b: foe({ at: [5, 4] }), c: foe({ at: [7, 4] }) }, { map })
    p.turn('a').walk([6, 5])
    expect(p.kind).toBe('opportunity')
    expect(p.targets('opportunity')).toEqual(['b'])
    p.do('pass')
    p.walk([7, 5], [8, 5])
    expect(p.kind).toBe('act')
    expect(p.at('a')).toEqual([8, 5])
  })

  it('SK-AB-INCORPOREAL-05: passes enemies that are not Incorporeal, stops on none', () => {
    const map = ['################', '................', '################']
    // Walls above and below would be passable too: the row is the whole grid here.
    const corridor = [map[1]]
    const p = position({ a: shade({ at: [5, 0] }), b: foe({ at: [6, 0] }) }, { map: corridor })
    p.turn('a').walk([6, 0])
    while (p.kind === 'opportunity') p.do('pass')
    expect(p.offers('end')).toEqual([])
    expect(p.goes('step', 7, 0)).toBe(true)
    const wraith = position(
      { a: shade({ at: [5, 0] }), b: foe({ at: [6, 0], abilities: ['Incorporeal'] }) },
      { map: corridor },
    )
    expect(wraith.turn('a').goes('step', 6, 0)).toBe(false)
  })
})

describe('Sidestep', () => {
  const monk = (lines: Partial<Piece> = {}) => mover(['Sidestep'], { at: [5, 5], melee: '+6/+6 (5)', ...lines })

  it('SK-AB-SIDESTEP-01: one square without provoking, then all attacks', () => {
    const p = position({ a: monk(), b: foe({ at: [5, 4] }), c: foe({ at: [7, 5] }) })
    p.turn('a').do('sidestep', { square: p.square(6, 6) })
    expect(p.kind).toBe('act')
    p.d20(10).melee('c', 0)
    expect(p.offers('step')).toEqual([])
    p.d20(10).melee('c', 1)
    expect(p.hp('c')).toBe(90)
    expect(p.at('a')).toEqual([6, 6])
  })

  it('SK-AB-SIDESTEP-01: all attacks before the step, never some on each side of it', () => {
    const p = position({ a: monk(), b: foe({ at: [6, 5] }), c: foe({ at: [6, 6] }) })
    p.turn('a').d20(10).melee('b', 0)
    p.do('sidestep', { square: p.square(5, 6) })
    expect(p.match.state.active === p.id('a') ? p.offers('melee') : []).toEqual([])
    const after = position({ a: monk(), b: foe({ at: [6, 5] }) })
    after.turn('a').d20(10).melee('b', 0)
    after.d20(10).melee('b', 1)
    after.do('sidestep', { square: after.square(4, 5) })
    expect(after.at('a')).toEqual([4, 5])
    expect(after.hp('b')).toBe(90)
    after.end()
  })

  it('SK-AB-SIDESTEP-01: terrain that slows prevents it: the step provokes and leaves one attack', () => {
    const map = row(5, '....~')
    const p = position({ a: monk({ at: [3, 5] }), b: foe({ at: [3, 4] }), c: foe({ at: [5, 5] }) }, { map })
    p.turn('a')
    expect(p.squares('sidestep')).not.toContainEqual([4, 5])
    p.walk([4, 5])
    expect(p.kind).toBe('opportunity')
    p.do('pass')
    p.d20(10).melee('c', 0)
    expect(p.offers('melee')).toEqual([])
  })
})

describe('Sidestep and Entangle', () => {
  it('SK-COND-ENTANGLE-02: an entangled creature must tear itself loose before a Sidestep', () => {
    const p = position({
      web: foe({ at: [9, 5], abilities: ['Web [2] (replaces attacks; range 6; Entangle; DC 14)'] }),
      a: mover(['Sidestep'], { at: [5, 5], level: 2 }),
      b: foe({ at: [6, 5] }),
    })
    p.turn('web').use('Web', 'a')
    p.done()
      .turn('a')
      .d20(11)
      .do('sidestep', { square: p.square(4, 5) })
    expect(p.at('a')).toEqual([5, 5])
    expect(p.offers('sidestep')).toEqual([])
    p.d20(2).done()
    p.turn('a')
      .d20(12)
      .do('sidestep', { square: p.square(4, 5) })
    expect(p.at('a')).toEqual([4, 5])
    p.end()
  })
})

describe('Spring Attack', () => {
  const raider = (lines: Partial<Piece> = {}) => mover(['Spring Attack'], { at: [2, 5], melee: '+5 (5)', ...lines })

  it('SK-AB-SPRING-ATTACK-01: moves, attacks once, moves on within its speed, and provokes', () => {
    const p = position({ a: raider(), b: foe({ at: [5, 5] }) })
    p.turn('a').walk([3, 5], [4, 5]).d20(10).melee('b')
    p.do('step', { square: p.square(3, 5) })
    expect(p.kind).toBe('opportunity')
    p.do('pass')
    p.walk([2, 5], [1, 5])
    p.walk([0, 5])
    expect(p.match.state.active === p.id('a') ? p.offers('step') : []).toEqual([])
    expect(p.at('a')).toEqual([0, 5])
  })

  it('SK-AB-SPRING-ATTACK-01: others do not move again', () => {
    const p = position({ a: { ...raider(), abilities: ['Independent'] }, b: foe({ at: [5, 5] }) })
    p.turn('a').walk([3, 5], [4, 5]).d20(10).melee('b')
    expect(p.match.state.active === p.id('a') ? p.offers('step') : []).toEqual([])
  })

  it('SK-AB-SPRING-ATTACK-01: one attack only', () => {
    const p = position({ a: raider({ melee: '+5/+5 (5)' }), b: foe({ at: [5, 5] }) })
    p.turn('a').walk([3, 5], [4, 5]).d20(10).melee('b')
    expect(p.offers('melee')).toEqual([])
  })
})

describe('Stagger', () => {
  it('SK-AB-STAGGER-01: charges round a pillar, at +2, but not through rubble', () => {
    const map = row(5, '....S')
    const zombie: Piece = { at: [2, 5], speed: 4, melee: '+0 (5)', abilities: ['Stagger', 'Independent'] }
    const p = position({ a: zombie, b: foe({ at: [7, 5], ac: 12 }) }, { map })
    p.turn('a').d20(10).charge('b')
    expect(p.hp('b')).toBe(95)
    p.end()
    const plain = position({ a: { ...zombie, abilities: ['Independent'] }, b: foe({ at: [7, 5] }) }, { map })
    expect(plain.turn('a').squares('charge')).not.toContainEqual([6, 5])
    const rubble = ['################', '....~...........', '################']
    const slow = position({ a: { ...zombie, at: [2, 1] }, b: foe({ at: [7, 1] }) }, { map: rubble })
    expect(slow.turn('a').offers('charge')).toEqual([])
  })

  it('SK-AB-STAGGER-01: only the nearest enemy, over 2 squares at least, through no creature', () => {
    const zombie: Piece = { at: [2, 5], speed: 4, abilities: ['Stagger', 'Independent'] }
    const p = position({ a: zombie, b: foe({ at: [5, 5] }), c: foe({ at: [2, 10] }) })
    expect(p.turn('a').targets('charge')).toEqual(['b'])
    const close = position({ a: zombie, b: foe({ at: [4, 5] }) })
    expect(close.turn('a').offers('charge')).toEqual([])
    const corridor = ['################', '................', '################']
    const blocked = position(
      { a: { ...zombie, at: [2, 1] }, ally: { at: [4, 1] }, b: foe({ at: [7, 1] }) },
      { map: corridor },
    )
    expect(blocked.turn('a').offers('charge')).toEqual([])
  })
})

describe('slow attacks', () => {
  it('SK-AB-SLOW-MELEE-ATTACK-01: no melee attack after moving, no move after one, no charge, no rush attack', () => {
    const zombie = mover(['Slow Melee Attack'], { at: [5, 5], melee: '+5 (5)' })
    const moved = position({ a: zombie, b: foe({ at: [7, 5] }) })
    expect(moved.turn('a').walk([6, 5]).targets('melee')).toEqual([])
    const struck = position({ a: zombie, b: foe({ at: [6, 5] }) })
    struck.turn('a').d20(10).melee('b')
    expect(struck.match.state.active === struck.id('a') ? struck.offers('step') : []).toEqual([])
    const charge = position({ a: zombie, b: foe({ at: [9, 5] }) })
    expect(charge.turn('a').offers('charge')).toEqual([])
    const rush = position({ a: { ...zombie, abilities: ['Slow Melee Attack'] }, b: foe({ at: [8, 5] }) })
    rush.turn('a').do('rush')
    while (rush.offers('step').length > 0 && rush.kind !== 'act' && rush.kind !== 'activate')
      rush.play(rush.asked().actions[0])
    expect(rush.rolls('attack')).toEqual([])
    expect(rush.hp('b')).toBe(100)
  })

  it('SK-AB-SLOW-RANGED-ATTACK-01: shooting and moving exclude each other', () => {
    const bow = mover(['Slow Ranged Attack'], { at: [5, 5], ranged: '+5 (5)' })
    const shot = position({ a: bow, b: foe({ at: [10, 5] }) })
    shot.turn('a').d20(10).ranged('b')
    expect(shot.hp('b')).toBe(95)
    expect(shot.match.state.active === shot.id('a') ? shot.offers('step') : []).toEqual([])
    const moved = position({ a: bow, b: foe({ at: [10, 5] }) })
    expect(moved.turn('a').walk([4, 5]).targets('ranged')).toEqual([])
  })
})
