import { describe, expect, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

const four = {
  a: dwarf('Lineman', 3, 5),
  b: dwarf('Lineman', 5, 9),
  c: dwarf('Runner', 5, 1),
  d: dwarf('Blitzer', 2, 2),
}
const three = { o: orc('Lineman', 12, 5), p: orc('Blitzer', 12, 9), q: orc('Thrower', 12, 1) }
const ball = { balls: [[7, 7]] as [number, number][] }

describe('endings', () => {
  it('BZ-WIN-01 a lead of ten at the start of the own turn ends the match, before a card is dealt', () => {
    const start = (scores: [number, number]) =>
      table({
        begins: true,
        scores,
        pieces: { ...four, ...three },
        ...ball,
        slots: [null, null, null],
        next: 'elbow-room',
        deck: [],
      })
    start([23, 12]).expect({ ending: 'sudden-death', winner: 0, slots: [null, null, null] })
    start([22, 12]).expect({ ending: 'sudden-death', winner: 0 })
    start([21, 12]).expect({ ending: null, slots: ['elbow-room', null, null] })
  })

  it('BZ-WIN-02 only the coach whose turn begins is looked at', () => {
    const position = table({
      active: 1,
      scores: [0, 12],
      pieces: { ...four, ...three, d: dwarf('Blitzer', 13, 7, { ball: true }) },
    })
    position.do('end-turn').expect({ ending: null, active: 0 })
    position
      .do('d run', 'step 14,7', 'stop')
      .expect({ scores: [4, 12] })
      .do('end-turn')
      .dice('d8 1')
      .expect({ ending: null, active: 1 })
    table({ active: 0, scores: [0, 12], pieces: { ...four, ...three }, ...ball })
      .do('end-turn')
      .expect({ ending: 'sudden-death', winner: 1 })
  })

  it('BZ-WIN-03 BZ-WIN-05 last card dealt: this turn and one of the other coach, then points decide', () => {
    const last = (scores: [number, number]) =>
      table({
        begins: true,
        scores,
        pieces: { ...four, ...three },
        ...ball,
        slots: [null, 'huddle-up', 'gain-ground'],
        next: 'elbow-room',
        deck: [],
      })
        .asks('action', 0)
        .do('end-turn')
        .asks('action', 1)
        .do('end-turn')
    last([25, 26]).expect({ ending: 'points', winner: 1 })
    last([18, 18]).expect({ ending: 'draw', winner: null })
  })

  it('BZ-WIN-04 turns are not evened out when Coach B deals it', () => {
    const position = table({
      begins: true,
      active: 1,
      turn: 16,
      pieces: { ...four, ...three },
      ...ball,
      slots: [null, 'huddle-up', 'gain-ground'],
      next: 'elbow-room',
      deck: [],
    })
    position.do('end-turn').asks('action', 0).expect({ turn: 17 }).do('end-turn').expect({ ending: 'draw', turn: 17 })
  })

  it('BZ-WIN-06 the last turn begins with the sudden-death check too', () => {
    table({
      begins: true,
      scores: [10, 20],
      pieces: { ...four, ...three },
      ...ball,
      slots: [null, null, null],
      next: 'elbow-room',
      deck: [],
    })
      .do('end-turn')
      .expect({ ending: 'sudden-death', winner: 1 })
  })

  it('BZ-WIN-07 the last card may be dealt by an event; events left on top are resolved at once', () => {
    const position = table({
      begins: true,
      active: 1,
      pieces: { ...four, ...three },
      ...ball,
      slots: [null, 'huddle-up', 'gain-ground'],
      next: 'elbow-room',
      deck: ['safe-delivery', 'floor-somebody', 'double-trouble'],
      events: ['restless-judges', 'rubble-underfoot'],
    })
    // 5 cards are left: an event comes up (the second kind by number is Restless Judges), all three slots are emptied.
    position.dice('d5 4', 'd2 2', 'd2 1', 'd4 1', 'd3 1', 'd2 1')
    position.expect({ asked: 'action', active: 1 })
    expect(position.happened('last-card-dealt')).toHaveLength(1)
    expect(position.state.lastTurn).toBe(position.state.turn + 1)
    expect(position.happened('random-event').map(({ event }) => event)).toEqual(['restless-judges', 'rubble-underfoot'])
  })
})
