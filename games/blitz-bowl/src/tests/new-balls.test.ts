import { describe, expect, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

const four = {
  a: dwarf('Lineman', 3, 5),
  b: dwarf('Lineman', 5, 9),
  c: dwarf('Runner', 5, 1),
  d: dwarf('Blitzer', 2, 2),
}
const three = { o: orc('Lineman', 12, 5), p: orc('Blitzer', 12, 9), q: orc('Thrower', 12, 1) }

describe('new balls', () => {
  it('BZ-BALL-01 BZ-BALL-03 BZ-BALL-07 no ball in play: a new one comes through the trapdoor and bounces', () => {
    table({ begins: true, pieces: { ...four, e: dwarf('Lineman', 8, 6) } })
      .dice('d8 5')
      .expect({ e: { ball: true } })
    table({ begins: true, board: 'twin-pits', pieces: four })
      .dice('d6 2', 'd8 2')
      .expect({ balls: [[7, 1]] })
    table({ begins: true, board: 'twin-pits', pieces: four })
      .dice('d6 6', 'd8 2')
      .expect({ balls: [[7, 7]] })
  })

  it('BZ-BALL-02 a held ball is in play', () => {
    table({ begins: true, pieces: { ...four, o: orc('Lineman', 9, 9, { ball: true }) } })
      .asks('action')
      .expect({ balls: [] })
  })

  it('BZ-BALL-04 BZ-GEN-36 whoever is on the trapdoor is injured without a test; another trapdoor is safe', () => {
    for (const prone of [false, true]) {
      table({ begins: true, active: 1, pieces: { o: orc('Lineman', 7, 5, { prone }), p: three.p, q: three.q } })
        .dice('d8 4')
        .do('pass')
        .expect({ o: { at: 'reserve' }, balls: [[8, 5]] })
    }
    table({
      begins: true,
      board: 'twin-pits',
      pieces: { ...four, safe: orc('Lineman', 7, 8), gone: orc('Lineman', 7, 2) },
    })
      .dice('d6 3', 'd8 2')
      .expect({ safe: { at: [7, 8] }, gone: { at: 'reserve' } })
  })

  const event = {
    begins: true,
    slots: [null, 'huddle-up' as const, 'gain-ground' as const],
    next: 'elbow-room' as const,
    deck: [],
    events: ['balls-everywhere' as const],
  }

  it('BZ-BALL-05 the ball of a player on the trapdoor is lost with him', () => {
    const position = table({ ...event, pieces: { ...four, o: orc('Lineman', 7, 5, { ball: true }) } }).dice('d8 4')
    position.expect({ o: { at: 'reserve' }, balls: [[8, 5]] })
    expect(position.happened('ball-removed')).toHaveLength(1)
  })

  it('BZ-BALL-06 a ball lying on the trapdoor is removed', () => {
    table({ ...event, pieces: four, balls: [[7, 5]] })
      .dice('d8 2')
      .expect({ balls: [[7, 4]] })
  })

  it('BZ-BALL-09 the supply is six', () => {
    const balls: [number, number][] = [
      [1, 1],
      [2, 1],
      [5, 5],
      [6, 6],
      [8, 8],
      [9, 9],
    ]
    table({ ...event, pieces: four, balls })
      .asks('action')
      .expect({ balls })
  })
})
