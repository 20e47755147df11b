import { describe, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

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
