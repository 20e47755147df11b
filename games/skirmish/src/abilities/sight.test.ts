import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const archer = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], ranged: '+4 (5)', melee: '+4 (5)', ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [9, 5], seat: 1, ac: 16, ...lines })
/** A floor with a statue at (8, 5). */
const statue = Array.from({ length: 12 }, (_, y) => (y === 5 ? '........S.......' : '................'))

describe('Hide', () => {
  const hider = foe({ abilities: ['Hide'] })

  it('SK-AB-HIDE-01: behind a statue it cannot be targeted, behind a creature it can', () => {
    const hidden = position({ a: archer(), b: hider }, { map: statue })
    expect(hidden.turn('a').targets('ranged')).toEqual([])
    const covered = position({ a: archer(), b: hider, c: { at: [8, 5] } })
    expect(covered.turn('a').targets('ranged')).toEqual(['b'])
    const plain = position({ a: archer(), b: foe() }, { map: statue })
    expect(plain.turn('a').targets('ranged')).toEqual(['b'])
  })

  it('SK-AB-HIDE-01: from next to it no cover hides it', () => {
    const map = Array.from({ length: 12 }, (_, y) => (y === 5 ? '......#.........' : '................'))
    // A wall corner between diagonal neighbours gives melee cover, yet they see each other.
    const p = position({ a: archer(), b: foe({ at: [6, 6], abilities: ['Hide'] }) }, { map })
    expect(p.turn('a').targets('melee')).toEqual(['b'])
    p.d20(20).melee('b')
    // No Conceal roll was asked for.
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-AB-HIDE-02: shooting from hiding it gets +2, not against Blindsight, which also sees it', () => {
    const sniper = archer({ abilities: ['Hide'] })
    const hit = (b: Piece, natural: number) => {
      const p = position({ a: sniper, b }, { map: statue })
      p.turn('a').d20(natural).ranged('b')
      p.end()
      return p.hp('b') < 100
    }
    // +4 +2 against AC 16 with cover behind the statue: 20.
    expect(hit(foe(), 14)).toBe(true)
    expect(hit(foe(), 13)).toBe(false)
    const blindsight = foe({ abilities: ['Blindsight'] })
    expect(hit(blindsight, 15)).toBe(false)
    expect(hit(blindsight, 16)).toBe(true)
    const sees = position({ a: archer({ abilities: ['Blindsight'] }), b: hider }, { map: statue })
    expect(sees.turn('a').targets('ranged')).toEqual(['b'])
  })
})

describe('Invisible', () => {
  const stalker = (lines: Partial<Piece> = {}): Piece => foe({ abilities: ['Invisible'], ...lines })

  it('SK-AB-INVISIBLE-01: no target of ranged attacks or ranged spells, and no nearest enemy', () => {
    const mage = archer({ spells: ['ember dart [1]', 'slumber [1]'] })
    const p = position({ a: mage, b: stalker({ at: [8, 5] }) })
    p.turn('a')
    expect(p.targets('ranged')).toEqual([])
    expect(p.castable('ember dart')).toEqual([])
    expect(p.castable('slumber')).toEqual([])
    const two = position({ a: mage, b: stalker({ at: [8, 5] }), c: foe({ at: [5, 10] }) })
    expect(two.turn('a').targets('ranged')).toEqual(['c'])
    expect(two.castable('ember dart')).toEqual(['c'])
  })

  it('SK-AB-INVISIBLE-01: touch reaches it, areas aimed at others affect it, its own side does not see it', () => {
    const touch = position({ a: archer({ spells: ['thunder word [1]'] }), b: stalker({ at: [6, 5] }) })
    expect(touch.turn('a').castable('thunder word')).toContain('b')
    const area = position({
      a: archer({ spells: ['fire orb [1]'] }),
      b: stalker({ at: [9, 6] }),
      c: foe({ at: [9, 5] }),
    })
    area.turn('a').cast('fire orb', 'c')
    area.d20(2, 2).do('aim', { x: 10, y: 6 })
    area.do('pick', { creature: area.id('b') })
    expect(area.hp('b')).toBe(75)
    const own = position({ a: archer({ spells: ['battle cry [1]'] }), b: stalker({ seat: 0, at: [8, 5] }), c: foe() })
    expect(own.turn('a').castable('battle cry')).toEqual([])
  })

  it('SK-AB-INVISIBLE-02: +2 on its attacks, and a second die of 11 or more to hit it', () => {
    const strikes = (natural: number) => {
      const p = position({ a: { at: [5, 5], ac: 17 }, b: stalker({ at: [6, 5], melee: '+5 (5)' }) })
      p.turn('b').d20(natural).melee('a')
      return p.hp('a') < 100
    }
    expect(strikes(10)).toBe(true)
    expect(strikes(9)).toBe(false)
    const struck = (second: number) => {
      const p = position({ a: archer(), b: stalker({ at: [6, 5] }) })
      p.turn('a').d20(12, second).melee('b')
      p.end()
      return p.hp('b') < 100
    }
    expect(struck(10)).toBe(false)
    expect(struck(11)).toBe(true)
  })

  it('SK-AB-INVISIBLE-03: it shoots and casts beside enemies, and leaves them without an attack', () => {
    const p = position({
      a: { at: [5, 5] },
      b: stalker({ at: [6, 5], ranged: '+0 (5)', spells: ['ember dart [1]'] }),
    })
    p.turn('b')
    expect(p.targets('ranged')).toEqual(['a'])
    expect(p.castable('ember dart')).toEqual(['a'])
    p.walk([7, 5])
    expect(p.kind).toBe('act')
    expect(p.at('b')).toEqual([7, 5])
  })
})

describe('Blindsight', () => {
  const seer = archer({ abilities: ['Blindsight', 'Independent'], ac: 17 })
  const stalker = (lines: Partial<Piece> = {}): Piece => foe({ abilities: ['Invisible'], ...lines })

  it('SK-AB-BLINDSIGHT-01: sees the invisible: shoots it, strikes it without a Conceal roll, reacts to it', () => {
    const shot = position({ a: seer, b: stalker() })
    shot.turn('a').d20(15).ranged('b')
    expect(shot.hp('b')).toBe(95)
    shot.end()
    const melee = position({ a: seer, b: stalker({ at: [6, 5], abilities: ['Invisible', 'Conceal 11'] }) })
    melee.turn('a').d20(15).melee('b')
    expect(melee.hp('b')).toBe(95)
    melee.end()
    const leaving = position({ a: seer, b: stalker({ at: [6, 5] }) })
    leaving.turn('b').walk([7, 5])
    expect(leaving.kind).toBe('opportunity')
  })

  it('SK-AB-BLINDSIGHT-01: the unseen get no bonus against it, gazes do nothing', () => {
    const struck = position({ a: seer, b: stalker({ at: [6, 5], melee: '+5 (5)' }) })
    struck.turn('b').d20(11).melee('a')
    expect(struck.hp('a')).toBe(100)
    const gazed = position({ a: seer, b: foe({ abilities: ['Gaze Attack (range 6; Paralysis; DC 30)'] }) })
    gazed.turn('b').use('Gaze Attack', 'a')
    expect(gazed.is('a', 'paralyzed')).toBe(false)
    gazed.end()
  })

  it('SK-AB-BLINDSIGHT-01: walls still block its sight', () => {
    const map = Array.from({ length: 12 }, (_, y) => (y > 2 && y < 9 ? '.......#........' : '................'))
    const p = position({ a: seer, b: foe() }, { map })
    expect(p.turn('a').targets('ranged')).toEqual([])
  })
})

describe('Blind-Fight', () => {
  const fighter: Piece = { at: [5, 5], ac: 16, abilities: ['Blind-Fight', 'Independent'] }
  const stalker: Piece = { at: [6, 5], seat: 1, melee: '+5 (5)', abilities: ['Invisible'] }

  it('SK-AB-BLIND-FIGHT-02: attackers it cannot see get no bonus', () => {
    const strikes = (a: Piece, natural: number) => {
      const p = position({ a, b: stalker })
      p.turn('b').d20(natural).melee('a')
      return p.hp('a') < 100
    }
    expect(strikes(fighter, 10)).toBe(false)
    expect(strikes(fighter, 11)).toBe(true)
    expect(strikes({ ...fighter, abilities: [] }, 10)).toBe(true)
  })

  it('SK-AB-BLIND-FIGHT-02: gazes do nothing and need no save; its speed stays', () => {
    const p = position({ a: fighter, b: foe({ abilities: ['Gaze Attack (range 6; Paralysis; DC 30)'] }) })
    p.turn('b').use('Gaze Attack', 'a')
    expect(p.is('a', 'paralyzed')).toBe(false)
    p.end()
    const walks = position({ a: fighter, b: { ...stalker, at: [7, 5] } })
    walks.turn('a').walk([4, 5], [3, 5], [2, 5], [1, 5])
    expect(walks.at('a')).toEqual([1, 5])
  })

  it('SK-AB-BLIND-FIGHT-03: it makes no attack of opportunity against the invisible', () => {
    const p = position({ a: fighter, b: stalker })
    p.turn('b').walk([7, 5])
    expect(p.kind).toBe('act')
    expect(p.at('b')).toEqual([7, 5])
  })
})
