import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf, squareSees } from '../board/board.ts'
import { PARALYZED, ROUTING, STUNNED } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

const field = (at: Record<string, readonly [number, number]>, terrain = {}) => open(34, 14, at, terrain)
/** A shot of A (+6 for 5) at b (AC 14): does this die hit? */
const hits = (
  at: Record<string, readonly [number, number]>,
  die: number,
  terrain = {},
  pieces: Record<string, Piece> = {},
) => {
  const b = battle(field(at, terrain), { A: { ranged: '+6 (5)' }, b: { ac: 14, hp: 40 }, ...pieces })
  return b.begin('A').d20(die).ranged('b').hp('b') < 40
}
/** Cover is +4: a total of 17 fails, 18 does. */
const covered = (at: Record<string, readonly [number, number]>, terrain = {}, pieces: Record<string, Piece> = {}) =>
  !hits(at, 11, terrain, pieces) && hits(at, 12, terrain, pieces)

describe('ranged attacks', () => {
  test('SK-CARD-13, SK-RANGED-01, SK-RANGED-02, SK-LOS-02, SK-TERR-22 a value and a line of sight are needed', () => {
    expect(
      battle(field({ A: [5, 5], b: [10, 5] }))
        .begin('A')
        .letters('ranged'),
    ).toBe('')
    const archer = { A: { ranged: '+6 (5)' } }
    expect(
      battle(field({ A: [5, 5], b: [10, 5] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
    expect(
      battle(field({ A: [5, 5], b: [10, 5] }, { '#': [[7, 5]] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('')
    expect(
      battle(field({ A: [5, 5], b: [10, 6] }, { '#': [[7, 5]] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
  })

  test('SK-RANGED-03, SK-RANGED-05, SK-KEY-NEAREST-ENEMY-01, SK-KEY-NEAREST-ENEMY-03 the nearest enemy in sight', () => {
    const archer = { A: { ranged: '+6 (5)' } }
    expect(
      battle(field({ A: [5, 5], b: [10, 5], c: [5, 11] }, { S: [[8, 5]] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
    expect(
      battle(field({ A: [5, 5], b: [10, 5], c: [5, 10], d: [11, 5] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('bc')
    expect(
      battle(
        field(
          { A: [5, 5], b: [7, 5], c: [5, 10] },
          {
            '#': [
              [6, 4],
              [6, 5],
              [6, 6],
            ],
          },
        ),
        archer,
      )
        .begin('A')
        .letters('ranged'),
    ).toBe('c')
    expect(
      battle(
        field(
          { A: [5, 5], b: [9, 5], c: [5, 10] },
          {
            S: [
              [6, 5],
              [7, 5],
              [8, 5],
            ],
          },
        ),
        archer,
      )
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
  })

  test('SK-RANGED-07 the next shot goes on when the nearest is destroyed or routed', () => {
    const archer = (hp: number) =>
      battle(field({ A: [5, 5], b: [9, 5], c: [12, 9] }), {
        A: { ranged: '+6/+6 (10)' },
        b: { ac: 10, hp, level: 1 },
      }).begin('A')
    expect(archer(10).d20(10).ranged('b').letters('ranged')).toBe('c')
    expect(archer(40).d20(10).ranged('b').letters('ranged')).toBe('b')
    const routed = archer(20)
    routed.d20(10, 2).ranged('b')
    while (routed.kind === 'flee') routed.play(routed.offers()[0] as never)
    expect(routed.letters('ranged')).toContain('c')
  })

  test('SK-RANGED-08, SK-RANGED-09 range', () => {
    expect(
      battle(field({ A: [1, 5], b: [31, 5] }), { A: { ranged: '+6 (5)' } })
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
    const thrower = { A: { ranged: '+6 (5) range 6' } }
    expect(
      battle(field({ A: [1, 5], b: [7, 5] }), thrower)
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
    expect(
      battle(field({ A: [1, 5], b: [8, 5], c: [10, 5] }), thrower)
        .begin('A')
        .letters('ranged'),
    ).toBe('')
  })

  test('SK-RANGED-10 the same dice rules as in melee', () => {
    const shot = (die: number, ac: number) =>
      battle(field({ A: [5, 5], b: [10, 5] }), { A: { ranged: '+4 (5)' }, b: { ac, hp: 40 } })
        .begin('A')
        .d20(die)
        .ranged('b')
        .hp('b')
    expect([shot(20, 30), shot(1, 1), shot(10, 14), shot(9, 14)]).toEqual([30, 40, 35, 40])
  })

  test('SK-MOD-08, SK-KEY-IN-MELEE-01, SK-AB-PRECISE-SHOT-01 +4 AC for a target in melee with an ally of the archer', () => {
    const at = { A: [5, 5], b: [10, 5], C: [10, 6] } as const
    expect(covered(at)).toBe(true)
    const pair = (who: string[]) => (die: number) => {
      const b = battle(field(at), { A: { ranged: '+6 (5)' }, b: { ac: 14, hp: 40 } })
      for (const one of who) b.piece(one).status |= STUNNED
      return b.begin('A').d20(die).ranged('b').hp('b') < 40
    }
    expect(pair(['C'])(11)).toBe(false)
    expect(pair(['b', 'C'])(6)).toBe(true)
    expect(hits(at, 8, {}, { A: { ranged: '+6 (5)', abilities: ['Precise Shot'] } })).toBe(true)
  })

  test('SK-MOD-09, SK-COVER-11 cover and melee add up', () => {
    const at = { A: [5, 5], C: [9, 5], b: [10, 5] } as const
    expect([hits(at, 15), hits(at, 16)]).toEqual([false, true]) // 14 + 8 = 22
    const precise = { A: { ranged: '+6 (5)', abilities: ['Precise Shot'] } }
    expect([hits(at, 11, {}, precise), hits(at, 12, {}, precise)]).toEqual([false, true])
  })

  test('SK-MOD-11, SK-MOD-13, SK-AB-INVISIBLE-01, SK-LOS-01 unseen archers and unseen targets', () => {
    const shot = (die: number, b: Piece) =>
      battle(field({ A: [5, 5], b: [10, 5] }), {
        A: { ranged: '+4 (5)', abilities: ['Invisible'] },
        b: { ac: 16, hp: 40, ...b },
      })
        .begin('A')
        .d20(die)
        .ranged('b')
        .hp('b')
    expect([shot(10, {}), shot(9, {}), shot(10, { abilities: ['Blindsight'] })]).toEqual([35, 40, 40])
    const hidden = { A: { ranged: '+4 (5)' }, b: { abilities: ['Invisible'] } }
    expect(
      battle(field({ A: [5, 5], b: [8, 5] }), hidden)
        .begin('A')
        .letters('ranged'),
    ).toBe('')
    expect(
      battle(field({ A: [5, 5], b: [8, 5] }), { ...hidden, A: { ranged: '+4 (5)', abilities: ['Blindsight'] } })
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
  })

  test('SK-ROUT-21 a routing enemy is still the nearest', () => {
    const b = battle(field({ A: [5, 5], b: [8, 5], c: [12, 5] }), { A: { ranged: '+4 (5)' } })
    b.piece('b').status |= ROUTING
    expect(b.begin('A').letters('ranged')).toBe('b')
  })

  test('SK-AB-SLOW-RANGED-ATTACK-01 no move in the turn of a shot', () => {
    const crossbow = () =>
      battle(field({ A: [5, 5], b: [10, 5] }), {
        A: { ranged: '+5 (10)', abilities: ['Slow Ranged Attack'] },
        b: { hp: 60 },
      }).begin('A')
    expect(crossbow().d20(10).ranged('b').acting()).not.toBe('A')
    expect(crossbow().step(5, 4).letters('ranged')).toBe('')
  })

  test('SK-AB-DEFLECT-ARROWS-01 +4 AC against ranged attacks', () => {
    expect(covered({ A: [5, 5], b: [10, 5] }, {}, { b: { ac: 14, hp: 40, abilities: ['Deflect Arrows'] } })).toBe(true)
    const melee = battle(field({ A: [5, 5], b: [6, 5] }), {
      A: { melee: '+0 (5)' },
      b: { ac: 14, hp: 40, abilities: ['Deflect Arrows'] },
    })
    expect(melee.begin('A').d20(14).melee('b').hp('b')).toBe(35)
  })

  test('SK-AB-ARROW-CATCHING-SHIELD-01 the shield draws the shot, cover is judged for the one aimed at', () => {
    const b = battle(field({ A: [5, 5], b: [10, 5], c: [10, 6] }, { S: [[9, 7]] }), {
      A: { ranged: '+6 (5)' },
      b: { ac: 12, hp: 40 },
      c: { ac: 20, hp: 40, abilities: ['Arrow Catching Shield'] },
    }).begin('A')
    b.d20(14).ranged('b') // 20 against AC 20
    expect([b.hp('b'), b.hp('c')]).toEqual([40, 35])
  })

  test('SK-AB-HIDE-01, SK-AB-HIDE-02, SK-AB-RANGED-SNEAK-ATTACK-01 behind a statue it is unseen, behind a creature not', () => {
    const archer = { A: { ranged: '+6 (5)' }, b: { abilities: ['Hide'] } }
    expect(
      battle(field({ A: [5, 5], b: [9, 5] }, { S: [[8, 5]] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('')
    expect(
      battle(field({ A: [5, 5], b: [9, 5], c: [8, 5] }), archer)
        .begin('A')
        .letters('ranged'),
    ).toBe('c')
    const slinger = (x: number, die: number) => {
      const b = battle(field({ A: [5, 5], b: [x, 5] }, { S: [[6, 5]] }), {
        A: { ranged: '+4 (5)', abilities: ['Hide', 'Ranged Sneak Attack +5'] },
        b: { ac: 16, hp: 40 },
      })
      return 40 - b.begin('A').d20(die).ranged('b').hp('b')
    }
    // It is hidden (+2), and the statue beside it gives the target cover from some corner only.
    expect(slinger(11, 14)).toBe(10)
    expect(slinger(12, 14)).toBe(5)
  })
})

describe('cover at range', () => {
  test('SK-COVER-02, SK-COVER-06 walls, statues and creatures of any side, once', () => {
    expect(covered({ A: [5, 5], b: [10, 5] }, { S: [[8, 5]] })).toBe(true)
    expect(covered({ A: [5, 5], b: [10, 5], C: [7, 5] }, { S: [[8, 5]] })).toBe(true)
    expect(covered({ A: [5, 5], b: [11, 5], C: [8, 5] })).toBe(true)
    const enemy = battle(field({ A: [5, 5], b: [8, 4], c: [9, 4] }), { A: { ranged: '+6 (5)' }, b: { ac: 14, hp: 40 } })
    expect(enemy.begin('A').d20(8).ranged('b').hp('b')).toBe(35) // the creature behind it does not matter
  })

  test('SK-COVER-07, SK-COVER-08 the attacker picks a corner; touching is not crossing', () => {
    expect(covered({ A: [5, 5], b: [10, 5], C: [7, 5] })).toBe(true)
    expect(hits({ A: [5, 5], b: [10, 5], C: [7, 6] }, 8)).toBe(true)
    expect(hits({ A: [5, 4], b: [10, 5] }, 8, { '#': [[6, 4]] })).toBe(true)
  })

  test('SK-COVER-09 shooting round a corner is one-sided', () => {
    expect(covered({ b: [5, 4], A: [10, 5] }, { '#': [[6, 4]] })).toBe(true)
  })

  test('SK-COVER-10 big targets are judged by their whole space', () => {
    const ogre = { b: { type: 'Large Giant', ac: 14, hp: 40 } }
    expect(
      covered(
        { A: [5, 5], b: [10, 5], C: [9, 6] },
        {},
        { ...ogre, A: { ranged: '+6 (5)', abilities: ['Precise Shot'] } },
      ),
    ).toBe(true)
    expect(hits({ A: [5, 5], b: [10, 5], C: [8, 7] }, 8, {}, ogre)).toBe(true)
  })

  test('SK-COVER-12 without sight there is no attack at all', () => {
    const wall = {
      '#': [
        [7, 4],
        [7, 5],
        [7, 6],
      ],
    }
    expect(
      battle(field({ A: [6, 5], b: [8, 5] }, wall), { A: { ranged: '+6 (5)' } })
        .begin('A')
        .letters('ranged'),
    ).toBe('')
  })
})

describe('line of sight', () => {
  const sees = (walls: [number, number][], [ax, ay]: [number, number], [bx, by]: [number, number]) => {
    const codes = new Array<string>(400).fill('.')
    for (const [x, y] of walls) codes[y * 20 + x] = '#'
    return squareSees(boardOf(20, codes.join('')), ay * 20 + ax, by * 20 + bx)
  }

  test('SK-LOS-02, SK-LOS-06 one free line is enough, through narrow gaps too', () => {
    expect(sees([[7, 5]], [5, 5], [10, 5])).toBe(false)
    expect(sees([[7, 5]], [5, 5], [10, 6])).toBe(true)
    expect(sees([[2, 1]], [0, 0], [7, 3])).toBe(true)
    expect(sees([[3, 1]], [0, 0], [8, 3])).toBe(true)
    expect(sees([[1, 1]], [0, 0], [6, 5])).toBe(true)
    expect(
      sees(
        [
          [3, 1],
          [7, 0],
        ],
        [0, 0],
        [10, 1],
      ),
    ).toBe(true)
    expect(
      sees(
        [
          [6, 5],
          [6, 6],
        ],
        [5, 5],
        [7, 6],
      ),
    ).toBe(false)
    expect(sees([[6, 5]], [5, 5], [7, 6])).toBe(true)
  })

  test('SK-LOS-01 sight by position is mutual, and the quick test agrees with the exact one', () => {
    const square = fc.integer({ min: 0, max: 143 })
    fc.assert(
      fc.property(fc.uniqueArray(square, { minLength: 2, maxLength: 20 }), ([a, b, ...walls]) => {
        const codes = new Array<string>(144).fill('.')
        for (const wall of walls) codes[wall] = '#'
        const one = squareSees(boardOf(12, codes.join('')), a, b)
        const two = squareSees(boardOf(12, `${codes.join('')}............`), b, a)
        return one === two || walls.length > 0
      }),
      { numRuns: 200 },
    )
  })

  test('SK-LOS-04 creatures, statues and rubble do not block sight', () => {
    const b = battle(
      field(
        { A: [2, 5], b: [12, 5], C: [4, 5], D: [5, 5], E: [6, 6] },
        {
          S: [
            [7, 5],
            [8, 5],
          ],
          '~': [[9, 5]],
        },
      ).replace('E', '.'),
      { A: { ranged: '+6 (5)' } },
    )
    expect(b.begin('A').letters('ranged')).toBe('b')
  })

  test('SK-LOS-05 big creatures see with any of their squares', () => {
    const wall = { '#': [[7, 5]] }
    expect(
      battle(field({ A: [5, 5], b: [10, 5] }, wall), { A: { ranged: '+6 (5)' } })
        .begin('A')
        .letters('ranged'),
    ).toBe('')
    expect(
      battle(field({ A: [5, 5], b: [10, 5] }, wall), { A: { ranged: '+6 (5)', type: 'Large Giant' } })
        .begin('A')
        .letters('ranged'),
    ).toBe('b')
  })

  test('SK-KEY-LINE-OF-EFFECT-01, SK-AB-GAZE-ATTACK-03 force blocks attacks and spells, not sight and gazes', () => {
    const b = battle(
      field(
        { A: [5, 5], b: [9, 5] },
        {
          '=': [
            [7, 4],
            [7, 5],
            [7, 6],
          ],
        },
      ),
      { A: { ranged: '+6 (5)', spells: ['ember dart [1]'], abilities: ['Gaze Attack (range 6; Paralysis; DC 15)'] } },
    ).begin('A')
    expect([
      b.letters('ranged'),
      b.castable('ember dart').sort().join(''),
      b.usable('Gaze Attack').sort().join(''),
    ]).toEqual(['', '', 'b'])
    const unseen = battle(field({ A: [5, 5], b: [9, 5] }), {
      A: { abilities: ['Gaze Attack (range 6; Paralysis; DC 15)', 'Invisible'] },
    }).begin('A')
    expect(unseen.usable('Gaze Attack').sort().join('')).toBe('')
  })

  test('SK-MOD-12 the helpless at range, once more for the state that causes it', () => {
    const b = battle(field({ A: [5, 5], b: [9, 5] }), { A: { ranged: '+4 (5)' }, b: { ac: 18, hp: 40 } })
    b.piece('b').status |= PARALYZED
    expect(b.begin('A').d20(10).ranged('b').hp('b')).toBe(35)
  })
})
