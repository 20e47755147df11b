import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const attacker = (lines: Partial<Piece>): Piece => ({ at: [5, 5], melee: '+5 (5)', ...lines })
const target = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, ...lines })

describe('Level Drain', () => {
  const wight = attacker({ hp: 50, abilities: ['Level Drain'] })

  it('SK-AB-LEVEL-DRAIN-01: the victim gets attack -1 and save -1, the drainer +5 hp', () => {
    const p = position({
      a: wight,
      b: target({ level: 3, melee: '+5 (5)', type: 'Humanoid (Orc)' }),
      mage: { at: [5, 6], spells: ['thunder word [3]'] },
    })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('a')).toBe(55)
    // Attack +4 against AC 10: 6 hits, 5 misses.
    p.turn('b').d20(5).melee('a')
    expect(p.hp('a')).toBe(55)
    // Save +2 against DC 13: 11 is a success, 10 is none.
    p.turn('mage').d20(10).cast('thunder word', 'b')
    expect(p.hp('b')).toBe(80)
    p.done().turn('b').d20(6).melee('a')
    expect(p.hp('a')).toBe(50)
    p.turn('mage').d20(11).cast('thunder word', 'b')
    expect(p.hp('b')).toBe(75)
    p.end()
  })

  it('SK-AB-LEVEL-DRAIN-01: creatures that are not living are spared', () => {
    const p = position({ a: wight, b: target({ type: 'Construct', melee: '+5 (5)' }) })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('a')).toBe(50)
    p.turn('b').d20(5).melee('a')
    expect(p.hp('a')).toBe(45)
  })

  it('SK-AB-LEVEL-DRAIN-01: an attack without damage drains nothing', () => {
    const p = position({ a: wight, b: target({ abilities: ['DR 5'] }) })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('a')).toBe(50)
  })

  it('SK-AB-LEVEL-DRAIN-02: hit points add up, penalties do not', () => {
    const p = position({ a: { ...wight, melee: '+5/+5/+5 (5)' }, b: target({ melee: '+5 (5)' }) })
    p.turn('a').d20(10).melee('b')
    p.d20(10).melee('b', 1)
    p.d20(10).melee('b', 2)
    expect(p.hp('a')).toBe(65)
    p.turn('b').d20(6).melee('a')
    expect(p.hp('a')).toBe(60)
    p.end()
  })
})

describe('Constitution Drain', () => {
  const vampire = attacker({ hp: 50, melee: '+5 (10)', abilities: ['Constitution Drain 5 DC 16'] })

  it('SK-AB-CONSTITUTION-DRAIN-01: a failed save costs 5 more and gives the attacker 5; it adds up', () => {
    const p = position({ a: vampire, b: target({ abilities: ['DR 5'] }) })
    p.turn('a').d20(10, 14).melee('b')
    // 10 less DR 5, then 5 that nothing reduces.
    expect(p.hp('b')).toBe(90)
    expect(p.hp('a')).toBe(55)
    p.done().turn('a').d20(10, 14).melee('b')
    expect(p.hp('a')).toBe(60)
    p.end()
  })

  it('SK-AB-CONSTITUTION-DRAIN-01: a save means neither', () => {
    const p = position({ a: vampire, b: target() })
    p.turn('a').d20(10, 15).melee('b')
    expect([p.hp('a'), p.hp('b')]).toEqual([50, 90])
    p.end()
  })

  it('SK-AB-CONSTITUTION-DRAIN-01: only living creatures, only when damaged', () => {
    const undead = position({ a: vampire, b: target({ type: 'Undead' }) })
    undead.turn('a').d20(10).melee('b')
    expect([undead.hp('a'), undead.hp('b')]).toEqual([50, 90])
    undead.end()
    const unhurt = position({ a: vampire, b: target({ abilities: ['DR 10'] }) })
    unhurt.turn('a').d20(10).melee('b')
    expect(unhurt.hp('b')).toBe(100)
    unhurt.end()
  })

  it('SK-AB-CONSTITUTION-DRAIN-01: the drain can destroy, and its points count', () => {
    const p = position({ a: vampire, b: target({ left: 15, hp: 15, cost: 12 }), c: target({ at: [15, 15] }) })
    p.turn('a').d20(10, 2).melee('b')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([12, 0])
    p.end()
  })
})

describe('Pushback', () => {
  const ogre = attacker({ type: 'Large Giant', at: [4, 5], abilities: ['Pushback'] })

  it('SK-AB-PUSHBACK-01: a smaller creature that it damages may be pushed 1 square', () => {
    const p = position({ a: ogre, b: target() })
    p.turn('a').d20(10).melee('b')
    expect(p.kind).toBe('shove')
    expect(p.squares('shift')).toEqual([
      [7, 4],
      [7, 5],
      [7, 6],
    ])
    p.do('shift', { square: p.square(7, 5) })
    expect(p.at('b')).toEqual([7, 5])
    expect(p.kind).not.toBe('shove')
  })

  it('SK-AB-PUSHBACK-01: it may be left out', () => {
    const p = position({ a: ogre, b: target() })
    p.turn('a').d20(10).melee('b')
    p.do('stop')
    expect(p.at('b')).toEqual([6, 5])
  })

  it('SK-AB-PUSHBACK-01: neither a creature of its own size nor one that it does not damage', () => {
    const large = position({ a: ogre, b: target({ type: 'Large Giant' }) })
    large.turn('a').d20(10).melee('b')
    expect(large.offers('shift')).toEqual([])
    expect(large.at('b')).toEqual([6, 5])
    const tough = position({ a: ogre, b: target({ abilities: ['DR 5'] }) })
    tough.turn('a').d20(10).melee('b')
    expect(tough.offers('shift')).toEqual([])
  })
})
