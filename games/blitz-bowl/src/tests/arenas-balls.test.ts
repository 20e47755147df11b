import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { arenas } from '../arenas/index.ts'
import { blitzBowl } from '../game.ts'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const reserve = (team: 0 | 1, position: string): PieceData => ({ team, position, at: 'reserve' })
const ball = { balls: [[7, 7]] as [number, number][] }

describe('arenas', () => {
  it('BZ-ARENA-01 BZ-ARENA-02 the D8 gives the arena in this order; none without the option', () => {
    for (let value = 1; value <= 8; value++) {
      const match = scriptedTable(blitzBowl, { arena: 'roll' }).dice('d2 1', `d8 ${value}`)
      expect(arenas[match.match.state.arena].rules).toEqual([`BZ-ARENA-${String(value + 2).padStart(2, '0')}`])
      expect(match.asked().kind).toBe('choose-board')
    }
    expect(scriptedTable(blitzBowl, {}).dice('d2 1').match.state.arena).toBe(-1)
  })

  it('BZ-ARENA-03 Bake-off Tent: emergency reserves with one fewer', () => {
    const pieces = { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 3, 5), c: dwarf('Runner', 5, 9) }
    table({ begins: true, pieces, ...ball, options: { arena: 'bake-off-tent' } }).asks('emergency-reserves')
    table({ begins: true, pieces, ...ball }).asks('action')
  })

  it('BZ-ARENA-04 Sewer Stadium: up through a trapdoor, whoever is on it', () => {
    const options = { arena: 'sewer-stadium' }
    table({
      active: 1,
      options,
      pieces: { r: reserve(1, 'Lineman'), d: dwarf('Lineman', 7, 5, { ball: true }), e: dwarf('Blitzer', 6, 4) },
    })
      .do('r reserves', 'r place 7,5')
      .expect({ r: { at: [7, 5], ball: false }, d: { at: 'reserve' }, balls: [] })
    table({ active: 1, options, pieces: { r: reserve(1, 'Lineman'), mate: orc('Blitzer', 7, 5) }, ...ball })
      .do('r reserves', 'r place 7,5')
      .expect({ mate: { at: 'reserve' }, balls: [[7, 7]] })
    table({ active: 1, options, pieces: { r: reserve(1, 'Lineman') }, balls: [[7, 5]] })
      .do('r reserves', 'r place 7,5')
      .expect({ r: { ball: false }, balls: [] })
    const full = Object.fromEntries([
      ...['Lineman', 'Lineman', 'Lineman', 'Runner', 'Blitzer', 'Troll Slayer'].map((name, y) => [
        `d${y}`,
        dwarf(name, 14, y),
      ]),
      ...['Lineman', 'Lineman', 'Thrower', 'Blitzer', 'Big Un Blocker'].map((name, i) => [
        `o${i}`,
        orc(name, 14, 6 + i),
      ]),
    ])
    const position = table({ active: 1, options, pieces: { ...full, r: reserve(1, 'Lineman') } }).do('r reserves')
    expect(position.squares()).toEqual(['7,5'])
  })

  it('BZ-ARENA-05 Bone Pit: a free Run after every Reserves action, also a free one', () => {
    const pieces = Object.fromEntries(
      ['Lineman', 'Lineman', 'Lineman', 'Runner'].map((name, i) => [`d${i}`, reserve(0, name)]),
    )
    table({ begins: true, pieces, ...ball, options: { arena: 'bone-pit' } })
      .do('d0 reserves', 'd0 place 0,5')
      .asks('free-action', 0)
      .do('d0 run', 'step 1,5', 'step 2,5', 'step 3,5', 'step 4,5')
      .asks('action')
      .expect({ d0: { at: [4, 5] }, actions: 3 })
      .refuses('d0 run')
  })

  it('BZ-ARENA-05 a player who comes on marked does not run', () => {
    const pieces = {
      r: reserve(0, 'Lineman'),
      o: orc('Lineman', 1, 1),
      p: orc('Lineman', 1, 4),
      q: orc('Lineman', 1, 7),
      s: orc('Thrower', 1, 10),
    }
    table({ pieces, ...ball, options: { arena: 'bone-pit' } })
      .do('r reserves', 'r place 0,0')
      .asks('action')
      .expect({ r: { status: 'marked' } })
  })

  it('BZ-ARENA-06 Glittering Coliseum: long throws get no -1, obstructed ones do', () => {
    const options = { arena: 'glittering-coliseum' }
    const pieces = { t: orc('Thrower', 5, 5, { ball: true }), m: orc('Lineman', 10, 5) }
    table({ active: 1, options, pieces })
      .do('t throw', 'target m')
      .dice('d6 3')
      .expect({ m: { ball: true } })
    table({ active: 1, options, pieces: { ...pieces, d: dwarf('Lineman', 8, 5) } })
      .do('t throw', 'target m')
      .dice('d6 3', 'd8 2')
      .expect({ m: { ball: false } })
  })

  it('BZ-ARENA-07 Chaos Coliseum: a shove that cannot move is a Crunch', () => {
    table({ options: { arena: 'chaos-coliseum' }, pieces: { a: dwarf('Lineman', 6, 1), o: orc('Lineman', 6, 0) } })
      .do('a block o')
      .dice('block shove', 'd6 3')
      .expect({ o: { at: 'reserve' } })
  })

  it('BZ-ARENA-08 Fighting Pit: an assisted block rolls two extra dice', () => {
    const pieces = { b: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5), t: orc('Thrower', 5, 6) }
    table({ active: 1, options: { arena: 'fighting-pit' }, pieces })
      .do('b block d')
      .dice('block miss', 'block miss', 'block miss')
      .expect({ b: { spent: true } })
  })

  it('BZ-ARENA-09 Summit Stadium: a lead of 8 is enough', () => {
    const at = (scores: [number, number]) =>
      table({
        begins: true,
        scores,
        pieces: { a: dwarf('Lineman', 5, 5) },
        ...ball,
        options: { arena: 'summit-stadium' },
      })
    at([15, 7]).expect({ ending: 'sudden-death', winner: 0 })
    at([14, 7]).expect({ ending: null })
  })

  it('BZ-ARENA-10 Overgrown Arena: next to a trapdoor counts as assisted, with a helper no more', () => {
    const options = { arena: 'overgrown-arena' }
    const pieces = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }
    table({ options, pieces })
      .do('a block o')
      .dice('block miss', 'block miss')
      .expect({ a: { spent: true } })
    table({ options, pieces: { ...pieces, h: dwarf('Lineman', 6, 6) } })
      .do('a block o')
      .dice('block miss', 'block miss')
      .expect({ a: { spent: true } })
    table({ options, pieces: { a: dwarf('Lineman', 8, 5), o: orc('Lineman', 7, 5) } })
      .do('a block o')
      .dice('block miss')
      .expect({ a: { spent: true } })
    // Somebody whose Blocks cannot be assisted gains nothing.
    table({
      teams: ['snotling', 'orc'],
      options,
      pieces: { w: { team: 0, position: 'Fungus Flinga', at: [5, 5] }, o: orc('Lineman', 8, 5) },
    })
      .do('w block o')
      .dice('block miss')
      .expect({ w: { spent: true } })
  })
})

describe('special balls', () => {
  const options = { specialBalls: true }

  it('BZ-SBALL-01 the coach who set up second chooses the first ball', () => {
    const match = scriptedTable(blitzBowl, { ...options, board: 'rubble-yard' }).dice(
      'd2 2',
      'd26 1',
      'd25 1',
      'd24 1',
      'd23 1',
    )
    while (match.asked().kind === 'set-up') match.play(match.asked().actions[0])
    expect(match.asked()).toMatchObject({ kind: 'choose-ball', seat: 1 })
    expect(match.asked().actions).toHaveLength(4)
    match.dice('d8 4')
    match.play({ type: 'choose-ball', ball: 'squig' } as never)
    expect(match.match.state.balls[0].kind).toBe(3)
  })

  it('BZ-SBALL-02 in step B the active coach chooses', () => {
    const position = table({
      begins: true,
      options,
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 1, 1), c: dwarf('Runner', 1, 9) },
    })
    position
      .asks('choose-ball', 0)
      .do('choose-ball rune')
      .dice('d8 4')
      .expect({ balls: [[8, 5]] })
    expect(position.state.balls[0].kind).toBe(1)
  })

  it('BZ-SBALL-03 by card: each coach chooses one, the drawer first; a special kind in play is not chosen again', () => {
    const position = table({
      begins: true,
      options,
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 1, 1), c: dwarf('Runner', 1, 9) },
      balls: [[7, 7]],
      slots: [null, 'gain-ground', 'huddle-up'],
      next: 'elbow-room',
      deck: [],
      events: ['balls-everywhere'],
    })
    position
      .asks('choose-ball', 0)
      .do('choose-ball rune')
      .dice('d8 4')
      .asks('choose-ball', 1)
      .refuses('choose-ball rune')
    position
      .do('choose-ball spiky')
      .dice('d8 2')
      .asks('action')
      .expect({
        balls: [
          [7, 7],
          [8, 5],
          [7, 4],
        ],
      })
  })

  it('BZ-SBALL-04 Rune Ball: a 1 in a Throw test may be re-rolled', () => {
    const pieces = { t: orc('Thrower', 5, 5, { ball: 'rune' }), m: orc('Lineman', 8, 5) }
    table({ active: 1, options, pieces })
      .do('t throw', 'target m')
      .dice('d6 1')
      .do('re-roll rune')
      .dice('d6 4')
      .expect({ m: { ball: true } })
    table({ active: 1, options, pieces })
      .do('t throw', 'target m')
      .dice('d6 2', 'd8 2')
      .expect({ balls: [[8, 4]] })
  })

  it('BZ-SBALL-05 Rune Ball in a Dwarf team: any failed Throw test, once', () => {
    const pieces = { t: dwarf('Runner', 5, 5, { ball: 'rune' }), m: dwarf('Lineman', 8, 5) }
    table({ options, pieces })
      .do('t throw', 'target m')
      .dice('d6 3')
      .do('re-roll rune')
      .dice('d6 4')
      .expect({ m: { ball: true } })
    table({ options, pieces })
      .do('t throw', 'target m')
      .dice('d6 3')
      .do('re-roll rune')
      .dice('d6 3', 'd8 2')
      .expect({ balls: [[8, 4]] })
  })

  it('BZ-SBALL-06 Extra-spiky Ball: a roll with a Miss may be re-rolled, all dice', () => {
    const pieces = { b: orc('Big Un Blocker', 6, 5, { ball: 'spiky' }), d: dwarf('Lineman', 5, 5) }
    table({ active: 1, options, pieces })
      .do('b block d')
      .dice('block miss', 'block shove')
      .do('re-roll spiky')
      .dice('block knockdown', 'block knockdown', 'd6 6')
      .expect({ d: { status: 'prone' } })
    table({ active: 1, options, pieces }).do('b block d').dice('block shove', 'block shove').asks('follow-up')
  })

  it('BZ-SBALL-07 Squig Ball in the hand of the active team: on a 1 it bounces', () => {
    const start = (active: 0 | 1) =>
      table({ begins: true, active, turn: 2 - active, options, pieces: { b: orc('Blitzer', 6, 5, { ball: 'squig' }) } })
    start(1)
      .dice('d6 1', 'd8 2')
      .expect({ b: { ball: false }, balls: [[6, 4]] })
    start(1)
      .dice('d6 2')
      .expect({ b: { ball: true } })
    start(0).expect({ b: { ball: true }, asked: 'action' })
  })

  it('BZ-SBALL-08 Squig Ball on the ground: it bounces at the start of every turn, once', () => {
    const position = table({
      begins: true,
      turn: 1,
      options,
      pieces: { a: dwarf('Lineman', 1, 1) },
      balls: [{ kind: 'squig', at: [7, 5] }],
    })
    position
      .dice('d8 4')
      .expect({ balls: [[8, 5]] })
      .do('end-turn')
      .dice('d8 4')
      .expect({ balls: [[9, 5]], active: 1, asked: 'action' })
    table({
      begins: true,
      turn: 1,
      options,
      pieces: { a: dwarf('Lineman', 8, 5) },
      balls: [{ kind: 'squig', at: [7, 5] }],
    })
      .dice('d8 4')
      .expect({ a: { ball: true }, asked: 'action' })
  })
})
