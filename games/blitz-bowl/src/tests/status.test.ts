import { describe, expect, it } from 'vitest'
import { statusOf } from '../queries.ts'
import { dwarf, orc, table } from '../testing/table.ts'

describe('statuses', () => {
  it('BZ-STATUS-01 everybody has exactly one of four', () => {
    const position = table({
      pieces: {
        open: dwarf('Lineman', 1, 1),
        marked: dwarf('Blitzer', 5, 5),
        prone: dwarf('Runner', 8, 8, { prone: true }),
        orc: orc('Lineman', 6, 5),
      },
    })
    const statuses = position.state.players.map((_, player) => statusOf(position.state, player))
    expect(statuses).toHaveLength(12)
    expect([...new Set(statuses)].sort()).toEqual(['in-reserve', 'marked', 'open', 'prone'])
    position.expect({
      open: { status: 'open' },
      marked: { status: 'marked' },
      prone: { status: 'prone' },
      orc: { status: 'marked' },
    })
  })

  it('BZ-STATUS-02 BZ-STATUS-03 open without, marked with a standing opponent beside; several mark each other', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), b: orc('Lineman', 7, 5) } }).expect({
      a: { status: 'open' },
      b: { status: 'open' },
    })
    table({
      pieces: { a: dwarf('Runner', 5, 5), b: orc('Blitzer', 6, 6), c: orc('Lineman', 4, 5) },
    }).expect({ a: { status: 'marked' }, b: { status: 'marked' }, c: { status: 'marked' } })
  })

  it('BZ-STATUS-04 BZ-GEN-35 a prone player neither marks nor is marked', () => {
    const position = table({ pieces: { a: dwarf('Lineman', 5, 5), b: orc('Lineman', 6, 5, { prone: true }) } })
    position.expect({ a: { status: 'open' }, b: { status: 'prone' } })
    expect(position.offered('a')).toContain('run')
    expect(position.offered('a')).not.toContain('block')
    expect(position.offered('a')).not.toContain('sidestep')
  })

  it('BZ-STATUS-06 laid prone by an event: the ball bounces at once', () => {
    table({
      begins: true,
      pieces: { a: dwarf('Lineman', 1, 1), b: orc('Blitzer', 6, 5, { ball: true }) },
      slots: [null, 'gain-ground', 'huddle-up'],
      next: 'elbow-room',
      deck: [],
      events: ['slippery-peel'],
    })
      .asks('pick-opponent', 0)
      .do('pick b')
      .dice('d8 2')
      .asks('pick-opponent', 1)
      .expect({ b: { at: [6, 5], status: 'prone', ball: false }, balls: [[6, 4]] })
  })

  it('BZ-STATUS-07 in reserve: no square, marks nobody, only Reserves is offered', () => {
    const position = table({
      pieces: { a: dwarf('Lineman', 5, 5, { prone: true }), r: { team: 0, position: 'Runner', at: 'reserve' } },
    })
    position.expect({ r: { at: 'reserve', status: 'in-reserve' } })
    expect(position.offered('r')).toEqual(['reserves'])
  })

  it('BZ-STATUS-08 status is worked out anew: shoved apart, both are open at once', () => {
    const position = table({ pieces: { a: dwarf('Lineman', 5, 5), b: orc('Lineman', 6, 5) } })
      .do('a block b')
      .dice('block shove')
      .do('stay')
      .expect({ a: { status: 'open' }, b: { at: [7, 5], status: 'open' } })
    expect(position.offered('a')).toContain('run')
  })
})
