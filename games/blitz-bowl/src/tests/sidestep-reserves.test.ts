import { describe, expect, it } from 'vitest'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const reserve = (team: 0 | 1, position: string): PieceData => ({ team, position, at: 'reserve' })

describe('Sidestep', () => {
  it('BZ-SIDE-01 a marked player moves exactly one square and keeps his ball', () => {
    const position = table({ pieces: { a: dwarf('Lineman', 5, 5, { ball: true }), o: orc('Lineman', 6, 5) } }).do(
      'a sidestep',
    )
    position
      .refuses('stop', 'step 3,5')
      .do('step 4,5')
      .asks('action')
      .expect({ a: { at: [4, 5], ball: true } })
    table({ pieces: { a: dwarf('Lineman', 5, 5) } }).refuses('a sidestep')
  })

  it('BZ-SIDE-02 must end open; not offered where he cannot', () => {
    const position = table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) } }).do('a sidestep')
    expect(position.squares().sort()).toEqual(['4,4', '4,5', '4,6'])
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5), p: orc('Lineman', 3, 5) } }).refuses(
      'a sidestep',
    )
  })

  it('BZ-SIDE-03 onto a ball: it bounces', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }, balls: [[4, 5]] })
      .do('a sidestep', 'step 4,5')
      .dice('d8 1')
      .expect({ a: { ball: false, at: [4, 5] }, balls: [[3, 4]] })
  })
})

describe('Stand Up', () => {
  const pieces = { a: dwarf('Lineman', 5, 5, { prone: true }), o: orc('Lineman', 6, 5) }

  it('BZ-STAND-01 BZ-STAND-02 all a prone player can do: on his feet, without a roll', () => {
    const position = table({ pieces })
    expect(position.offered('a')).toEqual(['stand-up'])
    position.do('a stand-up').expect({ a: { at: [5, 5], status: 'marked' }, o: { status: 'marked' } })
  })

  it('BZ-STAND-03 he may act on', () => {
    table({ pieces }).do('a stand-up', 'a block o').dice('block miss').expect({ actions: 1 })
  })
})

describe('Reserves', () => {
  const ally = { r: reserve(1, 'Lineman') }

  it('BZ-RES-01 any free square of the own End Zone', () => {
    const position = table({ active: 1, pieces: { ...ally, down: dwarf('Lineman', 14, 9, { prone: true }) } }).do(
      'r reserves',
    )
    position
      .refuses('r place 13,3', 'r place 0,3', 'r place 14,9')
      .do('r place 14,3')
      .expect({ r: { at: [14, 3], status: 'open' } })
  })

  it('BZ-RES-02 BZ-RES-03 not beside a standing opponent nor on a ball; prone opponents do not matter', () => {
    const position = table({ active: 1, pieces: { ...ally, d: dwarf('Lineman', 13, 4) }, balls: [[14, 8]] }).do(
      'r reserves',
    )
    expect(position.squares().map((square) => square.split(',')[1])).toEqual(['0', '1', '2', '6', '7', '9', '10'])
    table({ active: 1, pieces: { ...ally, d: dwarf('Lineman', 13, 4, { prone: true }) } })
      .do('r reserves')
      .allows('r place 14,4')
  })

  it('BZ-RES-04 BZ-RES-05 where nothing else is left, the squares that break least; a ball there bounces', () => {
    const pieces = {
      ...ally,
      d1: dwarf('Lineman', 13, 1),
      d2: dwarf('Lineman', 13, 4),
      d3: dwarf('Lineman', 13, 10),
      d4: dwarf('Blitzer', 14, 6),
    }
    const position = table({ active: 1, pieces, balls: [[14, 8]] }).do('r reserves')
    expect(position.squares()).toContain('14,8')
    expect(position.squares()).toContain('14,0')
    expect(position.squares()).not.toContain('14,6')
    position
      .do('r place 14,8')
      .dice('d8 8')
      .expect({ r: { at: [14, 8], ball: false }, balls: [[13, 8]] })
  })

  it('BZ-RES-06 a full End Zone: no Reserves', () => {
    const full = Object.fromEntries([
      ...['Lineman', 'Lineman', 'Lineman', 'Runner', 'Blitzer', 'Troll Slayer'].map((position, y) => [
        `d${y}`,
        dwarf(position, 14, y),
      ]),
      ...['Lineman', 'Lineman', 'Thrower', 'Blitzer', 'Big Un Blocker'].map((position, i) => [
        `o${i}`,
        orc(position, 14, 6 + i),
      ]),
    ])
    table({ active: 1, pieces: { ...full, ...ally } }).refuses('r reserves')
  })

  it('BZ-RES-07 a scorer comes back as new', () => {
    table({ pieces: { r: dwarf('Runner', 11, 5, { ball: true }), o: orc('Lineman', 2, 2) } })
      .do('r run', 'step 12,5', 'step 13,5', 'step 14,5', 'stop')
      .expect({ scores: [4, 0], r: { at: 'reserve' } })
      .do('r reserves', 'r place 0,5', 'r run')
      .asks('run')
  })

  it('BZ-RES-08 others keep their record', () => {
    table({
      active: 1,
      options: { fouls: true },
      pieces: {
        f: orc('Lineman', 13, 5),
        v: dwarf('Lineman', 12, 5, { prone: true }),
        w: dwarf('Lineman', 13, 8, { prone: true }),
      },
    })
      .do('f foul v')
      .dice('block miss')
      .expect({ f: { at: 'reserve' } })
      .do('f reserves', 'f place 14,7')
      .refuses('f foul w')
      .allows('f run')
  })

  const bench = (on: number) =>
    Object.fromEntries(
      ['Lineman', 'Lineman', 'Lineman', 'Runner', 'Blitzer', 'Troll Slayer'].map((position, i) => [
        `d${i}`,
        i < on ? dwarf(position, 3 + i, 5) : reserve(0, position),
      ]),
    )

  it('BZ-RES-09 BZ-RES-10 emergency reserves: one free action with four on the bench, and it may be declined', () => {
    table({ begins: true, pieces: bench(3), balls: [[7, 7]] }).asks('action')
    for (const on of [2, 0]) {
      const position = table({ begins: true, pieces: { ...bench(on) }, balls: [[7, 7]] }).asks('emergency-reserves', 0)
      position
        .do('d5 reserves', 'd5 place 0,0')
        .asks('action')
        .expect({ d5: { at: [0, 0] }, actions: 3 })
    }
    const withTwo = table({ begins: true, pieces: bench(2), balls: [[7, 7]] })
    expect([withTwo.offered('d1'), withTwo.offered('d2')]).toEqual([[], ['reserves']])
    withTwo
      .do('pass')
      .asks('action')
      .expect({ d5: { at: 'reserve' } })
  })

  it('BZ-RES-11 it is his Reserves action of the turn, with touchdown check and claim step', () => {
    const position = table({
      begins: true,
      pieces: { ...bench(0), d0: dwarf('Lineman', 14, 9, { ball: true }) },
      slots: ['milk-the-applause', 'gain-ground', 'huddle-up'],
    })
    position.do('d5 reserves', 'd5 place 0,0').asks('claim', 0)
    position
      .expect({ scores: [4, 0] })
      .do('pass')
      .allows('d5 run')
    position.state.players[position.player('d5')].square = -1
    position.state.squares[0] = -1
    position.scripted.match.decided = null
    position.refuses('d5 reserves')
  })
})
