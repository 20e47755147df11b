import { describe, expect, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

describe('Run', () => {
  it('BZ-RUN-01 only an open player runs; a prone opponent beside him does not matter', () => {
    const standing = table({ active: 1, pieces: { b: orc('Blitzer', 6, 5), d: dwarf('Lineman', 5, 5) } })
    standing.refuses('b run')
    table({ active: 1, pieces: { b: orc('Blitzer', 6, 5), d: dwarf('Lineman', 5, 5, { prone: true }) } }).allows(
      'b run',
    )
  })

  it('BZ-RUN-02 up to Move squares, a diagonal step counts one', () => {
    table({ pieces: { a: dwarf('Blitzer', 1, 5) } })
      .do('a run', 'step 2,4', 'step 3,5', 'step 4,5', 'step 5,5', 'step 6,5')
      .asks('action')
      .expect({ a: { at: [6, 5] }, actions: 2 })
  })

  it('BZ-RUN-03 BZ-GEN-04 free, unblocked squares of the pitch only', () => {
    table({
      pieces: { a: dwarf('Lineman', 2, 4), mate: dwarf('Lineman', 1, 4), p: orc('Lineman', 2, 5, { prone: true }) },
    })
      .do('a run')
      .refuses('step 3,3', 'step 1,4', 'step 2,5')
      .allows('step 3,4', 'step 2,3')
    const edge = table({ pieces: { a: dwarf('Lineman', 5, 0) } }).do('a run')
    expect(edge.squares()).toEqual(['6,0', '6,1', '5,1', '4,1', '4,0'])
    table({ pieces: { a: dwarf('Lineman', 2, 2) } })
      .do('a run')
      .refuses('step 3,2')
  })

  it('BZ-RUN-04 never next to a standing opponent, not even in passing', () => {
    table({ pieces: { a: dwarf('Lineman', 3, 5), o: orc('Lineman', 6, 5) } })
      .do('a run', 'step 4,4')
      .refuses('step 5,4', 'step 5,5')
      .do('step 5,3', 'step 6,3')
      .allows('stop')
  })

  it('BZ-RUN-04 BZ-RUN-07 with no square to enter the Run is not offered; the corner is a square like any other', () => {
    const corner = { a: dwarf('Lineman', 0, 0), o: orc('Lineman', 2, 1), p: orc('Lineman', 1, 2) }
    table({ pieces: corner })
      .expect({ a: { status: 'open' } })
      .refuses('a run')
    table({ pieces: { ...corner, p: orc('Lineman', 1, 2, { prone: true }) } })
      .do('a run', 'step 0,1', 'step 0,0', 'stop')
      .expect({ a: { at: [0, 0], status: 'open' } })
    // Somebody in the corner fills their square.
    table({ pieces: { zero: dwarf('Lineman', 0, 0), a: dwarf('Lineman', 1, 1) } })
      .do('a run')
      .refuses('step 0,0')
  })

  it('BZ-RUN-05 prone opponents do not hinder', () => {
    table({ pieces: { a: dwarf('Lineman', 3, 5), o: orc('Lineman', 6, 5, { prone: true }) } })
      .do('a run', 'step 4,5', 'step 5,5', 'step 6,4', 'step 7,5')
      .expect({ a: { at: [7, 5] } })
  })

  it('BZ-RUN-06 diagonal steps between occupied squares are legal', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 5, 4), c: dwarf('Lineman', 6, 5) } })
      .do('a run', 'step 6,4', 'stop')
      .expect({ a: { at: [6, 4] } })
  })

  it('BZ-RUN-07 at least one square; he may end where he began', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5) } })
      .do('a run')
      .refuses('stop')
      .do('step 6,5', 'step 5,5', 'stop')
      .expect({ a: { at: [5, 5] }, actions: 2 })
  })

  it('BZ-RUN-08 a Move of D6 is rolled for each Run; none of it need be used', () => {
    const teams: [string, string] = ['snotling', 'orc']
    const pieces = { wagon: { team: 0 as const, position: 'Pump Wagon', at: [5, 5] as [number, number] } }
    table({ teams, pieces })
      .do('wagon run')
      .dice('d6 2')
      .do('step 6,5', 'step 7,5')
      .asks('action')
      .expect({ wagon: { at: [7, 5] } })
    table({ teams, pieces })
      .do('wagon run')
      .dice('d6 6')
      .do('stop')
      .expect({ wagon: { at: [5, 5] }, actions: 2 })
  })

  it('BZ-RUN-09 BZ-GEN-21 a runner takes the ball without a roll, must take it, and goes on', () => {
    table({ pieces: { a: dwarf('Runner', 4, 5) }, balls: [[7, 5]] })
      .do('a run', 'step 5,5', 'step 6,5', 'step 7,5')
      .expect({ a: { ball: true }, balls: [] })
      .do('step 8,5', 'step 9,5', 'step 10,5')
      .expect({ a: { at: [10, 5], ball: true }, asked: 'action' })
  })

  it('BZ-RUN-10 any other way onto a ball: it bounces', () => {
    table({ pieces: { a: dwarf('Lineman', 6, 5), o: orc('Lineman', 8, 5) }, balls: [[7, 5]] })
      .do('a mark', 'step 7,5')
      .dice('d8 6')
      .expect({ a: { at: [7, 5], ball: false }, balls: [[7, 6]] })
  })

  it('BZ-RUN-11 a carrier keeps his ball, the other one bounces, every time', () => {
    table({ active: 1, pieces: { b: orc('Blitzer', 6, 5, { ball: true }) }, balls: [[7, 5]] })
      .do('b run', 'step 7,5')
      .dice('d8 4')
      .expect({ b: { ball: true }, balls: [[8, 5]] })
      .do('step 8,5')
      .dice('d8 2')
      .expect({ b: { at: [8, 5], ball: true }, balls: [[8, 4]] })
  })

  it('BZ-GEN-16 Throw - never holds a ball: it bounces and he runs on', () => {
    table({
      teams: ['norse', 'orc'],
      pieces: { boar: { team: 0, position: 'Beer Boar', at: [5, 5] } },
      balls: [[6, 5]],
    })
      .do('boar run', 'step 6,5')
      .dice('d8 4')
      .expect({ boar: { at: [6, 5], ball: false }, balls: [[7, 5]], asked: 'run' })
  })

  it('BZ-GEN-05 trapdoors are walked over', () => {
    table({ active: 1, pieces: { b: orc('Blitzer', 5, 5) } })
      .do('b run', 'step 6,5', 'step 7,5', 'step 8,5', 'stop')
      .expect({ b: { at: [8, 5] } })
  })

  it('BZ-GEN-06 a prone player fills his square', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { prone: true }) } })
      .do('a run')
      .refuses('step 6,5')
      .allows('step 6,4')
  })
})

describe('Mark', () => {
  it('BZ-MARK-01 only open players mark', () => {
    table({ pieces: { a: dwarf('Blitzer', 5, 5), o: orc('Lineman', 6, 5), p: orc('Lineman', 5, 8) } }).refuses('a mark')
  })

  it('BZ-MARK-02 two squares, whatever the Move value', () => {
    const position = table({
      pieces: { a: dwarf('Blitzer', 5, 5), b: dwarf('Lineman', 4, 5), o: orc('Lineman', 8, 5) },
    })
    position
      .refuses('b mark')
      .do('a mark', 'step 6,5', 'step 7,5')
      .expect({ a: { at: [7, 5], status: 'marked' } })
    // A Move of D6 is not rolled for a Mark.
    table({
      teams: ['snotling', 'orc'],
      pieces: { w: { team: 0, position: 'Pump Wagon', at: [5, 5] }, o: orc('Lineman', 8, 5) },
    })
      .do('w mark', 'step 6,5', 'step 7,5')
      .expect({ w: { at: [7, 5] } })
  })

  it('BZ-MARK-03 not offered where it cannot end marking; no step that cannot either', () => {
    table({ pieces: { a: dwarf('Runner', 2, 5), o: orc('Lineman', 7, 5) } }).refuses('a mark')
    // Three squares away, but the rubble is in the way.
    table({ pieces: { a: dwarf('Runner', 2, 2), o: orc('Lineman', 5, 3) } }).refuses('a mark')
    table({ pieces: { a: dwarf('Runner', 5, 5), o: orc('Lineman', 8, 5) } })
      .do('a mark')
      .refuses('step 4,5', 'step 5,4')
  })

  it('BZ-MARK-04 stops at the first contact', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 7, 5) } })
      .do('a mark', 'step 6,5')
      .asks('action')
      .expect({ a: { at: [6, 5] }, o: { status: 'marked' } })
  })

  it('BZ-MARK-05 otherwise moves like a Run', () => {
    table({ pieces: { a: dwarf('Lineman', 2, 3), o: orc('Lineman', 5, 4) } })
      .do('a mark')
      .refuses('step 3,3')
      .do('step 3,4', 'step 4,4')
      .expect({ a: { at: [4, 4] } })
  })

  it('BZ-MARK-06 a carrier may mark, and then neither throws nor runs', () => {
    table({
      active: 1,
      pieces: { b: orc('Blitzer', 6, 5, { ball: true }), d: dwarf('Lineman', 4, 5), m: orc('Lineman', 8, 5) },
    })
      .do('b mark', 'step 5,5')
      .expect({ b: { ball: true, status: 'marked' } })
      .refuses('b throw', 'b run')
  })
})
