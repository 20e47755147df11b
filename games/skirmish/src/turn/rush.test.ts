import { describe, expect, test } from 'vitest'
import { ROUTING } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

const FIELD = { A: [3, 5], d: [6, 5], a: [12, 5], z: [33, 15] } as const

/** A trampler out of command whose way to its prey leads over an enemy that it does not see. */
const PIECES: Record<string, Piece> = {
  A: { follower: true, type: 'Large Giant', hp: 60, abilities: ['Trample 15 DC 30'] },
  d: { hp: 5, abilities: ['Invisible'], type: 'Outsider' },
}

/** It has walked over the hidden enemy, which has died of it. */
function trampling(a: Piece, at: Record<string, readonly [number, number]> = {}) {
  const b = battle(open(34, 16, { ...FIELD, ...at }), { ...PIECES, a, z: { follower: true } }).begin('A')
  expect(b.letters('rush')).toBe('a')
  b.do('rush').step(4, 5).d20(2).step(5, 5)
  expect(b.has('d')).toBe(false)
  return b
}

describe('a rush whose enemy is gone', () => {
  test('SK-CMD-16 it stays with the enemy it rushed, and does not end next to another one only', () => {
    const b = trampling({ hp: 40 }, { c: [13, 8] })
    b.walk([6, 6], [7, 6], [8, 6], [9, 6], [10, 7], [11, 7])
    expect(b.offers('stop')).toEqual([]) // beside c, not beside a
    b.step(11, 6).do('pass')
    expect(b.offers('stop')).toHaveLength(1)
  })

  test('SK-CMD-16 eliminated on the way: it may stop at once, and makes no attack', () => {
    const b = trampling({ abilities: ['Requires Outsider'] })
    expect([b.has('a'), b.kind, b.offers('stop').length]).toEqual([false, 'rush', 1])
    b.do('stop')
    expect([b.acting() === 'A', b.at('A')]).toEqual([false, [5, 5]])
  })

  test('SK-CMD-16 or it goes on to a space beside where the enemy stood, by ways that lead there', () => {
    const b = trampling({ abilities: ['Requires Outsider'] }, { a: [17, 5], c: [19, 5] })
    b.walk([6, 5], [7, 5], [8, 5], [9, 5], [10, 5])
    // Five squares are left, and five are needed.
    expect(b.squares('step').sort()).toEqual([
      [11, 4],
      [11, 5],
      [11, 6],
    ])
    b.walk([11, 5], [12, 5], [13, 5], [14, 5], [15, 5])
    expect([b.acting(), b.at('A'), b.hp('c')]).toEqual(['', [15, 5], 20])
  })

  test('SK-CMD-16 no attack on anybody there, even within its speed', () => {
    const b = trampling({ abilities: ['Requires Outsider'] }, { a: [9, 5], c: [10, 6] })
    b.walk([6, 5], [7, 5], [8, 5]).do('stop')
    expect([b.acting(), b.hp('c')]).toEqual(['', 20])
  })

  test('SK-CMD-16 moved on the way: it may stop or go on to where it was, and does not attack', () => {
    const b = trampling({ hp: 40, abilities: ['Cowardly'] })
    while (b.kind === 'flee') b.play(b.offers('flee')[0] as never)
    expect([b.is('a', ROUTING), b.at('a')]).not.toEqual([true, [12, 5]])
    expect(b.offers('stop')).toHaveLength(1)
    b.walk([6, 5], [7, 5], [8, 5], [9, 5], [10, 5]).do('stop')
    expect([b.acting(), b.hp('a')]).toEqual(['', 40])
  })
})
