import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const archer = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], ranged: '+0 (10)', melee: '+0 (10)', ...lines })
const target = (lines: Partial<Piece> = {}): Piece => ({ at: [9, 5], seat: 1, ac: 15, ...lines })
/** Does a ranged (melee) attack with this total hit? */
function shoots(a: Piece, b: Piece, natural: number, others: Readonly<Record<string, Piece>> = {}): boolean {
  const p = position({ a, b, ...others })
  p.turn('a').d20(natural).ranged('b')
  p.end()
  return p.hp('b') < 100
}
function strikes(a: Piece, b: Piece, natural: number, others: Readonly<Record<string, Piece>> = {}): boolean {
  const p = position({ a, b, ...others })
  p.turn('a').d20(natural).melee('b')
  p.end()
  return p.hp('b') < 100
}
const beside = (lines: Partial<Piece> = {}): Piece => target({ at: [6, 5], ...lines })

describe('Armor', () => {
  it('SK-AB-DEFLECT-ARROWS-01: +4 AC against ranged attacks only', () => {
    const abilities = ['Deflect Arrows']
    expect(shoots(archer(), target({ abilities }), 18)).toBe(false)
    expect(shoots(archer(), target({ abilities }), 19)).toBe(true)
    expect(strikes(archer(), beside({ abilities }), 15)).toBe(true)
    expect(strikes(archer(), beside({ abilities }), 14)).toBe(false)
  })

  it.each([
    [18, true],
    [19, false],
  ])('SK-AB-MOBILITY-01: +4 AC against attacks of opportunity: %i', (natural, safe) => {
    const p = position({ a: archer(), b: beside({ abilities: ['Mobility'] }) })
    p.turn('b').walk([7, 5])
    p.d20(natural).do('opportunity')
    expect(p.hp('b') === 100).toBe(safe)
    expect(strikes(archer(), beside({ abilities: ['Mobility'] }), 15)).toBe(true)
  })

  it('SK-AB-PHALANX-FIGHTING-01: +2 AC next to an ally that has it, however many there are', () => {
    const soldier = (x: number, y: number, lines: Partial<Piece> = {}) =>
      beside({ at: [x, y], abilities: ['Phalanx Fighting'], ...lines })
    const pair = { c: soldier(6, 6) }
    expect(strikes(archer(), soldier(6, 5), 16, pair)).toBe(false)
    expect(strikes(archer(), soldier(6, 5), 17, pair)).toBe(true)
    expect(strikes(archer(), soldier(6, 5), 17, { ...pair, d: soldier(6, 4) })).toBe(true)
    expect(strikes(archer(), soldier(6, 5), 16, { c: soldier(6, 6, { is: ['stunned'] }) })).toBe(false)
    expect(strikes(archer(), soldier(6, 5), 15)).toBe(true)
    expect(strikes(archer(), soldier(6, 5), 15, { c: beside({ at: [6, 6] }) })).toBe(true)
    expect(strikes(archer(), soldier(6, 5), 15, { c: soldier(6, 7) })).toBe(true)
  })

  it('SK-AB-PRECISE-SHOT-01: the +4 for a target in melee is ignored, cover is not', () => {
    const precise = archer({ abilities: ['Precise Shot'] })
    const friend: Piece = { at: [9, 6] }
    expect(shoots(archer(), target(), 18, { friend })).toBe(false)
    expect(shoots(archer(), target(), 19, { friend })).toBe(true)
    expect(shoots(precise, target(), 15, { friend })).toBe(true)
    const between: Piece = { at: [8, 5] }
    expect(shoots(precise, target(), 18, { between })).toBe(false)
    expect(shoots(precise, target(), 19, { between })).toBe(true)
  })

  it('SK-AB-ARROW-CATCHING-SHIELD-01: a shot at a neighbour is rolled against the bearer, without his cover', () => {
    // The mage is in the open; the warden behind a creature.
    const pieces = {
      a: archer(),
      mage: target({ at: [9, 5], ac: 12 }),
      warden: target({ at: [10, 5], ac: 20, abilities: ['Arrow Catching Shield'] }),
    }
    const p = position(pieces)
    p.turn('a').d20(19).ranged('mage')
    expect([p.hp('mage'), p.hp('warden')]).toEqual([100, 100])
    const hit = position({ ...pieces, a: archer({ ranged: '+1 (10)' }) })
    hit.turn('a').d20(19).ranged('mage')
    expect([hit.hp('mage'), hit.hp('warden')]).toEqual([100, 90])
  })

  it('SK-AB-ARROW-CATCHING-SHIELD-01: not beyond its neighbours, not against melee; of two bearers their owner chooses', () => {
    const warden = (x: number, y: number) => target({ at: [x, y], ac: 10, abilities: ['Arrow Catching Shield'] })
    const far = position({ a: archer(), mage: target({ ac: 10 }), c: warden(11, 5) })
    far.turn('a').d20(12).ranged('mage')
    expect(far.hp('mage')).toBe(90)
    const melee = position({ a: archer(), mage: beside({ ac: 10 }), c: warden(7, 5) })
    melee.turn('a').d20(12).melee('mage')
    expect(melee.hp('mage')).toBe(90)
    const two = position({ a: archer(), mage: target({ ac: 10 }), c: warden(10, 5), d: warden(9, 6) })
    two.turn('a').d20(12).ranged('mage')
    expect(two.kind).toBe('catch-arrow')
    expect(two.seat).toBe(1)
    two.do('catch', { creature: two.id('d') })
    expect(two.hp('d')).toBe(90)
    two.end()
  })
})

describe('Damage', () => {
  it.each([
    ['+0 (10 + 5 fire)', 10],
    ['+0 (5)', 0],
    ['+0 (10 magic)', 10],
    ['+0 (10 fire)', 10],
    ['+0 (10)', 5],
  ])('SK-AB-DR-01: DR 5 against %s leaves %i', (melee, damage) => {
    const p = position({ a: archer({ melee }), b: beside({ abilities: ['DR 5'] }) })
    p.turn('a').d20(15).melee('b')
    expect(p.hp('b')).toBe(100 - damage)
  })

  it('SK-AB-DR-01: per attack, melee and ranged; spell damage is not reduced', () => {
    const shot = position({ a: archer(), b: target({ abilities: ['DR 5'] }) })
    shot.turn('a').d20(15).ranged('b')
    expect(shot.hp('b')).toBe(95)
    const twice = position({ a: archer({ melee: '+0/+0 (10)' }), b: beside({ abilities: ['DR 5'] }) })
    twice.turn('a').d20(15).melee('b')
    twice.d20(15).melee('b', 1)
    expect(twice.hp('b')).toBe(90)
    const spell = position({ a: archer({ spells: ['thunder word [1]'] }), b: beside({ abilities: ['DR 5'] }) })
    spell.turn('a').d20(2).cast('thunder word', 'b')
    expect(spell.hp('b')).toBe(85)
  })

  const orb = (natural: number, ...abilities: string[]) => {
    const p = position({
      a: archer({ spells: ['fire orb [1]', 'storm bolt [1]'] }),
      b: target({ at: [14, 5], abilities, level: 5 }),
    })
    p.turn('a').cast('fire orb', 'b')
    p.d20(natural).do('aim')
    p.end()
    return 100 - p.hp('b')
  }

  it('SK-AB-RESIST-01: less damage of that energy, after the save', () => {
    expect(orb(9)).toBe(25)
    expect(orb(9, 'Resist 10 Fire')).toBe(15)
    expect(orb(10)).toBe(10)
    expect(orb(10, 'Resist 10 Fire')).toBe(0)
    expect(orb(9, 'Resist 10 Cold')).toBe(25)
  })

  it('SK-AB-VULNERABLE-01: 5 more for every full 10, after the save, before Resist', () => {
    // 25 becomes 35; saved: 10 becomes 15.
    expect(orb(9, 'Vulnerable Fire')).toBe(35)
    expect(orb(10, 'Vulnerable Fire')).toBe(15)
    expect(orb(9, 'Vulnerable Cold')).toBe(25)
    expect(orb(9, 'Vulnerable Fire', 'Resist 5 Fire')).toBe(30)
    for (const [melee, damage] of [
      ['+0 (20 fire)', 30],
      ['+0 (5 fire)', 5],
    ] as const) {
      const p = position({ a: archer({ melee }), b: beside({ abilities: ['Vulnerable Fire'] }) })
      p.turn('a').d20(15).melee('b')
      expect(p.hp('b')).toBe(100 - damage)
    }
  })

  it('SK-AB-IMMUNE-01: the named energy does nothing and needs no save; other parts of the effect work', () => {
    const fire = position({ a: archer({ spells: ['blast of flame [1]'] }), b: beside({ abilities: ['Immune Fire'] }) })
    // Threatened casters cast touch spells only.
    fire.piece('b').square = fire.square(8, 5)
    fire.turn('a').cast('blast of flame')
    fire.do('aim')
    expect(fire.hp('b')).toBe(100)
    fire.end()
    const both = position({
      a: archer({ spells: ['sonic clap [1]'] }),
      b: target({ at: [8, 5], abilities: ['Immune Sonic'] }),
    })
    both.turn('a').cast('sonic clap')
    both.d20(2).do('aim')
    expect(both.hp('b')).toBe(100)
    expect(both.is('b', 'stunned')).toBe(true)
    const attack = position({ a: archer({ melee: '+0 (10 + 5 fire)' }), b: beside({ abilities: ['Immune Fire'] }) })
    attack.turn('a').d20(15).melee('b')
    expect(attack.hp('b')).toBe(90)
  })
})

describe('Conceal', () => {
  const hit = (a: Piece, b: Piece, ...dice: number[]): boolean => {
    const p = position({ a, b })
    p.turn('a')
      .d20(...dice)
      .melee('b')
    p.end()
    return p.hp('b') < 100
  }

  it('SK-AB-CONCEAL-01: a second die decides whether a hit hits', () => {
    const dryad = beside({ abilities: ['Conceal 6'] })
    expect(hit(archer(), dryad, 15, 5)).toBe(false)
    expect(hit(archer(), dryad, 15, 6)).toBe(true)
    // A miss needs no second die.
    expect(hit(archer(), dryad, 14)).toBe(false)
  })

  it('SK-AB-CONCEAL-02: a natural 20 is concealed too', () => {
    expect(hit(archer(), beside({ abilities: ['Conceal 11'] }), 20, 3)).toBe(false)
  })

  it('SK-AB-CONCEAL-03: the highest value counts, one die is rolled', () => {
    const both = beside({ abilities: ['Conceal 6', 'Invisible'] })
    expect(hit(archer(), both, 15, 10)).toBe(false)
    expect(hit(archer(), both, 15, 11)).toBe(true)
  })

  it('SK-AB-BLIND-FIGHT-01: in melee two tries, one success suffices', () => {
    const monk = archer({ abilities: ['Blind-Fight'] })
    const shade = beside({ abilities: ['Conceal 11'] })
    expect(hit(monk, shade, 15, 4, 12)).toBe(true)
    expect(hit(monk, shade, 15, 4, 9)).toBe(false)
    expect(hit(monk, shade, 15, 12)).toBe(true)
    const p = position({ a: monk, b: target({ abilities: ['Conceal 11'] }) })
    p.turn('a').d20(15, 4).ranged('b')
    expect(p.hp('b')).toBe(100)
    p.end()
  })
})

describe('Saves', () => {
  const saves = (b: Piece, natural: number): boolean => {
    const p = position({ a: archer({ spells: ['thunder word [1]'] }), b: { ...b, at: [6, 5], seat: 1 } })
    p.turn('a').d20(natural).cast('thunder word', 'b')
    p.end()
    return p.hp('b') === 95
  }
  /** A first blow to half its hit points, out of command. */
  const holds = (b: Partial<Piece>, natural: number): boolean => {
    const p = position({
      a: archer({ melee: '+0 (10)' }),
      b: beside({ hp: 20, ac: 10, ...b }),
      last: target({ at: [18, 15] }),
    })
    p.turn('a').d20(15, natural).melee('b')
    p.end()
    return !p.is('b', 'routing') && !p.is('b', 'eliminated')
  }

  it('SK-AB-SAVE-PLUS-01: adds to all saves, morale included', () => {
    const dwarf = { level: 2, abilities: ['Save +3'] }
    expect(saves(target(dwarf), 8)).toBe(true)
    expect(saves(target(dwarf), 7)).toBe(false)
    expect(holds(dwarf, 15)).toBe(true)
    expect(holds(dwarf, 14)).toBe(false)
  })

  it('SK-AB-SAVE-EQUALS-01: stands in for the level in all saves', () => {
    const smith = { level: 3, abilities: ['Save = 9'] }
    expect(saves(target(smith), 4)).toBe(true)
    expect(saves(target(smith), 3)).toBe(false)
    expect(holds(smith, 11)).toBe(true)
    expect(holds(smith, 10)).toBe(false)
  })

  it('SK-AB-MORALE-SAVE-01: adds to morale saves only', () => {
    const drummer = { level: 1, abilities: ['Morale Save +4'] }
    expect(holds(drummer, 15)).toBe(true)
    expect(holds(drummer, 14)).toBe(false)
    expect(saves(target(drummer), 12)).toBe(true)
    expect(saves(target(drummer), 11)).toBe(false)
  })

  it('SK-AB-FEARLESS-01: passes morale saves without a die and cannot be frightened', () => {
    const p = position({
      a: archer({ melee: '+0 (10)', spells: ['dread whisper [1]'], at: [5, 5] }),
      b: beside({ hp: 20, abilities: ['Fearless'], ac: 10 }),
    })
    p.turn('a').d20(15).melee('b')
    expect(p.is('b', 'routing')).toBe(false)
    p.end()
    p.piece('b').square = p.square(9, 5)
    p.done().turn('a').cast('dread whisper', 'b')
    expect(p.is('b', 'frightened')).toBe(false)
    p.end()
  })
})

describe('Uncanny Dodge', () => {
  const rogue = archer({ melee: '+0 (5)', abilities: ['Sneak Attack +5'] })
  const friend: Piece = { at: [7, 5] }
  const damage = (natural: number, b: Partial<Piece>) => {
    const p = position({ a: rogue, b: beside({ ac: 15, ...b }), friend })
    p.turn('a').d20(natural).melee('b')
    return 100 - p.hp('b')
  }

  it('SK-AB-UNCANNY-DODGE-01: no flanking and no sneak attack while active, both when stunned', () => {
    const abilities = ['Uncanny Dodge']
    expect(damage(13, {})).toBe(10)
    expect(damage(14, { abilities })).toBe(0)
    expect(damage(15, { abilities })).toBe(5)
    // Stunned: AC 13, flanked +2.
    expect(damage(11, { abilities, is: ['stunned'] })).toBe(10)
    expect(damage(10, { abilities, is: ['stunned'] })).toBe(0)
  })
})

describe('Stench', () => {
  const ghast = (x: number, y: number): Piece => ({
    at: [x, y],
    seat: 1,
    type: 'Undead',
    abilities: ['Stench'],
    ac: 10,
  })

  it('SK-AB-STENCH-01: attack, AC and save -2 beside it, once, until it moves away', () => {
    const fighter = archer({ at: [5, 5], melee: '+0 (5)', ac: 10, abilities: ['Independent'], level: 3 })
    const one = position({ a: fighter, b: ghast(6, 5) })
    one.turn('a').d20(11).melee('b')
    expect(one.hp('b')).toBe(100)
    const two = position({ a: fighter, b: ghast(6, 5), c: ghast(6, 6) })
    two.turn('a').d20(12).melee('b')
    expect(two.hp('b')).toBe(95)
    const hit = position({ a: fighter, b: ghast(6, 5) })
    hit.turn('b').d20(8).melee('a')
    expect(hit.hp('a')).toBe(95)
    const save = position({ a: fighter, b: { ...ghast(6, 5), spells: ['thunder word [1]'] } })
    save.turn('b').d20(11).cast('thunder word', 'a')
    expect(save.hp('a')).toBe(85)
    const away = position({ a: fighter, b: ghast(6, 5), c: { at: [3, 5], seat: 1, ac: 10 } })
    away.turn('a').walk([4, 5])
    away.do('pass')
    away.d20(10).melee('c')
    expect(away.hp('c')).toBe(95)
  })

  it('SK-AB-STENCH-01: the kind that it names does not suffer', () => {
    const troglodyte: Piece = { at: [6, 5], seat: 1, abilities: ['Stench except Orc'], ac: 10 }
    const strike = (type: string) => strikes(archer({ type }), troglodyte, 10)
    expect(strike('Humanoid (Orc)')).toBe(true)
    expect(strike('Humanoid (Human)')).toBe(false)
  })

  it('SK-AB-STENCH-01: allies suffer too, creatures that are not living do not', () => {
    const ally = position({ a: archer({ ac: 10 }), b: ghast(6, 6), c: { at: [6, 5], seat: 1, ac: 10 } })
    ally.turn('c').d20(11).melee('a')
    // The archer stands beside the ghast as well: -2 on both sides.
    expect(ally.hp('a')).toBe(95)
    const away = position({ a: archer({ ac: 10 }), b: ghast(7, 5), c: { at: [6, 5], seat: 1, ac: 10 } })
    away.turn('c').d20(11).melee('a')
    expect(away.hp('a')).toBe(100)
    const bones = position({ a: archer({ ac: 10, type: 'Undead' }), b: ghast(6, 5) })
    bones.turn('a').d20(10).melee('b')
    expect(bones.hp('b')).toBe(90)
  })
})

describe('Tiny Reach', () => {
  const imp: Piece = { at: [6, 5], seat: 1, type: 'Tiny Outsider', abilities: ['Tiny Reach'] }

  it('SK-AB-TINY-REACH-01: no attacks of opportunity, but it threatens', () => {
    const leaves = position({ a: archer(), b: imp })
    leaves.turn('a').walk([4, 5])
    expect(leaves.kind).toBe('act')
    expect(leaves.at('a')).toEqual([4, 5])
    const shoots = position({ a: archer(), b: imp })
    expect(shoots.turn('a').targets('ranged')).toEqual([])
    const flanks = position({ a: archer({ ac: 12 }), b: imp, c: { at: [4, 5], seat: 1, melee: '+0 (5)' } })
    flanks.turn('c').d20(10).melee('a')
    expect(flanks.hp('a')).toBe(95)
  })
})
