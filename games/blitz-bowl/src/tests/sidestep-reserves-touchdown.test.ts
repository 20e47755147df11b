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
    table({ begins: true, pieces: bench(2), balls: [[7, 7]] })
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

describe('Touchdowns', () => {
  const run = (extra: object, path: string[], ball = true) =>
    table({ active: 1, pieces: { b: orc('Blitzer', 2, 9, ball ? { ball: true } : {}), ...extra } }).do('b run', ...path)

  it('BZ-TD-01 open, with a ball, in the other End Zone, in the own turn', () => {
    run({ d: dwarf('Lineman', 0, 6) }, ['step 1,9', 'step 0,9', 'stop']).expect({
      scores: [0, 4],
      b: { at: 'reserve' },
    })
    run({}, ['step 1,9', 'stop']).expect({ scores: [0, 0] })
    run({}, ['step 1,9', 'step 0,9', 'stop'], false).expect({ scores: [0, 0] })
    table({
      active: 1,
      pieces: { b: orc('Blitzer', 0, 9, { ball: true }), d: dwarf('Lineman', 1, 8), m: orc('Lineman', 9, 9) },
    })
      .do('m run', 'step 9,8', 'stop')
      .expect({ scores: [0, 0], b: { status: 'marked' } })
  })

  it('BZ-TD-02 BZ-TURN-13 checked before the claim step', () => {
    table({
      active: 1,
      pieces: { b: orc('Blitzer', 2, 9, { ball: true }) },
      slots: ['milk-the-applause', null, null],
    })
      .do('b run', 'step 1,9', 'step 0,9', 'stop')
      .asks('claim', 1)
      .expect({ scores: [0, 4] })
  })

  it('BZ-TD-03 the scorer need not be the actor', () => {
    table({
      active: 1,
      pieces: { c: orc('Blitzer', 0, 9, { ball: true }), d: dwarf('Lineman', 1, 8), m: orc('Lineman', 2, 8) },
    })
      .do('m block d')
      .dice('block knockdown', 'block knockdown', 'd6 6')
      .expect({ scores: [0, 4], c: { at: 'reserve' } })
  })

  it("BZ-TD-04 not in the other coach's turn, but after the first action of the own one", () => {
    const position = table({
      pieces: {
        d: dwarf('Lineman', 1, 7),
        c: dwarf('Runner', 1, 8, { ball: true }),
        o: orc('Blitzer', 0, 10),
        far: orc('Lineman', 10, 10),
      },
    })
    position.state.balls[0].holder = position.player('o')
    position.state.players[position.player('c')].ball = -1
    position.state.players[position.player('o')].ball = 0
    position.scripted.match.decided = null
    position.do('d run', 'step 0,6', 'stop').expect({ scores: [0, 0], o: { ball: true, status: 'open' } })
    position.do('end-turn', 'pass', 'far run', 'step 10,9', 'stop').expect({ scores: [0, 4], o: { at: 'reserve' } })
  })

  it('BZ-TD-05 BZ-TD-06 four points, ball gone, scorer on the bench, and the turn goes on', () => {
    table({ active: 1, scores: [0, 3], pieces: { b: orc('Blitzer', 1, 9, { ball: true }) } })
      .do('b run', 'step 0,9', 'stop')
      .expect({ scores: [0, 7], balls: [], b: { at: 'reserve', ball: false }, actions: 2, active: 1, asked: 'action' })
  })

  it('BZ-TD-07 several at once', () => {
    const position = table({
      active: 1,
      pieces: {
        b: orc('Blitzer', 0, 9, { ball: true }),
        t: orc('Thrower', 0, 1, { ball: true }),
        m: orc('Lineman', 9, 9),
      },
      slots: ['milk-the-applause', 'elbow-room', null],
    }).do('m run', 'step 9,8', 'stop')
    position.asks('claim').expect({ scores: [0, 8], b: { at: 'reserve' }, t: { at: 'reserve' }, balls: [] })
    position.do('claim milk-the-applause').asks('action')
  })

  it('BZ-TD-08 a throw caught in the End Zone scores', () => {
    table({ active: 1, pieces: { t: orc('Thrower', 5, 9, { ball: true }), b: orc('Blitzer', 0, 9) } })
      .do('t throw', 'target b')
      .dice('d6 5')
      .expect({ scores: [0, 4] })
  })
})
