import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const attacker = (lines: Partial<Piece>): Piece => ({ at: [5, 5], melee: '+5 (10)', ...lines })
const goblin = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, hp: 5, cost: 5, ...lines })
/** Keeps the match going when the others are gone. */
const last: Piece = { at: [18, 14], seat: 1 }

describe('Cleave', () => {
  const berserker = attacker({ abilities: ['Cleave'] })
  const three = { b: goblin(), c: goblin({ at: [4, 5] }), d: goblin({ at: [5, 6] }) }

  it('SK-AB-CLEAVE-01: another attack on another enemy, once per turn', () => {
    const p = position({ a: berserker, ...three, last })
    p.turn('a').d20(10).melee('b')
    expect(p.kind).toBe('cleave')
    expect(p.targets('attack')).toEqual(['c', 'd'])
    p.d20(10).do('attack', { target: p.id('c') })
    expect(p.is('c', 'eliminated')).toBe(true)
    expect(p.is('d', 'eliminated')).toBe(false)
    expect(p.kind).not.toBe('cleave')
    p.end()
  })

  it('SK-AB-CLEAVE-01: it is used with the same attack of the line', () => {
    const p = position({
      a: { ...berserker, melee: '+9/+0 (10)' },
      b: goblin(),
      c: goblin({ at: [4, 5], ac: 15 }),
      last,
    })
    p.turn('a').d20(10).melee('b', 0)
    p.d20(6).do('attack', { target: p.id('c') })
    expect(p.is('c', 'eliminated')).toBe(true)
    p.end()
  })

  it('SK-AB-CLEAVE-01: with nobody else in reach there is no question', () => {
    const p = position({ a: berserker, b: goblin(), last })
    p.turn('a').d20(10).melee('b')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.kind).not.toBe('cleave')
  })

  it('SK-AB-CLEAVE-01: its player may decline', () => {
    const p = position({ a: berserker, ...three, last })
    p.turn('a').d20(10).melee('b')
    p.do('decline')
    expect(p.is('c', 'eliminated')).toBe(false)
    p.end()
  })

  it('SK-AB-CLEAVE-01: an attack of opportunity that destroys lets it cleave in that turn', () => {
    const p = position({ a: berserker, b: goblin(), c: goblin({ at: [4, 5] }), last })
    p.turn('b').walk([7, 5])
    p.d20(10).do('opportunity')
    expect(p.kind).toBe('cleave')
    p.d20(10).do('attack', { target: p.id('c') })
    expect(p.is('c', 'eliminated')).toBe(true)
    p.end()
  })

  it('SK-AB-CLEAVE-01: a survivor, a ranged kill and a Death Attack do not trigger it', () => {
    const alive = position({ a: berserker, b: goblin({ hp: 100 }), c: goblin({ at: [4, 5] }), last })
    alive.turn('a').d20(10).melee('b')
    expect(alive.kind).not.toBe('cleave')
    const shot = position({ a: { ...berserker, ranged: '+5 (10)' }, b: goblin({ at: [8, 5] }), last })
    shot.turn('a').d20(10).ranged('b')
    expect(shot.is('b', 'eliminated')).toBe(true)
    expect(shot.kind).not.toBe('cleave')
    const death = position({
      a: { ...berserker, abilities: ['Cleave', 'Death Attack DC 14'] },
      b: goblin({ hp: 100, is: ['stunned'] }),
      c: goblin({ at: [4, 5] }),
      last,
    })
    death.turn('a').melee('b')
    death.d20(10, 2).do('declare')
    expect(death.is('b', 'eliminated')).toBe(true)
    expect(death.kind).not.toBe('cleave')
  })
})

describe('Feed', () => {
  it('SK-AB-FEED-01: +5 hp for each Humanoid it destroys, nothing for others', () => {
    const p = position({
      a: attacker({ hp: 50, melee: '+5/+5/+5 (10)', abilities: ['Feed 5'] }),
      b: goblin(),
      c: goblin({ at: [4, 5] }),
      wolf: goblin({ at: [5, 6], type: 'Animal' }),
      last,
    })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('a')).toBe(55)
    p.d20(10).melee('c', 1)
    expect(p.hp('a')).toBe(60)
    p.d20(10).melee('wolf', 2)
    expect(p.is('wolf', 'eliminated')).toBe(true)
    expect(p.hp('a')).toBe(60)
  })

  it('SK-AB-FEED-01: a Humanoid destroyed by its drain or its spell feeds it too', () => {
    const drain = position({
      a: attacker({ hp: 50, abilities: ['Feed 5', 'Constitution Drain 5 DC 30'] }),
      b: goblin({ hp: 15 }),
      last,
    })
    drain.turn('a').d20(10, 2).melee('b')
    expect(drain.is('b', 'eliminated')).toBe(true)
    // 5 of the drain, 5 of the meal.
    expect(drain.hp('a')).toBe(60)
    const spell = position({
      a: attacker({ hp: 50, abilities: ['Feed 5'], spells: ['grave touch [1]'] }),
      b: goblin(),
      last,
    })
    spell.turn('a').d20(2).cast('grave touch', 'b')
    expect(spell.hp('a')).toBe(55)
    const rout = position({
      a: attacker({ hp: 50, melee: '+5 (5)', abilities: ['Feed 5'] }),
      b: goblin({ at: [6, 5], hp: 10, speed: 20 }),
      last,
    })
    rout.turn('a').d20(10, 2).melee('b')
    rout.flee()
    expect(rout.is('b', 'eliminated')).toBe(true)
    expect(rout.hp('a')).toBe(50)
  })

  it('SK-TYPE-HUMANOID-01, SK-TYPE-MONSTROUS-HUMANOID-01: an orc feeds, a minotaur does not', () => {
    const p = position({
      a: attacker({ hp: 50, melee: '+5/+5 (10)', abilities: ['Feed 5'] }),
      orc: goblin({ type: 'Humanoid (Orc)' }),
      minotaur: goblin({ at: [4, 5], type: 'Monstrous Humanoid' }),
      last,
    })
    p.turn('a').d20(10).melee('minotaur')
    expect(p.hp('a')).toBe(50)
    p.d20(10).melee('orc', 1)
    expect(p.hp('a')).toBe(55)
  })
})

describe('Death Burst', () => {
  const round = {
    a: attacker({ level: 2 }),
    friend: goblin({ at: [7, 5], hp: 100, level: 2 }),
    far: goblin({ at: [9, 5], hp: 100 }),
    last,
  }

  it('SK-AB-DEATH-BURST-01: everybody in the template around it saves, friends too', () => {
    const p = position({ ...round, b: goblin({ abilities: ['Death Burst (radius 2; 15 fire; DC 14)'] }) })
    p.turn('a').d20(10).melee('b')
    expect(p.kind).toBe('aim')
    expect(p.seat).toBe(1)
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.offers('aim').map(({ x, y }) => [x, y])).toEqual([
      [6, 5],
      [7, 5],
      [6, 6],
      [7, 6],
    ])
    // The acting player's creature saves first: 11 fails, 12 succeeds.
    p.d20(11, 12).do('aim', { x: 7, y: 6 })
    expect(p.hp('a')).toBe(85)
    expect(p.hp('friend')).toBe(95)
    expect(p.hp('far')).toBe(100)
    p.end()
  })

  it('SK-AB-DEATH-BURST-01: without a radius it hits whoever is adjacent', () => {
    const p = position({ ...round, b: goblin({ abilities: ['Death Burst (15 fire; DC 14)'] }) })
    p.turn('a').d20(10, 11, 11).melee('b')
    expect([p.hp('a'), p.hp('friend'), p.hp('far')]).toEqual([85, 85, 100])
    p.end()
  })

  it('SK-AB-DEATH-BURST-01: direct destruction does not trigger it', () => {
    const p = position({
      ...round,
      a: attacker({ abilities: ['Death Attack DC 30'] }),
      b: goblin({ hp: 100, is: ['stunned'], abilities: ['Death Burst (15 fire; DC 14)'] }),
    })
    p.turn('a').melee('b')
    p.d20(10, 2).do('declare')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.hp('friend')).toBe(100)
    p.end()
  })

  it("SK-AB-DEATH-BURST-01: enemies that it destroys score for the burst's owner", () => {
    const p = position({
      a: attacker({ hp: 10, cost: 13 }),
      guard: { at: [1, 1] },
      b: goblin({ abilities: ['Death Burst (15 fire; DC 14)'] }),
      last,
    })
    p.turn('a').d20(10, 2).melee('b')
    expect(p.is('a', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([5, 13])
  })
})

describe('Death Strike', () => {
  const boar = goblin({ melee: '+5 (10)', abilities: ['Death Strike'] })

  it('SK-AB-DEATH-STRIKE-01: one melee attack before it goes', () => {
    const p = position({ a: attacker({}), b: boar, last })
    p.turn('a').d20(10).melee('b')
    expect(p.kind).toBe('death-strike')
    expect(p.seat).toBe(1)
    p.d20(10).do('attack', { target: p.id('a') })
    expect(p.hp('a')).toBe(90)
    expect(p.is('b', 'eliminated')).toBe(true)
    p.end()
  })

  it('SK-AB-DEATH-STRIKE-01: it is destroyed whatever it gains', () => {
    const p = position({ a: attacker({}), b: { ...boar, hp: 10, abilities: ['Death Strike', 'Level Drain'] }, last })
    p.turn('a').d20(10).melee('b')
    p.d20(10).do('attack')
    expect(p.hp('b')).toBe(5)
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.scores[0]).toBe(5)
  })

  it('SK-AB-DEATH-STRIKE-01: it may be left out, and direct destruction allows none', () => {
    const p = position({ a: attacker({}), b: boar, last })
    p.turn('a').d20(10).melee('b')
    p.do('decline')
    expect(p.is('b', 'eliminated')).toBe(true)
    const death = position({
      a: attacker({ abilities: ['Death Attack DC 30', 'Invisible'] }),
      b: { ...boar, hp: 100 },
      last,
    })
    death.turn('a').melee('b')
    death.d20(10, 2).do('declare')
    expect(death.is('b', 'eliminated')).toBe(true)
    expect(death.kind).not.toBe('death-strike')
  })
})

describe('Cowardly', () => {
  const kobold: Piece = { at: [15, 12], seat: 1, abilities: ['Cowardly'] }

  it('SK-AB-COWARDLY-01: routs without a save when an ally is destroyed and no active ally is within 6', () => {
    const p = position({ a: attacker({}), b: goblin({ at: [6, 5] }), kobold })
    p.turn('a').d20(10).melee('b')
    p.flee()
    expect(p.is('kobold', 'routing') || p.is('kobold', 'eliminated')).toBe(true)
    expect(p.rolls('morale')).toEqual([])
    p.end()
  })

  it.each([
    ['an active ally at 6', { at: [9, 12] }, false],
    ['an active ally at 7', { at: [8, 12] }, true],
    ['a stunned ally', { at: [16, 12], is: ['stunned'] }, true],
  ] as const)('SK-AB-COWARDLY-01: with %s', (_, lines, routs) => {
    const p = position({ a: attacker({}), b: goblin(), kobold, c: goblin({ ...lines, hp: 100 }) })
    p.turn('a').d20(10).melee('b')
    p.flee()
    expect(p.is('kobold', 'routing') || p.is('kobold', 'eliminated')).toBe(routs)
  })

  it('SK-AB-COWARDLY-01: an enemy destroyed or an ally that runs off changes nothing', () => {
    const enemy = position({ a: attacker({}), b: goblin(), kobold: { ...kobold, seat: 0 }, last })
    enemy.turn('a').d20(10).melee('b')
    expect(enemy.is('kobold', 'routing')).toBe(false)
    const left = position({
      a: attacker({}),
      b: goblin({ at: [18, 5], hp: 10, left: 10 }),
      kobold,
      c: { at: [17, 5], melee: '+5 (5)' },
    })
    left.turn('c').d20(10, 2).melee('b')
    left.flee()
    expect(left.is('b', 'eliminated')).toBe(true)
    expect(left.is('kobold', 'routing')).toBe(false)
  })
})
