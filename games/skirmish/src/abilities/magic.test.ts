import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const mage = (lines: Partial<Piece>): Piece => ({ at: [5, 5], ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [10, 5], seat: 1, ...lines })

describe('Psionics', () => {
  it('SK-AB-PSIONICS-01: powers are paid from the pool as often as it allows', () => {
    const p = position({
      a: mage({ abilities: ['Psionics 7pp'], spells: ['mind lance (3pp)', 'inner armor (1pp)'] }),
      b: foe(),
    })
    p.turn('a').d20(2).cast('mind lance', 'b')
    p.done().turn('a').d20(2).cast('mind lance', 'b')
    expect(p.hp('b')).toBe(70)
    expect(p.piece('a').pool).toBe(1)
    p.done().turn('a')
    expect(p.castable('mind lance')).toEqual([])
    expect(p.castable('inner armor')).toEqual(['a'])
  })

  it('SK-AB-PSIONICS-01: powers follow the spell rules: not while threatened', () => {
    const p = position({
      a: mage({ abilities: ['Psionics 7pp'], spells: ['mind lance (3pp)'] }),
      b: foe({ at: [6, 5] }),
    })
    expect(p.turn('a').castable('mind lance')).toEqual([])
  })
})

describe('Sorcerer Spells', () => {
  const sorcerer = (boxes: string) =>
    mage({
      abilities: [`Sorcerer Spells ${boxes}`],
      spells: ['ember dart (1st)', 'slumber (1st)', 'gale push (1st)', 'acid lash (2nd)', 'fire orb (3rd)'],
    })

  it('SK-AB-SORCERER-SPELLS-01: any listed spell of a level while boxes of it are left', () => {
    const p = position({ a: sorcerer('1st 2'), b: foe() })
    p.turn('a')
    expect(['ember dart', 'slumber', 'gale push'].map((spell) => p.castable(spell).length)).toEqual([1, 1, 1])
    p.d20(2).cast('ember dart', 'b')
    p.done().turn('a').d20(2).cast('ember dart', 'b')
    expect(p.hp('b')).toBe(80)
    p.done().turn('a')
    expect(p.offers('cast')).toEqual([])
  })

  it('SK-AB-SORCERER-SPELLS-02: a higher box pays for a lower spell, never the reverse', () => {
    const p = position({ a: sorcerer('1st 1, 2nd 1'), b: foe() })
    p.turn('a').d20(2).cast('ember dart', 'b')
    expect(p.piece('a').sorcererBoxes.slice(1, 3)).toEqual([0, 1])
    p.done().turn('a')
    expect(p.castable('ember dart')).toEqual(['b'])
    expect(p.castable('acid lash')).toEqual(['*'])
    expect(p.castable('fire orb')).toEqual([])
    p.d20(2).cast('ember dart', 'b')
    p.done().turn('a')
    expect(p.offers('cast')).toEqual([])
  })
})

describe('Spell Resistance', () => {
  const demon = foe({ level: 5, abilities: ['Spell Resistance'] })

  it('SK-AB-SPELL-RESISTANCE-01: on 10 or less a spell does nothing, on 11 the save is made as usual', () => {
    const cast = (...dice: number[]) => {
      const p = position({ a: mage({ spells: ['ember dart [1]'] }), b: demon })
      p.turn('a').cast('ember dart', 'b')
      expect(p.kind).toBe('spell-resistance')
      expect(p.seat).toBe(1)
      p.d20(...dice).do('use')
      p.end()
      return 100 - p.hp('b')
    }
    expect(cast(10)).toBe(0)
    expect(cast(11, 6)).toBe(10)
    expect(cast(11, 7)).toBe(5)
  })

  it('SK-AB-SPELL-RESISTANCE-01: nobody resists a spell of its own', () => {
    const healer = mage({ spells: ['mend wounds [1]'], abilities: ['Spell Resistance'] })
    const p = position({ a: { ...healer, left: 5 }, b: demon })
    p.turn('a').cast('mend wounds', 'a')
    expect(p.kind).not.toBe('spell-resistance')
    expect(p.hp('a')).toBeGreaterThan(5)
  })

  it('SK-AB-SPELL-RESISTANCE-01: its owner may waive it; abilities are no spells', () => {
    const p = position({
      a: mage({ seat: 1, spells: ['mend wounds [1]'] }),
      b: { ...demon, at: [6, 5], left: 50 },
      c: { at: [1, 1] },
    })
    p.turn('a').cast('mend wounds', 'b')
    p.do('decline')
    expect(p.hp('b')).toBe(60)
    p.end()
    const breath = position({
      a: mage({ abilities: ['Breath Weapon [1] (cone; 20 fire damage; DC 15)'] }),
      b: { ...demon, at: [8, 5] },
    })
    breath.turn('a').use('Breath Weapon')
    breath.d20(2).do('aim')
    expect(breath.hp('b')).toBe(80)
  })

  it('SK-AB-SPELL-RESISTANCE-01: rolled for each creature of an area', () => {
    const p = position({
      a: mage({ spells: ['fire orb [1]'] }),
      b: { ...demon, at: [14, 5] },
      c: { ...demon, at: [14, 6] },
    })
    p.turn('a').cast('fire orb', 'b')
    p.do('aim')
    p.do('pick', { creature: p.id('b') })
    p.d20(10).do('use')
    p.d20(11, 2).do('use')
    expect([p.hp('b'), p.hp('c')]).toEqual([100, 75])
    p.end()
  })

  it('SK-AB-SPELL-RESISTANCE-02: no protection from bonuses that enemies have from spells', () => {
    const p = position({
      a: mage({ spells: ["bull's strength [1]"] }),
      orc: mage({ at: [5, 6], melee: '+0 (10)' }),
      b: { ...demon, at: [6, 7] },
    })
    p.turn('a').cast("bull's strength", 'orc')
    p.done().turn('orc').d20(15).melee('b')
    expect(p.hp('b')).toBe(85)
    p.end()
  })

  const golem = foe({ at: [8, 5], level: 5, type: 'Construct', abilities: ['Spell Resistance All'] })

  it('SK-AB-SPELL-RESISTANCE-03: spells that ignore it need no roll and work on Spell Resistance All', () => {
    for (const b of [golem, { ...demon, at: [8, 5] as const }]) {
      const flame = (natural: number) => {
        const p = position({ a: mage({ spells: ['blast of flame [1]'] }), b })
        p.turn('a').cast('blast of flame')
        p.d20(natural).do('aim')
        p.end()
        return 100 - p.hp('b')
      }
      expect(flame(11)).toBe(15)
      expect(flame(10)).toBe(30)
    }
  })

  it('SK-AB-SPELL-RESISTANCE-ALL-01: no other spell works on it, friendly ones included, and it cannot waive', () => {
    const own: Piece = { at: [6, 5], left: 50, melee: '+0 (5)', abilities: ['Spell Resistance All'] }
    const p = position({
      a: mage({ spells: ['bless [1]', 'mend wounds [1]'] }),
      b: own,
      c: foe({ at: [7, 5], ac: 11 }),
    })
    p.turn('a').cast('mend wounds', 'b')
    expect(p.kind).not.toBe('spell-resistance')
    expect(p.hp('b')).toBe(50)
    p.done().turn('a').cast('bless')
    while (p.kind === 'resolve-first') p.play(p.asked().actions[0])
    p.done().turn('b').d20(10).melee('c')
    expect(p.hp('c')).toBe(100)
    const dart = position({ a: mage({ spells: ['ember dart [1]'] }), b: golem })
    dart.turn('a').cast('ember dart', 'b')
    expect(dart.hp('b')).toBe(100)
    dart.end()
  })
})

describe('Simultaneous Attack', () => {
  const drake = mage({
    melee: '+5/+5 (5)',
    abilities: [
      'Breath Weapon [2] (cone; 20 fire damage; DC 15)',
      'Simultaneous Attack (all melee attacks and Breath Weapon)',
      'Independent',
    ],
  })

  it('SK-AB-SIMULTANEOUS-ATTACK-01: attacks and breath in one turn, in any order', () => {
    const first = position({ a: drake, b: foe({ at: [6, 5] }) })
    first.turn('a').use('Breath Weapon')
    first.d20(2).do('aim')
    first.d20(10).melee('b', 0)
    first.d20(10).melee('b', 1)
    expect(first.hp('b')).toBe(70)
    const last = position({ a: drake, b: foe({ at: [6, 5] }) })
    last.turn('a').d20(10).melee('b', 0)
    last.d20(10).melee('b', 1)
    last.use('Breath Weapon')
    last.d20(2).do('aim')
    expect(last.hp('b')).toBe(70)
    // Once a turn.
    expect(last.match.state.active === last.id('a') ? last.usable('Breath Weapon') : []).toEqual([])
  })

  it('SK-AB-SIMULTANEOUS-ATTACK-01: not after a move, and no move afterwards; others choose one of the two', () => {
    const moved = position({ a: { ...drake, at: [4, 5] }, b: foe({ at: [6, 5] }) })
    moved.turn('a').walk([5, 5]).use('Breath Weapon')
    moved.d20(2).do('aim')
    expect(moved.match.state.active === moved.id('a') ? moved.offers('melee') : []).toEqual([])
    const stays = position({ a: drake, b: foe({ at: [6, 5] }) })
    stays.turn('a').d20(10).melee('b', 0)
    stays.use('Breath Weapon')
    stays.d20(2).do('aim')
    expect(stays.match.state.active === stays.id('a') ? stays.offers('step') : []).toEqual([])
    const plain = position({ a: { ...drake, abilities: [drake.abilities![0], 'Independent'] }, b: foe({ at: [6, 5] }) })
    plain.turn('a').d20(10).melee('b', 0)
    expect(plain.usable('Breath Weapon')).toEqual([])
  })
})
