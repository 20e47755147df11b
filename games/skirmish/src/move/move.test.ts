import { describe, expect, test } from 'vitest'
import { boardOf, isSqueezed, spaceOf } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import { changed, ENTANGLED, PARALYZED, ROUTING } from '../state.ts'
import { battle, open } from '../testing/pieces.ts'

const far = { z: [19, 11] as const }
const field = (at: Record<string, readonly [number, number]>, terrain = {}) => open(20, 12, { ...far, ...at }, terrain)

describe('movement', () => {
  test('SK-MOVE-01, SK-MOVE-02 every second diagonal costs 2, straight steps between or not', () => {
    const b = battle(field({ A: [5, 5] })).begin('A')
    b.walk([6, 6], [7, 7], [8, 8], [9, 9]) // 1 + 2 + 1 + 2
    expect(b.offers('melee')).toEqual([])
    b.walk([10, 10]) // 7: beyond its speed, but a double move
    expect(b.offers('step').length).toBeGreaterThan(0)
    const c = battle(field({ A: [2, 2] }), { A: { speed: 2 } }).begin('A')
    c.walk([3, 3], [4, 3]) // 1 + 1
    expect(c.goes('step', 5, 4)).toBe(true) // 1 + 1 + 2 = 4, the double speed
    c.walk([5, 3])
    expect(c.goes('step', 6, 4)).toBe(false) // 1 + 1 + 1 + 2 = 5
  })

  test('SK-MOVE-03 the count of diagonals starts anew with every turn', () => {
    const b = battle(field({ A: [5, 5] }), { A: { speed: 1 } }).begin('A')
    b.walk([6, 6]).do('end')
    b.begin('A')
    b.walk([7, 7], [8, 7])
    expect(b.at('A')).toEqual([8, 7])
  })

  test('SK-MOVE-04 through allies, but no stopping there', () => {
    const b = battle(field({ A: [5, 5], B: [6, 5] }), { A: { speed: 1 } }).begin('A')
    b.step(6, 5)
    expect(b.offers('end')).toEqual([])
    b.step(7, 5)
    expect(b.offers().length === 0 || b.at('A')[0] === 7).toBe(true)
    const c = battle('#####\nA.B##\n#####\n....z', { A: { speed: 1 } }).begin('A')
    c.step(1, 1)
    expect(c.goes('step', 2, 1)).toBe(false) // nothing beyond: it would have to stop on the ally
  })

  test('SK-MOVE-05, SK-MOVE-06 not through enemies, but over the helpless', () => {
    const map = '########\nA.b....#\n########\n......z.'
    const b = battle(map).begin('A')
    b.step(1, 1)
    expect(b.goes('step', 2, 1)).toBe(false)
    b.piece('b').status |= PARALYZED
    const c = battle(map)
    c.piece('b').status |= PARALYZED
    c.begin('A').walk([1, 1], [2, 1])
    expect(c.offers('end')).toEqual([])
    c.step(3, 1)
    expect(c.at('A')).toEqual([3, 1])
  })

  test('SK-MOVE-07, SK-TERR-05, SK-TERR-22 walls are not entered, rubble costs 2', () => {
    const b = battle(
      field(
        { A: [5, 5] },
        {
          '~': [
            [6, 5],
            [7, 5],
            [8, 5],
            [9, 5],
          ],
          '#': [[5, 4]],
        },
      ),
    ).begin('A')
    expect(b.goes('step', 5, 4)).toBe(false)
    b.walk([6, 5], [7, 5], [8, 5])
    expect(b.kind).toBe('act') // 6 squares used: it may still attack, or go on as a double move
    const slow = battle(
      field(
        { A: [5, 5] },
        {
          '~': [
            [6, 5],
            [7, 5],
          ],
        },
      ),
      { A: { speed: 1 } },
    ).begin('A')
    slow.step(6, 5)
    expect(slow.at('A')).toEqual([6, 5])
    expect(slow.acting()).not.toBe('A') // the second rubble square would be the fourth
  })

  test('SK-MOVE-08, SK-MOVE-09 no diagonal past a wall, but past creatures', () => {
    const b = battle(field({ A: [5, 5] }, { '#': [[6, 5]] })).begin('A')
    expect(b.goes('step', 6, 6)).toBe(false)
    b.walk([5, 6], [6, 6])
    const c = battle(field({ A: [5, 5], b: [6, 5], c: [5, 6] })).begin('A')
    expect(c.goes('step', 6, 6)).toBe(true)
  })

  test('SK-MOVE-10 a Large creature needs 3 squares round a corner', () => {
    const large = { A: { type: 'Large Giant', speed: 1 } }
    const b = battle(
      field({ A: [9, 9] }, { '#': [[11, 10]] })
        .replace('z', '.')
        .replace(/^./, 'z'),
      large,
    ).begin('A')
    b.step(9, 10)
    expect(b.goes('step', 10, 11)).toBe(false)
    const c = battle(open(20, 14, { A: [9, 9], z: [0, 0] }), large).begin('A')
    c.step(9, 10)
    expect(c.goes('step', 10, 11)).toBe(true)
  })

  test('SK-MOVE-11, SK-MOVE-12 one square is always allowed as the whole turn, but not into walls or while held', () => {
    const b = battle(field({ A: [5, 5], b: [7, 7] }, { '~': [[6, 6]] }), { A: { speed: 1 } }).begin('A')
    b.d20(1).step(6, 6) // cost 3 with a double speed of 2
    expect(b.offers('melee')).toEqual([])
    const c = battle(field({ A: [5, 5] }))
    c.piece('A').status |= PARALYZED
    c.piece('A').dcs = changed(c.piece('A').dcs, 1, 15)
    c.begin('A').d20(3)
    expect(c.at('A')).toEqual([5, 5])
    const d = battle('###\n#A#\n###\n..z').begin('A')
    expect(d.offers('step')).toEqual([])
  })

  test('SK-MOVE-13, SK-MOVE-14, SK-MOVE-16 squeezing: one lane for Large, two for Huge, walls only', () => {
    const gap = boardOf(7, '...#...' + '.......' + '...#...' + '.......' + '.......')
    expect(spaceOf(gap, 3, 2).length).toBe(3) // (3,0) is a wall; the row below is free
    expect(isSqueezed(gap, 3, 2)).toBe(true)
    const narrow = boardOf(5, '#####' + '.....' + '#####' + '.....' + '.....')
    expect(spaceOf(narrow, 5, 3).length).toBe(0)
    expect(spaceOf(narrow, 5, 2).length).toBe(2)
    const two = boardOf(5, '#####' + '.....' + '.....' + '#####' + '.....')
    expect(spaceOf(two, 5, 3).length).toBe(6)
    const b = battle('.....####\nA....####\n.........\n.....####\n.......z.', {
      A: { type: 'Large Giant', speed: 4 },
    }).begin('A')
    b.walk([1, 1], [2, 1], [3, 1])
    b.step(4, 1) // (5,1) is a wall: squeezed, 2 squares
    expect(b.kind).toBe('act')
    b.step(5, 1) // 3 + 2 + 2 = 7 of 8
    expect(b.goes('step', 6, 1)).toBe(false)
    // Creatures do not make a passage: a two-wide corridor with an enemy in it is closed to a Large creature.
    const c = battle('########\nA....b..\n........\n########\n.......z', { A: { type: 'Large Giant' } }).begin('A')
    c.walk([1, 1], [2, 1], [3, 1])
    expect(c.goes('step', 4, 1)).toBe(false)
  })

  test('SK-MOVE-15 a squeezing creature has -4 on attacks and AC', () => {
    const map = '#####\nA.b..\n#####\n.....\n....z'
    const b = battle(map, {
      A: { type: 'Large Giant', melee: '+10 (5)', ac: 18 },
      b: { ac: 18, hp: 40, melee: '+0 (5)' },
    })
    b.piece('A').square = b.square(0, 1)
    b.begin('A').d20(11).melee('b') // 10 - 4 + 11 = 17
    expect(b.hp('b')).toBe(40)
    const c = battle(map, {
      A: { type: 'Large Giant', melee: '+10 (5)', ac: 18, hp: 40 },
      b: { ac: 18, hp: 40, melee: '+0 (5)' },
    })
    c.begin('b').d20(14).melee('A')
    expect(c.hp('A')).toBe(35)
  })

  test('SK-MOVE-17 a creature held inside an ally is put on the nearest legal space', () => {
    const b = battle(field({ A: [5, 5], B: [6, 5], c: [6, 6] }), {
      c: { abilities: ['Stunning Attack [1] DC 20'], melee: '+20 (5)' },
      A: { hp: 60 },
    })
    b.begin('A')
    b.step(6, 5)
    b.do('pass')
    b.step(7, 5)
    b.do('opportunity').do('declare').d20(10, 1)
    expect(b.kind).toBe('settle')
    expect(b.seat).toBe(0)
    b.do('settle', { square: b.square(5, 5) })
    expect(b.at('A')).toEqual([5, 5])
    expect(b.events.filter((e) => (e as { type: string }).type === 'attacked').length).toBe(1)
  })

  test('SK-MOVE-18 distance is counted from the nearest squares', () => {
    const board = boardOf(20, '.'.repeat(400))
    const from = (x: number, y: number, width: number, tx: number, ty: number) =>
      distance(board, y * 20 + x, width, ty * 20 + tx, 1)
    expect(from(5, 5, 1, 7, 6)).toBe(2)
    expect(from(5, 5, 1, 7, 7)).toBe(3)
    expect(from(5, 5, 1, 9, 9)).toBe(6)
    expect(from(5, 5, 2, 8, 8)).toBe(3)
  })

  test('SK-MOVE-19, SK-TERR-15 terrain works at each step', () => {
    const b = battle(
      field(
        { A: [5, 5] },
        {
          '^': [
            [6, 5],
            [7, 5],
            [8, 5],
          ],
        },
      ),
      { A: { hp: 40 } },
    ).begin('A')
    b.step(6, 5)
    expect(b.hp('A')).toBe(35)
    b.walk([7, 5], [8, 5])
    expect(b.hp('A')).toBe(25)
    const c = battle(field({ A: [5, 5] }, { '^': [[7, 5]] }), { A: { hp: 40, level: 1 } })
    c.piece('A').hp = 25
    c.begin('A').step(6, 5)
    c.d20(2).step(7, 5) // falls to 20 of 40, fails morale and runs: the rest of the move is gone
    expect(c.is('A', ROUTING)).toBe(true)
  })
})

describe('terrain', () => {
  test('SK-TERR-06, SK-TERR-07 diagonals into rubble cost 3 and leave the count as it was', () => {
    const b = battle(field({ A: [2, 2] }, { '~': [[4, 4]] }), { A: { speed: 3 } }).begin('A')
    b.walk([3, 3], [4, 4], [5, 5]) // 1 + 3 + 2 = 6
    expect(b.at('A')).toEqual([5, 5])
    expect(b.acting()).not.toBe('A')
    const c = battle(
      field(
        { A: [2, 2] },
        {
          '~': [
            [3, 2],
            [4, 2],
            [5, 3],
          ],
        },
      ),
      { A: { speed: 4 } },
    ).begin('A')
    c.walk([3, 2], [4, 2], [5, 3], [6, 3]) // 2 + 2 + 3 + 1 = 8
    expect(c.at('A')).toEqual([6, 3])
    expect(c.acting()).not.toBe('A')
  })

  test('SK-TERR-08, SK-AB-FLIGHT-01, SK-TERR-16 flyers are not slowed or hurt, heed walls, and do not stop on statues', () => {
    const terrain = {
      '~': [
        [3, 2],
        [4, 2],
      ],
      S: [[5, 2]],
      '^': [[6, 2]],
      '#': [[8, 2]],
    } as const
    const b = battle(field({ A: [2, 2] }, terrain), { A: { speed: 4, abilities: ['Flight'], hp: 10 } }).begin('A')
    b.walk([3, 2], [4, 2], [5, 2])
    expect(b.offers('end')).toEqual([])
    b.step(6, 2)
    expect(b.hp('A')).toBe(10)
    b.step(7, 2)
    expect(b.goes('step', 8, 2)).toBe(false)
  })

  test('SK-TERR-02, SK-TERR-03, SK-TERR-04, SK-MELEE-06 blood rock: criticals on 19 in melee only', () => {
    const map = field({ A: [5, 5], b: [6, 5] }).replace('z', 'z')
    const rock = (pieces = {}) => {
      const b = battle(map, { A: { melee: '+2 (10)', ranged: '+4 (5)' }, b: { ac: 30, hp: 60, ...pieces } })
      b.match.state.terrain = [...b.match.state.terrain].map((c, i) => (i === b.square(5, 5) ? '*' : c)).join('')
      return b
    }
    const b = rock().begin('A').d20(19).melee('b')
    expect(b.hp('b')).toBe(40)
    const undead = rock({ type: 'Undead' }).begin('A').d20(19).melee('b')
    expect(undead.hp('b')).toBe(50)
    const archer = battle(field({ A: [5, 5], b: [9, 5] }), { A: { ranged: '+4 (5)' }, b: { ac: 30 } })
    archer.match.state.terrain = [...archer.match.state.terrain]
      .map((c, i) => (i === archer.square(5, 5) ? '*' : c))
      .join('')
    archer.begin('A').d20(19).ranged('b')
    expect(archer.hp('b')).toBe(20)
  })

  test('SK-TERR-01, SK-TERR-11, SK-TERR-12, SK-TERR-13 sacred circle: attack +2, magic damage, no effect on movement', () => {
    const circle = (x: number, y: number, b: ReturnType<typeof battle>) => {
      b.match.state.terrain = [...b.match.state.terrain].map((c, i) => (i === b.square(x, y) ? 'o' : c)).join('')
      return b
    }
    const archer = (pieces = {}) =>
      battle(field({ A: [5, 5], b: [9, 5] }), {
        A: { ranged: '+4 (10)', ...pieces },
        b: { ac: 16, hp: 30, abilities: ['DR 5'] },
      })
    const on = circle(5, 5, archer()).begin('A').d20(10).ranged('b')
    expect(on.hp('b')).toBe(20)
    expect(archer().begin('A').d20(10).ranged('b').hp('b')).toBe(30)
    expect(archer().begin('A').d20(12).ranged('b').hp('b')).toBe(25)
    const large = circle(
      6,
      6,
      battle(field({ A: [5, 5], b: [7, 6] }), { A: { type: 'Large Giant', melee: '+4 (10)' }, b: { ac: 16, hp: 30 } }),
    )
    expect(large.begin('A').d20(10).melee('b').hp('b')).toBe(20)
    const walk = battle('ooooooo\nA......\n......z', { A: { speed: 3 } }).begin('A')
    walk.walk([0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0])
    expect(walk.at('A')).toEqual([5, 0])
  })

  test('SK-TERR-14, SK-TERR-18 spikes are slow; a big creature is hurt once per step', () => {
    const b = battle(
      field(
        { A: [5, 5] },
        {
          '^': [
            [7, 5],
            [7, 6],
          ],
        },
      ),
      { A: { type: 'Large Giant', hp: 60, speed: 2 } },
    ).begin('A')
    b.step(6, 5) // two new spike squares under it
    expect(b.hp('A')).toBe(55)
    b.step(7, 5) // the same squares
    expect(b.hp('A')).toBe(55)
    expect(b.acting()).not.toBe('A') // 2 + 2 squares of 4
  })

  test('SK-TERR-17 no suicide on spikes, by walking or by being pushed; routers may', () => {
    const b = battle(field({ A: [5, 5] }, { '^': [[6, 5]] }), { A: { hp: 5 } }).begin('A')
    expect(b.goes('step', 6, 5)).toBe(false)
    const pushed = battle(
      field(
        { A: [4, 5], b: [5, 5] },
        {
          '^': [
            [6, 4],
            [6, 5],
            [6, 6],
          ],
        },
      ),
      {
        A: { spells: ['gale push [1]'], abilities: ['Melee Reach 2'] },
        b: { hp: 5, level: 1, abilities: ['Tiny Reach'] },
      },
    )
    pushed.piece('b').status |= PARALYZED
    pushed.begin('A').d20(1).cast('gale push', 'b')
    expect(pushed.at('b')).toEqual([5, 5])
    expect(pushed.has('b')).toBe(true)
    const router = battle('^^^..\n^A^..\n^^^..\n....z', { A: { hp: 5 } })
    router.piece('A').status |= ROUTING
    router.piece('A').rating = -1
    router.begin('A')
    expect(router.has('A')).toBe(false)
  })

  test('SK-TERR-09, SK-TERR-21, SK-RANGED-04 rubble gives no cover, statues do and do not block sight', () => {
    const rubble = battle(
      field(
        { A: [5, 5], b: [9, 5] },
        {
          '~': [
            [7, 5],
            [8, 5],
          ],
        },
      ),
      { A: { ranged: '+6 (5)' }, b: { ac: 14 } },
    )
    expect(rubble.begin('A').d20(8).ranged('b').hp('b')).toBe(15)
    const statue = () =>
      battle(field({ A: [5, 5], b: [9, 5] }, { S: [[8, 5]] }), { A: { ranged: '+6 (5)' }, b: { ac: 14 } })
    expect(statue().begin('A').d20(12).ranged('b').hp('b')).toBe(15)
    expect(statue().begin('A').d20(11).ranged('b').hp('b')).toBe(20)
  })

  test('SK-TERR-19, SK-TERR-20 statues cost 2 and are no place to stop', () => {
    const b = battle(field({ A: [5, 5] }, { S: [[6, 5]] }), { A: { speed: 3 } }).begin('A')
    b.step(6, 5)
    expect(b.offers('end')).toEqual([])
    b.walk([7, 5], [8, 5], [9, 5], [10, 5]) // 2 + 4 = 6
    expect(b.at('A')).toEqual([10, 5])
    expect(b.acting()).not.toBe('A')
    const big = battle(field({ A: [5, 5] }, { S: [[7, 5]] }), { A: { type: 'Large Giant' } }).begin('A')
    big.step(6, 5)
    expect(big.offers('end')).toEqual([])
  })

  test('SK-TERR-23 a square that is slow for several reasons costs 2', () => {
    const b = battle('......####\nA........~\n..........\n......####\n.........z', {
      A: { type: 'Large Giant', speed: 4 },
    })
    b.match.state.terrain = [...b.match.state.terrain].map((c, i) => (i === b.square(6, 1) ? '~' : c)).join('')
    b.piece('A').square = b.square(4, 0)
    b.begin('A')
    b.step(5, 0) // (6,0) is a wall and (6,1) rubble: 2, not 4
    b.step(5, 1)
    expect(b.kind).toBe('act')
  })

  test('SK-TERR-24 pits: crossed by flyers only, and nobody stops there', () => {
    const walker = battle(field({ A: [5, 5] }, { _: [[6, 5]] })).begin('A')
    expect(walker.goes('step', 6, 5)).toBe(false)
    const flyer = battle(field({ A: [5, 5] }, { _: [[6, 5]] }), { A: { abilities: ['Flight'] } }).begin('A')
    flyer.step(6, 5)
    expect(flyer.offers('end')).toEqual([])
    const seer = battle('A_b\n...', { A: { ranged: '+9 (5)' }, b: { abilities: ['Tiny Reach'] } }).begin('A')
    expect(seer.letters('ranged')).toBe('b')
  })

  test('SK-TERR-25, SK-SETUP-06 an exit is plain floor for those who do not rout', () => {
    const b = battle('A....\n.....\n....z').begin('A')
    expect(b.offers().map(({ type }) => type)).not.toContain('leave')
    b.do('end')
    expect(b.at('A')).toEqual([0, 0])
  })

  test('SK-TERR-10, SK-SETUP-05 one code per square; beyond the border is wall', () => {
    const b = battle('A....\n.....\n....z').begin('A')
    expect(b.squares('step').sort()).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ])
    expect(b.match.state.terrain.length).toBe(15)
  })

  test('SK-COND-ENTANGLE-02 entangled creatures that try to move save first', () => {
    const held = () => {
      const b = battle(field({ A: [5, 5], b: [6, 6] }), { A: { level: 2 } })
      b.piece('A').status |= ENTANGLED
      b.piece('A').dcs = changed(b.piece('A').dcs, 4, 14)
      return b.begin('A')
    }
    const b = held()
    b.d20(11).step(4, 5) // 13: held this turn
    expect(b.at('A')).toEqual([5, 5])
    expect([b.offers('step').length, b.letters('melee')]).toEqual([0, 'b'])
    const c = held()
    c.d20(12).step(4, 5)
    c.do('pass')
    expect([c.at('A'), c.is('A', ENTANGLED)]).toEqual([[4, 5], false])
  })
})
