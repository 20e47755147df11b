import { describe, expect, it } from 'vitest'
import { columnOf, isInRange, isShort, pitches, rowOf, squareAt, squaresUnderRuler } from '../pitch.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const thrower = (x: number, y: number) => orc('Thrower', x, y, { ball: true })
const under = (from: [number, number], to: [number, number]) =>
  squaresUnderRuler(squareAt(...from), squareAt(...to))
    .map((square) => `${columnOf(square)},${rowOf(square)}`)
    .sort()

describe('Throw', () => {
  it('BZ-THROW-01 an open player with a ball', () => {
    const mate = orc('Lineman', 7, 5)
    table({ active: 1, pieces: { t: thrower(5, 5), mate } }).allows('t throw')
    table({ active: 1, pieces: { t: thrower(5, 5), mate, d: dwarf('Lineman', 4, 5) } }).refuses('t throw')
    table({ active: 1, pieces: { t: orc('Thrower', 5, 5), mate } }).refuses('t throw')
  })

  it('BZ-THROW-02 at one standing team-mate in range', () => {
    const position = table({
      active: 1,
      pieces: {
        t: thrower(5, 5),
        up: orc('Lineman', 7, 4),
        down: orc('Lineman', 7, 6, { prone: true }),
        d: dwarf('Lineman', 8, 8),
      },
    }).do('t throw')
    position.refuses('target down', 'target d').allows('target up')
    expect(position.offered()).toEqual(['target'])
  })

  it('BZ-THROW-03 the target must be able to hold it', () => {
    table({
      teams: ['norse', 'orc'],
      pieces: {
        v: { team: 0, position: 'Valkyrie', at: [5, 5], ball: true },
        boar: { team: 0, position: 'Beer Boar', at: [7, 5] },
        has: { team: 0, position: 'Lineman', at: [7, 7], ball: true },
      },
    }).refuses('v throw')
  })

  it('BZ-THROW-04 the range by squared distance', () => {
    const from = squareAt(5, 5)
    const range = (x: number, y: number) => {
      const to = squareAt(x, y)
      return isShort(from, to) ? 'short' : isInRange(from, to) ? 'long' : 'out'
    }
    expect([range(9, 5), range(9, 7), range(9, 8), range(13, 5), range(13, 8)]).toEqual([
      'short',
      'short',
      'long',
      'long',
      'out',
    ])
    table({ active: 1, pieces: { t: thrower(5, 5), near: orc('Lineman', 9, 5), far: orc('Lineman', 13, 8) } })
      .do('t throw')
      .refuses('target far')
      .allows('target near')
  })

  it('BZ-THROW-05 a long throw gets -1', () => {
    const pieces = { t: thrower(5, 5), m: orc('Lineman', 10, 5) }
    table({ active: 1, pieces })
      .do('t throw', 'target m')
      .dice('d6 4')
      .expect({ m: { ball: true } })
    table({ active: 1, pieces })
      .do('t throw', 'target m')
      .dice('d6 3', 'd8 2')
      .expect({ m: { ball: false }, balls: [[10, 4]] })
  })

  it('BZ-THROW-06 BZ-THROW-13 a marked target gets -1, and still catches what succeeds', () => {
    const pieces = { t: thrower(5, 5), m: orc('Lineman', 8, 5), d: dwarf('Lineman', 9, 5) }
    table({ active: 1, pieces })
      .do('t throw', 'target m')
      .dice('d6 3', 'd8 2')
      .expect({ balls: [[8, 4]] })
    table({ active: 1, pieces })
      .do('t throw', 'target m')
      .dice('d6 6')
      .expect({ m: { ball: true, status: 'marked' } })
  })

  it('BZ-THROW-07 BZ-THROW-11 a blocked square under the ruler: -1, never illegal', () => {
    table({ active: 1, pieces: { t: thrower(2, 2), m: orc('Lineman', 6, 2) } })
      .do('t throw', 'target m')
      .dice('d6 3', 'd8 3')
      .expect({ balls: [[7, 1]] })
    table({ active: 1, pieces: { t: thrower(2, 4), m: orc('Lineman', 6, 4) } })
      .do('t throw', 'target m')
      .dice('d6 3')
      .expect({ m: { ball: true } })
  })

  it('BZ-THROW-08 BZ-THROW-09 an open opponent under the ruler: -1; marked or prone ones and team-mates: none', () => {
    const pieces = { t: thrower(2, 5), m: orc('Lineman', 6, 5) }
    const roll = (extra: object, dice: string[], ball: boolean) =>
      table({ active: 1, pieces: { ...pieces, ...extra } })
        .do('t throw', 'target m')
        .dice(...dice)
        .expect({ m: { ball } })
    roll({ d: dwarf('Runner', 4, 5) }, ['d6 3', 'd8 2'], false)
    roll({ d: dwarf('Runner', 4, 5), o: orc('Lineman', 4, 6) }, ['d6 3'], true)
    roll({ d: dwarf('Runner', 4, 5, { prone: true }) }, ['d6 3'], true)
    roll({ o: orc('Lineman', 4, 5) }, ['d6 3'], true)
  })

  it('BZ-THROW-10 exactly these squares lie under the ruler', () => {
    expect(under([2, 5], [6, 5])).toEqual(['3,5', '4,5', '5,5'])
    expect(under([2, 1], [5, 4])).toEqual(['2,2', '3,1', '3,2', '3,3', '4,2', '4,3', '4,4', '5,3'])
    expect(under([1, 4], [5, 4])).toEqual(['2,4', '3,4', '4,4'])
    expect(under([5, 5], [9, 7])).toEqual(['5,6', '6,5', '6,6', '7,5', '7,6', '7,7', '8,6', '8,7', '9,6'])
    expect(under([8, 6], [6, 5])).toEqual(['6,6', '7,5', '7,6', '8,5'])
  })

  it('BZ-THROW-12 a ball may be thrown on in the same turn, by another player each time', () => {
    table({
      active: 1,
      pieces: { l: orc('Lineman', 5, 5), t: orc('Thrower', 7, 6), b: orc('Blitzer', 10, 6) },
      balls: [[6, 5]],
    })
      .do('l run', 'step 6,5', 'stop', 'l throw', 'target t', 't throw', 'target b')
      .dice('d6 3')
      .expect({ b: { ball: true }, turn: 4, active: 0 })
  })

  it('BZ-THROW-14 a failed throw bounces from the target, who gets no chance at it', () => {
    table({ active: 1, pieces: { t: thrower(5, 5), m: orc('Lineman', 8, 5) } })
      .do('t throw', 'target m')
      .dice('d6 2', 'd8 4')
      .expect({ m: { ball: false }, balls: [[9, 5]] })
  })

  it('BZ-THROW-15 BZ-GEN-13 a natural 1 is a fumble', () => {
    table({ active: 1, pieces: { t: thrower(5, 5), m: orc('Lineman', 8, 5) } })
      .do('t throw', 'target m')
      .dice('d6 1', 'd8 8')
      .expect({ balls: [[4, 5]], t: { ball: false } })
  })

  it('BZ-THROW-16 so is a modified 1', () => {
    table({
      teams: ['elven-union', 'orc'],
      pieces: {
        t: { team: 0, position: 'Thrower', at: [5, 5], ball: true },
        m: { team: 0, position: 'Lineman', at: [10, 5] },
      },
    })
      .do('t throw', 'target m')
      .dice('d6 2')
      .do('pass')
      .dice('d8 8')
      .expect({ balls: [[4, 5]] })
  })

  it('BZ-THROW-17 BZ-THROW-18 BZ-THROW-19 a hand-off: automatic, also to a marked mate, and it is the Throw action', () => {
    const position = table({
      pieces: {
        r: dwarf('Runner', 5, 5, { ball: true }),
        l: dwarf('Lineman', 6, 5),
        down: dwarf('Lineman', 4, 4, { prone: true }),
        o: orc('Lineman', 7, 5),
      },
    })
      .do('r throw')
      .refuses('target down')
      .do('target l')
    position.expect({ l: { ball: true, status: 'marked' } })
    expect(position.happened('roll')).toEqual([])
    // They get it back and may not throw again.
    position.state.players[position.player('l')].ball = -1
    position.state.players[position.player('r')].ball = 0
    position.state.balls[0].holder = position.player('r')
    position.scripted.match.decided = null
    position.refuses('r throw')
  })
})

describe('bouncing balls', () => {
  /** A carrier at (x, y) is knocked down; the ball bounces from there. */
  const fall = (
    x: number,
    y: number,
    blocker: [number, number],
    extra: object = {},
    balls: [number, number][] = [],
    dice = 1,
  ) =>
    table({
      active: 1,
      pieces: { b: orc('Lineman', ...blocker), c: dwarf('Lineman', x, y, { ball: true }), ...extra },
      balls,
    })
      .do('b block c')
      .dice(...new Array(dice).fill('block knockdown'))

  it('BZ-SCAT-01 clockwise from the top left', () => {
    const to = ['6,4', '7,4', '8,4', '8,5', '8,6', '7,6', '6,6', '6,5']
    const { bounce } = pitches[0]
    const from = squareAt(7, 5)
    expect(Array.from({ length: 8 }, (_, i) => bounce[from * 8 + i]).map((s) => `${columnOf(s)},${rowOf(s)}`)).toEqual(
      to,
    )
  })

  it('BZ-SCAT-02 stays in an empty square', () => {
    fall(7, 5, [6, 5])
      .dice('d8 2', 'd6 6')
      .expect({ balls: [[7, 4]] })
  })

  it('BZ-SCAT-03 an open player of either team takes it, also in the other turn', () => {
    fall(7, 5, [6, 5], { d: dwarf('Blitzer', 8, 5) })
      .dice('d8 4', 'd6 6')
      .expect({ d: { ball: true } })
    fall(7, 5, [6, 5], { o: orc('Blitzer', 8, 5) }, [], 2)
      .dice('d8 4', 'd6 6')
      .expect({ o: { ball: true } })
  })

  it('BZ-SCAT-04 BZ-SCAT-06 a marked or prone player: it bounces on from his square, without turning', () => {
    fall(7, 5, [6, 5], { o: orc('Blitzer', 8, 5, { prone: true }) })
      .dice('d8 4', 'd8 2', 'd6 6')
      .expect({ balls: [[8, 4]] })
    fall(5, 2, [5, 1], { d: dwarf('Blitzer', 6, 2) })
      .dice('d8 4', 'd8 4', 'd6 6')
      .expect({ balls: [[7, 2]] })
  })

  it('BZ-SCAT-05 blocked squares and the edge send it on clockwise', () => {
    fall(5, 2, [6, 3])
      .dice('d8 7', 'd6 6')
      .expect({ balls: [[4, 1]] })
    fall(0, 0, [1, 1])
      .dice('d8 6', 'd6 6')
      .expect({ balls: [[0, 1]] })
    fall(0, 0, [1, 1])
      .dice('d8 7', 'd6 6')
      .expect({ balls: [[1, 0]] })
  })

  it('BZ-SCAT-07 BZ-BALL-08 another ball stays, this one goes on', () => {
    fall(7, 5, [6, 5], {}, [[8, 5]])
      .dice('d8 4', 'd8 3', 'd6 6')
      .expect({
        balls: [
          [9, 4],
          [8, 5],
        ],
      })
  })

  it('BZ-SCAT-08 an open player who cannot take it', () => {
    fall(7, 5, [6, 5], { o: orc('Blitzer', 8, 5, { ball: true }) }, [], 2)
      .dice('d8 4', 'd8 6', 'd6 6')
      .expect({ balls: [[8, 6]], o: { ball: true } })
  })

  it('BZ-SCAT-09 a chain is finished before the Armour test', () => {
    const position = fall(6, 5, [5, 5], { o: orc('Blitzer', 7, 5, { prone: true }) }).dice('d8 4', 'd8 4', 'd6 6')
    expect(position.happened('roll').map(({ what }) => what)).toEqual(['block', 'bounce', 'bounce', 'armour'])
    position.expect({ balls: [[8, 5]] })
  })

  it('BZ-SCAT-10 several balls at once: players first, then ball by ball in reading order', () => {
    const position = table({
      begins: true,
      pieces: { o: orc('Lineman', 6, 4, { ball: true }), d: dwarf('Lineman', 8, 6, { ball: true }) },
      slots: [null, 'gain-ground', 'huddle-up'],
      next: 'elbow-room',
      deck: [],
      events: ['something-below'],
    }).dice('d8 2', 'd8 6')
    expect(position.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['ball-bounced']))
    position.expect({
      balls: [
        [6, 3],
        [8, 7],
      ],
      o: { status: 'prone' },
      d: { status: 'prone' },
    })
  })
})
