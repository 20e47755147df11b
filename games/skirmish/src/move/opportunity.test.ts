import { describe, expect, test } from 'vitest'
import { ROUTING, STUNNED } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

const field = (at: Record<string, readonly [number, number]>, terrain = {}) =>
  open(20, 14, { z: [19, 13], ...at }, terrain)
const walk = (
  from: [number, number],
  to: [number, number],
  pieces: Record<string, Piece> = {},
  terrain = {},
  orc: [number, number] = [5, 5],
) =>
  battle(field({ A: from, b: orc }, terrain), { A: { hp: 100 }, ...pieces })
    .begin('A')
    .step(...to)

describe('attacks of opportunity', () => {
  test('SK-AOO-01, SK-AOO-02 leaving a threatened square provokes, entering does not', () => {
    expect(walk([5, 6], [5, 7]).kind).toBe('opportunity')
    expect(walk([7, 5], [6, 5]).at('A')).toEqual([6, 5])
    expect(walk([4, 6], [5, 6]).kind).toBe('opportunity')
  })

  test('SK-AOO-03, SK-AOO-04 optional, offered at each provoking step, once in a turn', () => {
    const b = walk([4, 6], [5, 6])
    b.do('pass')
    expect(b.at('A')).toEqual([5, 6])
    b.step(6, 6)
    expect(b.kind).toBe('opportunity')
    b.d20(2).do('opportunity')
    b.step(6, 7)
    expect(b.at('A')).toEqual([6, 7])
    b.do('end')
    const other = battle(field({ A: [5, 6], B: [4, 6], c: [5, 5] }), { A: { hp: 100 }, B: { hp: 100 } }).begin('A')
    other.step(5, 7).d20(2).do('opportunity').do('end')
    other.begin('B').step(4, 7)
    expect(other.kind).toBe('opportunity')
  })

  test('SK-AOO-05, SK-AOO-11, SK-KEY-ACTING-01 resolved before the step, with everything as it was', () => {
    const b = battle(field({ A: [5, 6], b: [5, 5], c: [5, 7] }), {
      A: { hp: 100, ac: 17 },
      b: { melee: '+5 (10)' },
      c: { abilities: ['Tiny Reach'] },
    }).begin('A')
    b.step(6, 7)
    expect([b.at('A'), b.seat]).toEqual([[5, 6], 1])
    b.d20(10).do('opportunity') // flanked: 5 + 2 + 10 = 17
    expect([b.hp('A'), b.at('A')]).toEqual([90, [6, 7]])
    const holy = battle(field({ A: [5, 6], b: [5, 5], c: [5, 7] }), {
      A: { hp: 100, ac: 19 },
      b: { melee: '+5 (10)' },
      c: { abilities: ['Tiny Reach'] },
    })
    holy.match.state.terrain = [...holy.match.state.terrain].map((c, i) => (i === holy.square(5, 5) ? 'o' : c)).join('')
    holy.begin('A').step(6, 7).d20(10).do('opportunity')
    expect(holy.hp('A')).toBe(90)
  })

  test('SK-AOO-06 players react in the order of play, from the first player of the round on', () => {
    const b = battle(field({ C: [5, 5], a: [4, 5], b: [6, 5] }), {
      C: { seat: 2, hp: 100 },
      a: { seat: 0 },
      b: { seat: 1 },
    })
    b.begin('C')
    b.match.state.first = 1
    b.step(5, 6)
    expect([b.seat, b.letters('opportunity')]).toEqual([1, 'b'])
    b.do('pass')
    expect([b.seat, b.letters('opportunity')]).toEqual([0, 'a'])
  })

  test('SK-AOO-07 the reacting creature chooses its attack', () => {
    expect(
      walk([5, 6], [5, 7], { b: { melee: '+8/+3 (5/15)' } })
        .offers('opportunity')
        .map(({ attack }) => attack),
    ).toEqual([0, 1])
  })

  test('SK-AOO-08, SK-AOO-09, SK-AB-BLIND-FIGHT-03 not through melee cover, not without sight', () => {
    expect(walk([6, 6], [7, 7], {}, { '#': [[6, 5]] }).at('A')).toEqual([7, 7])
    expect(walk([6, 6], [7, 7]).kind).toBe('opportunity')
    expect(walk([5, 6], [5, 7], { A: { hp: 100, abilities: ['Invisible'] } }).at('A')).toEqual([5, 7])
    expect(
      walk([5, 6], [5, 7], { A: { hp: 100, abilities: ['Invisible'] }, b: { abilities: ['Blindsight'] } }).kind,
    ).toBe('opportunity')
    expect(
      walk([5, 6], [5, 7], { A: { hp: 100, abilities: ['Invisible'] }, b: { abilities: ['Blind-Fight'] } }).at('A'),
    ).toEqual([5, 7])
  })

  test('SK-AOO-10 a big mover provokes where it vacates a threatened square', () => {
    const large = { A: { type: 'Large Giant', hp: 100 } }
    expect(walk([5, 5], [5, 4], large, {}, [7, 5]).kind).toBe('opportunity')
    expect(walk([5, 5], [5, 4], large, {}, [7, 4]).at('A')).toEqual([5, 4])
  })

  test('SK-AOO-12 forced shifts do not provoke', () => {
    const b = battle(field({ A: [3, 5], b: [5, 5], C: [5, 6] }), {
      A: { spells: ['swirl [1]'] },
      b: { level: 1 },
    }).begin('A')
    b.d20(1).cast('swirl', 'b')
    expect(b.kind).toBe('shove')
    b.do('shift', { square: b.square(6, 4) })
    expect([b.at('b'), b.kind]).toEqual([[6, 4], 'shove'])
  })

  test('SK-AOO-13 a rout ends the move, and the flight starts at once', () => {
    const b = battle(field({ A: [8, 6], b: [8, 5] }), { A: { hp: 20, level: 1 }, b: { melee: '+20 (10)' } }).begin('A')
    b.step(9, 7).d20(10, 2).do('opportunity')
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect([b.is('A', ROUTING) || !b.has('A'), b.acting()]).not.toEqual([false, 'A'])
    expect(b.at('A')).not.toEqual([9, 7])
  })

  test('SK-AOO-14, SK-ROUT-13 flights provoke in their turn; the one that caused the rout does not attack', () => {
    const b = battle(field({ A: [8, 8], b: [8, 9], c: [7, 7] }), {
      A: { hp: 40, level: 1 },
      b: { melee: '+20 (20)' },
      c: { melee: '+20 (5)' },
    }).begin('A')
    b.step(9, 7)
    expect(b.letters('opportunity')).toBe('bc')
    b.d20(10, 2).do('opportunity', { creature: b.id('b') })
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect([b.kind, b.letters('opportunity')]).toEqual(['opportunity', 'c'])
    b.d20(10).do('opportunity')
    expect(b.hp('A')).toBe(15)
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect(b.kind).not.toBe('opportunity')
  })

  test('SK-ROUT-13 in a later turn the one that caused the rout may attack again', () => {
    const b = battle(field({ A: [8, 8], b: [8, 9], c: [7, 7] }), {
      A: { hp: 40, level: 1 },
      b: { melee: '+20 (20)' },
      c: { melee: '+20 (5)' },
    }).begin('A')
    b.step(9, 7)
    b.d20(10, 2).do('opportunity', { creature: b.id('b') })
    b.piece('A').routTurn--
    b.piece('b').opportunityTurn = -1
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect([b.kind, b.letters('opportunity')]).toEqual(['opportunity', 'bc'])
  })

  test('SK-AOO-15 also in its own turn', () => {
    const b = battle(field({ A: [9, 9], C: [11, 9], d: [10, 9] }), {
      A: { spells: ['thunder word [1]'] },
      C: {},
      d: { hp: 20, level: 1 },
    }).begin('A')
    b.d20(1, 2).cast('thunder word', 'd')
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect([b.kind, b.letters('opportunity')]).toEqual(['opportunity', 'C'])
    const own = battle(field({ A: [9, 9], d: [10, 9] }), { A: {}, d: { hp: 20, level: 1 } })
    own.begin('A')
    own.piece('d').status |= ROUTING
    expect(own.piece('A').opportunityTurn).not.toBe(own.match.state.turn)
  })

  test('SK-AB-FLIGHT-04 a flyer provokes only with its first square', () => {
    const b = battle(field({ A: [5, 6], b: [5, 5], c: [8, 6] }), { A: { abilities: ['Flight'], hp: 100 } }).begin('A')
    b.step(6, 6)
    expect(b.kind).toBe('opportunity')
    b.do('pass')
    b.walk([7, 7], [8, 7], [9, 7], [10, 7])
    expect(b.at('A')).toEqual([10, 7])
  })

  test('SK-AB-MOBILITY-01, SK-AB-TINY-REACH-01, SK-COND-CONFUSION-04 who is safer, who makes none', () => {
    const mobile = (die: number) =>
      walk([5, 6], [5, 7], { A: { hp: 100, ac: 16, abilities: ['Mobility'] }, b: { melee: '+5 (10)' } })
        .d20(die)
        .do('opportunity')
        .hp('A')
    expect([mobile(14), mobile(15)]).toEqual([100, 90])
    const struck = battle(field({ A: [5, 6], b: [5, 5] }), { A: { hp: 100, ac: 16, abilities: ['Mobility'] } })
      .begin('b')
      .d20(11)
      .melee('A')
    expect(struck.hp('A')).toBe(90)
    expect(walk([5, 6], [5, 7], { b: { abilities: ['Tiny Reach'] } }).at('A')).toEqual([5, 7])
    const archer = battle(field({ A: [5, 6], b: [5, 5] }), {
      A: { ranged: '+5 (5)' },
      b: { abilities: ['Tiny Reach'] },
    }).begin('A')
    expect(archer.letters('ranged')).toBe('')
    const confused = battle(field({ A: [5, 6], b: [5, 5] }), { A: { ranged: '+5 (5)' } })
    confused.piece('b').status |= 1 << 8
    confused.begin('A')
    expect(confused.letters('ranged')).toBe('')
    expect(confused.step(5, 7).at('A')).toEqual([5, 7])
  })

  test('SK-COND-STUN-01 the stunned make none', () => {
    const b = battle(field({ A: [5, 6], b: [5, 5] }))
    b.piece('b').status |= STUNNED
    expect(b.begin('A').step(5, 7).at('A')).toEqual([5, 7])
  })

  test('SK-AB-TINY-REACH-01 it gives flanking', () => {
    const b = battle(field({ A: [4, 5], B: [6, 5], c: [5, 5] }), {
      A: { melee: '+0 (10)' },
      B: { abilities: ['Tiny Reach'] },
      c: { ac: 12, hp: 60 },
    })
    expect(b.begin('A').d20(10).melee('c').hp('c')).toBe(50)
  })

  test('SK-ABIL-04 only a melee attack: abilities that replace attacks are for its own turn', () => {
    const b = walk([5, 6], [5, 7], { b: { abilities: ['Breath Weapon [2] (cone; 20 fire damage; DC 15)'] } })
    expect(b.offers().map(({ type }) => type)).toEqual(['opportunity', 'pass'])
  })
})
