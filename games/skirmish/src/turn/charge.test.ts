import { describe, expect, test } from 'vitest'
import { battle, open, type Piece } from '../testing/pieces.ts'

const field = (at: Record<string, readonly [number, number]>, terrain = {}) => open(26, 18, at, terrain)
const ends = (at: Record<string, readonly [number, number]>, pieces: Record<string, Piece> = {}, terrain = {}) =>
  battle(field(at, terrain), pieces).begin('A').squares('charge')

describe('charging', () => {
  test('SK-CHARGE-01 straight to the nearest enemy within double speed, then an attack at +2', () => {
    expect(ends({ A: [5, 5], b: [15, 15] })).toEqual([])
    const b = battle(field({ A: [5, 5], b: [11, 7] }), { A: { melee: '+5 (10)' }, b: { ac: 17, hp: 60 } }).begin('A')
    expect(b.squares('charge')).toEqual([[10, 6]])
    b.d20(10).do('charge')
    expect([b.at('A'), b.hp('b')]).toEqual([[10, 6], 50])
  })

  test('SK-CHARGE-02 at least two squares', () => {
    expect(ends({ A: [5, 5], b: [7, 5] })).toEqual([])
    expect(ends({ A: [5, 5], b: [8, 5] }).length).toBeGreaterThan(0)
  })

  test('SK-CHARGE-03 it ends in a nearest space; among equals the player chooses', () => {
    expect(ends({ A: [5, 5], b: [9, 9] })).toEqual([[8, 8]])
    expect(ends({ A: [5, 5], b: [11, 5] })).toEqual([
      [10, 4],
      [10, 5],
      [10, 6],
    ])
  })

  test('SK-CHARGE-04, SK-CHARGE-05 the nearest space must be free and the way clear', () => {
    expect(ends({ A: [5, 5], b: [9, 9], C: [8, 8] })).toEqual([])
    expect(ends({ A: [5, 5], b: [11, 5], C: [10, 5] })).toEqual([])
    expect(ends({ A: [5, 5], b: [11, 5], C: [10, 4] })).toEqual([
      [10, 5],
      [10, 6],
    ])
    for (const terrain of [{ S: [[6, 5]] }, { '#': [[6, 5]] }, { '~': [[7, 8]] }]) {
      expect(ends({ A: [5, 5], b: [9, 9] }, {}, terrain)).toEqual([])
    }
    expect(ends({ A: [5, 5], b: [9, 9] }, {}, { '~': [[7, 5]] })).toEqual([[8, 8]])
    expect(ends({ A: [5, 5], b: [11, 5], C: [7, 5] })).toEqual([])
    expect(ends({ A: [5, 5], b: [11, 7] }, {}, { '~': [[8, 5]] })).toEqual([])
  })

  test('SK-CHARGE-06 the enemy must be in sight at the start', () => {
    expect(ends({ A: [5, 5], b: [11, 5] }, { b: { abilities: ['Invisible'] } })).toEqual([])
    const b = battle(
      field(
        { A: [5, 5], b: [11, 5] },
        {
          '#': [
            [6, 4],
            [6, 5],
            [6, 6],
          ],
        },
      ),
    ).begin('A')
    b.step(5, 4)
    expect(b.offers('charge')).toEqual([])
  })

  test('SK-CHARGE-07 only the nearest enemy, or none', () => {
    expect(ends({ A: [5, 5], b: [11, 5], c: [5, 12], D: [8, 5] })).toEqual([])
    expect(ends({ A: [5, 5], b: [11, 5], c: [5, 13] }).every(([, y]) => y < 8)).toBe(true)
  })

  test('SK-CHARGE-08 one attack, no movement afterwards', () => {
    const b = battle(field({ A: [5, 5], b: [11, 5] }), { A: { melee: '+8/+8 (10)' }, b: { hp: 60 } }).begin('A')
    b.d20(10).do('charge')
    expect([b.hp('b'), b.acting()]).not.toEqual([40, 'A'])
    expect(b.hp('b')).toBe(50)
  })

  test('SK-CHARGE-09 a charge provokes', () => {
    const b = battle(field({ A: [5, 5], b: [11, 5], c: [7, 3] }), { A: { hp: 60 }, c: { hp: 60 } }).begin('A')
    expect(b.offers('charge')).toEqual([]) // c is nearer
    const d = battle(field({ A: [5, 5], b: [5, 11], c: [5, 12], e: [4, 4] }), {
      A: { hp: 60, abilities: ['Blind-Fight'] },
      e: { abilities: ['Invisible'] },
    })
    d.begin('A')
    d.do('charge', { square: d.square(5, 10) })
    expect([d.kind, d.letters('opportunity')]).toEqual(['opportunity', 'e'])
    d.do('pass').d20(10)
    expect(d.at('A')).toEqual([5, 10])
  })

  test('SK-CHARGE-10 out of command with its printed speed doubled', () => {
    const b = battle(field({ A: [2, 5], b: [14, 5] }), { A: { follower: true, speed: 6 } }).begin('A')
    expect(b.squares('charge')).toContainEqual([13, 5])
  })

  test('SK-CHARGE-11 a big charger uses its whole space', () => {
    const large = { A: { type: 'Large Giant' }, b: { type: 'Large Giant' } }
    const at = { A: [5, 5], b: [12, 5] } as const
    expect(ends(at, large)).toContainEqual([10, 5])
    expect(ends({ ...at, C: [8, 6] }, large)).not.toContainEqual([10, 5])
    expect(ends({ ...at, C: [8, 7] }, large)).toContainEqual([10, 5])
  })

  test('SK-AB-POUNCE-01 all melee attacks, each at +2', () => {
    const griffon = (...dice: number[]) => {
      const b = battle(field({ A: [5, 5], b: [11, 5] }), {
        A: { melee: '+7/+7 (10)', abilities: ['Pounce'] },
        b: { ac: 19, hp: 60 },
      }).begin('A')
      return b.d20(...dice).do('charge')
    }
    expect(griffon(10, 10).hp('b')).toBe(40)
    const kill = battle(field({ A: [5, 5], b: [11, 5], c: [12, 5] }), {
      A: { melee: '+7/+7 (10)', abilities: ['Pounce'] },
      b: { ac: 5, hp: 10 },
    }).begin('A')
    kill.d20(10).do('charge', { square: kill.square(10, 5) })
    expect([kill.has('b'), kill.acting()]).not.toEqual([true, 'A'])
  })

  test('SK-AB-POWERFUL-CHARGE-01, SK-ABIL-07 more damage on a charge, not doubled; the stronger version counts', () => {
    const minotaur = (die: number, abilities = ['Powerful Charge +10'], melee = '+9 (15)') => {
      const b = battle(field({ A: [5, 5], b: [11, 5] }), { A: { melee, abilities }, b: { hp: 100 } }).begin('A')
      return 100 - b.d20(die).do('charge').hp('b')
    }
    expect([minotaur(10), minotaur(20)]).toEqual([25, 40])
    const boar = battle(field({ A: [5, 5], b: [11, 5], C: [4, 5] }), {
      A: { follower: true, melee: '+9 (10)', abilities: ['Powerful Charge +5'] },
      C: { commander: 2, effects: ['Followers: Powerful Charge +10'] },
      b: { hp: 100 },
    }).begin('A')
    expect(boar.d20(10).do('charge').hp('b')).toBe(80)
  })

  test('SK-AB-HURLING-CHARGE-01, SK-AB-HURLING-CHARGE-02 a throw on the way; no melee if the target is gone', () => {
    const pieces = {
      A: { melee: '+5 (10)', ranged: '+5 (10) range 6', abilities: ['Hurling Charge'] },
      b: { ac: 15, hp: 100 },
    }
    const b = battle(field({ A: [5, 5], b: [11, 5] }), pieces).begin('A')
    b.do('charge', { square: b.square(10, 5) })
    expect(b.kind).toBe('hurl')
    b.d20(10, 8).do('hurl')
    expect([b.at('A'), b.hp('b')]).toEqual([[10, 5], 80])
    const routed = battle(field({ A: [5, 5], b: [11, 5] }), { ...pieces, b: { hp: 20, level: 1 } }).begin('A')
    routed
      .do('charge', { square: routed.square(10, 5) })
      .d20(10, 2)
      .do('hurl')
    while (routed.kind === 'flee') routed.play(routed.offers()[0] as never)
    expect([routed.at('A'), routed.acting()]).toEqual([[10, 5], 'b'])
    expect(routed.events.filter(({ type }) => type === 'attacked').length).toBe(1)
  })

  test('SK-AB-HURLING-CHARGE-02 a target that left its space is not struck, though it stands beside the end space', () => {
    const b = battle(
      field({ A: [5, 5], b: [11, 5] }),
      {
        A: { melee: '+5 (10)', ranged: '+5 (10) range 6', abilities: ['Hurling Charge'] },
        b: { ac: 15, hp: 20, level: 1, speed: 1 },
      },
      { exits: [[0], [11]] },
    ).begin('A')
    b.do('charge', { square: b.square(10, 4) })
      .d20(10, 2)
      .do('hurl')
    while (b.kind === 'flee') b.play(b.offers()[0] as never)
    expect([b.at('A'), b.at('b')]).toEqual([
      [10, 4],
      [11, 3],
    ])
    expect(b.events.filter(({ type }) => type === 'attacked').length).toBe(1)
    expect(b.hp('b')).toBe(10)
  })

  test('SK-AB-STAGGER-01 a charge round a pillar, but not through rubble', () => {
    const zombie = (terrain: object) => ends({ A: [5, 5], b: [11, 5] }, { A: { abilities: ['Stagger'] } }, terrain)
    expect(zombie({ S: [[8, 5]] })).toContainEqual([10, 5])
    expect(ends({ A: [5, 5], b: [11, 5] }, {}, { S: [[8, 5]] })).toEqual([])
    const rubble = Array.from({ length: 18 }, (_, y) => [8, y] as [number, number])
    expect(zombie({ '~': rubble })).toEqual([])
  })

  test('SK-AB-SLOW-MELEE-ATTACK-01 no charge, and no melee after a move', () => {
    expect(ends({ A: [5, 5], b: [11, 5] }, { A: { abilities: ['Slow Melee Attack'] } })).toEqual([])
    const b = battle(field({ A: [5, 5], b: [7, 5] }), { A: { abilities: ['Slow Melee Attack'] } }).begin('A')
    b.step(6, 5)
    expect(b.letters('melee')).toBe('')
    const still = battle(field({ A: [5, 5], b: [6, 5] }), { A: { abilities: ['Slow Melee Attack'] }, b: { hp: 60 } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect(still.acting()).not.toBe('A')
  })

  test('SK-AB-FLIGHT-03, SK-AB-BURROW-02 flyers charge over creatures and rubble; burrowers do not charge underground', () => {
    const b = battle(field({ A: [5, 5], b: [11, 5], C: [7, 5], D: [8, 5] }, { '~': [[9, 5]] }), {
      A: { abilities: ['Flight'] },
    }).begin('A')
    expect(b.squares('charge')).toContainEqual([10, 5])
    const worm = battle(field({ A: [5, 5], b: [11, 5] }), { A: { abilities: ['Burrow 6'] } }).begin('A')
    worm.do('burrow')
    expect(worm.offers('charge')).toEqual([])
  })
})
