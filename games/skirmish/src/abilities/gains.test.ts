import { describe, expect, it } from 'vitest'
import { type Piece, type PositionOptions, position } from '../testing/pieces.ts'

const own = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [18, 14], seat: 1, ...lines })
const lord = (effect: string, lines: Partial<Piece> = {}): Piece =>
  own({ at: [4, 5], commander: 3, effects: [effect], ...lines })

const floor = (marks: Readonly<Record<string, readonly (readonly [number, number])[]>>): string[] => {
  const rows = Array.from({ length: 16 }, () => new Array<string>(20).fill('.'))
  for (const [code, squares] of Object.entries(marks)) for (const [x, y] of squares) rows[y][x] = code
  return rows.map((row) => row.join(''))
}
const column = (x: number) => Array.from({ length: 16 }, (_, y) => [x, y] as const)

/** A follower `a` whose commander gives it something, and an enemy `b`. */
const gift = (effect: string, a: Partial<Piece> = {}, b: Partial<Piece> = {}, options: PositionOptions = {}) =>
  position({ lord: lord(effect), a: own(a), b: foe(b) }, options)

describe('gains', () => {
  it('SK-KEY-GAINS-01, SK-AB-FLIGHT-01: gains Flight: it moves as flyers do, over pits and creatures', () => {
    const map = floor({ _: column(6) })
    const beside = { at: [7, 5] as [number, number] }
    expect(gift('Followers: attack +1', {}, beside, { map }).turn('a').goes('step', 6, 5)).toBe(false)
    const p = gift('Followers: Flight', {}, beside, { map }).turn('a')
    p.walk([6, 5], [7, 5], [8, 5])
    expect([p.at('a'), p.kind]).toEqual([[8, 5], 'act'])
    expect(p.offers('end')).toHaveLength(1)
    expect(gift('Followers: Orcs gain Flight', {}, beside, { map }).turn('a').goes('step', 6, 5)).toBe(false)
  })

  it('SK-KEY-GAINS-01, SK-CEFF-09: the gift ends with the effect, also in the middle of a move', () => {
    const map = floor({ _: [...column(6), ...column(13)] })
    const p = gift('Followers: Flight', { speed: 8 }, {}, { map }).turn('a')
    p.walk([6, 5], [7, 5], [8, 5], [9, 5], [10, 5], [11, 5], [12, 5])
    expect([p.goes('step', 13, 5), p.goes('step', 12, 6)]).toEqual([false, true]) // eight squares from its commander
    const stunned = position({ lord: lord('Followers: Flight', { is: ['stunned'] }), a: own(), b: foe() }, { map })
    expect(stunned.turn('a').goes('step', 6, 5)).toBe(false)
  })

  it('SK-KEY-GAINS-01, SK-AB-FLIGHT-02, SK-AB-IMMUNE-01: immunities come with it', () => {
    const roots = { at: [9, 5] as [number, number], spells: ['grasping roots [1]'] }
    const rooted = (effect: string) => {
      const p = gift(effect, { at: [6, 5] }, roots).turn('b')
      p.cast('grasping roots', 'a')
      while (p.kind === 'aim' || p.kind === 'resolve-first') p.play(p.asked().actions[0])
      return p.is('a', 'entangled')
    }
    expect([rooted('Followers: attack +1'), rooted('Followers: Flight')]).toEqual([true, false])
    const burnt = (effect: string) => {
      const p = gift(effect, {}, { at: [9, 5], spells: ['ember dart [1]'] }).turn('b')
      p.d20(1).cast('ember dart', 'a')
      return p.hp('a')
    }
    expect([burnt('Followers: attack +1'), burnt('Followers: Immune Fire')]).toEqual([90, 100])
  })

  it('SK-KEY-GAINS-01, SK-AB-INCORPOREAL-02, SK-AB-BURROW-01: through walls and under them', () => {
    const map = floor({ '#': column(6).slice(0, 15) })
    expect(gift('Followers: attack +1', {}, {}, { map }).turn('a').goes('step', 6, 5)).toBe(false)
    expect(gift('Followers: Incorporeal', {}, {}, { map }).turn('a').goes('step', 6, 5)).toBe(true)
    const mole = gift('Followers: Burrow 3', {}, {}, { map }).turn('a')
    mole.do('burrow')
    mole.walk([6, 5], [7, 5])
    expect(mole.at('a')).toEqual([7, 5])
  })

  it('SK-KEY-GAINS-01, SK-AB-INVISIBLE-01, SK-AB-BLINDSIGHT-01: unseen, or seeing everything', () => {
    const archer = { at: [12, 5] as [number, number], ranged: '+5 (5)', abilities: ['Independent'] }
    const aims = (effect: string) =>
      gift(effect, { at: [7, 5] }, archer)
        .turn('b')
        .targets('ranged')
    expect([aims('Followers: attack +1'), aims('Followers: Invisible')]).toEqual([['a'], ['lord']])
    const seen = (effect: string) =>
      gift(effect, { ranged: '+5 (5)' }, { at: [9, 5], abilities: ['Invisible'] })
        .turn('a')
        .targets('ranged')
    expect([seen('Followers: attack +1'), seen('Followers: Blindsight')]).toEqual([[], ['b']])
  })

  it('SK-KEY-GAINS-01, SK-AB-DR-01, SK-AB-MELEE-REACH-01: with the number that is given', () => {
    const struck = (effect: string) => {
      const p = gift(effect, {}, { at: [6, 5], melee: '+9 (15)' }).turn('b')
      p.d20(15).melee('a')
      return 100 - p.hp('a')
    }
    expect([struck('Followers: attack +1'), struck('Followers: DR 10')]).toEqual([15, 5])
    const reach = (effect: string) =>
      gift(effect, {}, { at: [7, 5] })
        .turn('a')
        .targets('melee')
    expect([reach('Followers: attack +1'), reach('Followers: Melee Reach 2')]).toEqual([[], ['b']])
  })

  it('SK-KEY-GAINS-01, SK-AB-SIDESTEP-01, SK-AB-FEARLESS-01: what it may do and need not roll', () => {
    expect(gift('Followers: attack +1').turn('a').offers('sidestep')).toEqual([])
    expect(gift('Followers: Sidestep').turn('a').offers('sidestep')).toHaveLength(7)
    const halved = (effect: string) => {
      const p = gift(effect, { left: 55 }, { at: [6, 5], melee: '+9 (10)' }).turn('b')
      p.d20(15).melee('a')
      return p.match.waiting?.what ?? ''
    }
    expect([halved('Followers: attack +1'), halved('Followers: Fearless')]).toEqual(['morale', ''])
  })

  it('SK-KEY-GAINS-01, SK-AB-SLOW-RANGED-ATTACK-01: enemies can be given what is bad for them', () => {
    const shots = (effect: string) =>
      gift(effect, { at: [6, 5] }, { at: [8, 5], ranged: '+5 (5)' })
        .turn('b')
        .walk([9, 5])
        .offers('ranged').length
    expect([shots('Enemies: attack -1'), shots('Enemies: Slow Ranged Attack')]).toEqual([1, 0])
  })
})
