import { describe, expect, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

describe('turns', () => {
  const idle = {
    a: dwarf('Lineman', 5, 5),
    b: dwarf('Lineman', 3, 5),
    c: dwarf('Runner', 5, 9),
    o: orc('Lineman', 12, 5),
  }

  it('BZ-TURN-02 BZ-TURN-03 pre-turn A, B, C, then actions', () => {
    const bench = { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 3, 5) }
    const position = table({
      begins: true,
      turn: 5,
      pieces: bench,
      slots: ['gain-ground', null, 'huddle-up'],
      next: 'elbow-room',
      deck: ['safe-delivery'],
    })
      .dice('d8 4')
      .asks('emergency-reserves')
      .do('pass', 'end-turn')
    const order = position.events.flatMap((event) => {
      if (event.type === 'pre-turn') return [event.part]
      return ['turn', 'dealt', 'ball-bounced', 'turn-end'].includes(event.type) ? [event.type] : []
    })
    expect(order.slice(0, 8)).toEqual([
      'turn',
      'refill',
      'dealt',
      'ball',
      'ball-bounced',
      'reserves',
      'turn-end',
      'turn',
    ])
    position.expect({ slots: ['gain-ground', 'elbow-room', 'huddle-up'], next: 'safe-delivery' })
  })

  it('BZ-TURN-02 each player action is followed by its own claim step, then the turn ends', () => {
    const position = table({
      turn: 4,
      pieces: { a: dwarf('Lineman', 3, 5), b: dwarf('Lineman', 5, 9), c: dwarf('Runner', 5, 1) },
      slots: ['elbow-room', null, null],
      balls: [[9, 9]],
    })
    position.do('a run', 'step 4,5', 'stop').asks('claim').do('pass')
    position.do('b run', 'step 5,10', 'stop').asks('claim').do('pass')
    position.do('c run', 'step 5,0', 'stop').asks('claim').do('pass')
    expect(
      position.events
        .map(({ type }) => type)
        .filter((type) => type !== 'moved')
        .slice(0, 5),
    ).toEqual([...['action', 'action', 'action', 'turn-end', 'turn']])
  })

  it('BZ-TURN-04 no pre-turn sequence in the first turn of each coach', () => {
    const full = {
      slots: ['gain-ground' as const, 'huddle-up' as const, 'floor-somebody' as const],
      next: 'elbow-room' as const,
    }
    for (const turn of [1, 2])
      table({ begins: true, turn, pieces: { a: idle.a }, ...full })
        .asks('action')
        .expect({ balls: [] })
    table({ begins: true, turn: 3, pieces: idle, ...full, balls: [[9, 9]] }).asks('replace-card')
  })

  it('BZ-TURN-05 Coach A claims nothing in his first turn, Coach B may', () => {
    const card = { slots: ['elbow-room' as const, null, null] }
    table({ turn: 1, pieces: idle, ...card })
      .do('a run', 'step 6,5', 'stop')
      .asks('action')
    table({ turn: 2, pieces: idle, ...card })
      .do('a run', 'step 6,5', 'stop')
      .asks('claim')
      .allows('claim elbow-room')
  })

  it('BZ-TURN-06 three player actions, also all by one player', () => {
    const position = table({ active: 1, pieces: { b: orc('Blitzer', 10, 5), d: dwarf('Lineman', 5, 5) } })
      .do('b run', 'step 9,5', 'step 8,5', 'stop', 'b mark', 'step 7,5', 'step 6,5', 'b block d')
      .dice('block miss')
      .do('pass')
    expect(position.happened('action')).toHaveLength(3)
    expect(position.state.active).toBe(0)
  })

  it('BZ-TURN-07 nobody makes the same action twice in a turn', () => {
    table({ pieces: { a: idle.a, c: idle.c, o: orc('Lineman', 8, 8) } })
      .do('a run', 'step 6,6', 'stop')
      .refuses('a run')
      .allows('c run', 'a mark')
  })

  it('BZ-TURN-08 status decides the choice of action', () => {
    const position = table({
      active: 1,
      pieces: {
        t: orc('Thrower', 6, 5, { ball: true }),
        d: dwarf('Lineman', 5, 5),
        down: orc('Lineman', 9, 9, { prone: true }),
        lone: orc('Lineman', 13, 1),
        r: { team: 1, position: 'Blitzer', at: 'reserve' },
      },
    })
    expect(position.offered('t')).toEqual(['block', 'sidestep'])
    expect(position.offered('down')).toEqual(['stand-up'])
    expect(position.offered('lone')).toEqual(['run'])
    expect(position.offered('r')).toEqual(['reserves'])
  })

  const slayer = { s: dwarf('Troll Slayer', 4, 5), o: orc('Lineman', 6, 5) }

  it('BZ-TURN-09 BZ-TURN-11 free actions are extra, now or never', () => {
    table({ pieces: slayer, actions: 1, balls: [[9, 9]] })
      .do('s mark', 'step 5,5')
      .asks('free-action')
      .do('s block o')
      .dice('block miss')
      .expect({ active: 1, asked: 'emergency-reserves' })
    const declined = table({ pieces: slayer }).do('s mark', 'step 5,5', 'pass')
    declined
      .asks('action')
      .expect({ actions: 2 })
      .allows('s block o')
      .do('s block o')
      .dice('block miss')
      .expect({ actions: 1 })
  })

  it('BZ-TURN-10 free actions obey the limits of the turn', () => {
    table({ pieces: { s: dwarf('Troll Slayer', 5, 5), o: orc('Lineman', 6, 5) } })
      .do('s block o')
      .dice('block shove')
      .do('stay', 's mark', 'step 6,5')
      .asks('action')
      .refuses('s block o')
  })

  it('BZ-TURN-12 a free action has a claim step of its own', () => {
    table({ pieces: slayer, slots: ['huddle-up', 'floor-somebody', 'double-trouble'], turn: 3 })
      .do('s mark', 'step 5,5', 's block o')
      .dice('block knockdown', 'd6 6')
      .asks('claim')
      .do('claim floor-somebody')
      .dice('d2 1')
      .expect({ scores: [2, 0] })
  })

  it('BZ-TURN-13 interrupt, touchdown check, claim step, then the free action', () => {
    const position = table({
      pieces: {
        s: dwarf('Troll Slayer', 4, 5),
        o: orc('Lineman', 6, 5),
        p: orc('Lineman', 6, 3),
        x: orc('Lineman', 12, 9),
      },
      hands: [[], ['swivel-hips']],
      slots: ['double-trouble', null, null],
    })
      .do('s mark', 'step 5,4')
      .asks('interrupt', 1)
      .do('play swivel-hips o', 'step 7,6')
    // They now mark one opponent only, so there is nothing to claim; then the free Block.
    position.asks('free-action', 0).refuses('s block o').allows('s block p')
    table({
      pieces: { s: dwarf('Troll Slayer', 4, 5), o: orc('Lineman', 6, 5), p: orc('Lineman', 6, 3) },
      slots: ['double-trouble', null, null],
    })
      .do('s mark', 'step 5,4')
      .asks('claim', 0)
      .do('pass')
      .asks('free-action', 0)
  })

  it('BZ-TURN-14 a turn may be ended early, without check and claim for what was not used', () => {
    const position = table({
      pieces: { ...idle, c: dwarf('Runner', 14, 9, { ball: true }) },
      turn: 4,
      balls: [[9, 9]],
    }).do('end-turn')
    expect(position.happened('touchdown')).toEqual([])
    expect(position.state.active).toBe(1)
  })

  it('BZ-TURN-15 the record is empty at the start of every turn and kept for both teams', () => {
    // The Lineman has made a Mark in their own turn; the Orc turn that follows starts with an empty record.
    const position = table({
      turn: 1,
      pieces: { b: orc('Blitzer', 8, 5), d: dwarf('Lineman', 4, 5, { done: ['mark'] }), e: orc('Lineman', 12, 9) },
      hands: [['cut-them-off'], []],
      slots: ['huddle-up', null, null],
    })
    position
      .do('end-turn', 'b run', 'step 7,5', 'step 6,4', 'stop')
      .asks('interrupt', 0)
      .do('play cut-them-off d', 'step 5,4')
      .expect({ d: { status: 'marked' } })
    position.asks('action', 1)
    expect(position.state.players[position.player('d')].done).toBe(2)
  })

  it('BZ-TURN-16 BZ-WIN-01 sudden death comes before everything else in a turn', () => {
    const position = table({
      begins: true,
      scores: [12, 2],
      pieces: { a: dwarf('Lineman', 5, 5, { ball: 'squig' }) },
      options: { specialBalls: true },
      hands: [['bruisers-hour'], []],
    })
    position.expect({ ending: 'sudden-death', winner: 0 })
    expect(position.happened('roll')).toEqual([])
    // Below the lead: squig, bonus plays at the start, then the pre-turn sequence.
    table({
      begins: true,
      pieces: { a: dwarf('Lineman', 5, 5, { ball: 'squig' }), b: dwarf('Lineman', 2, 5), c: dwarf('Runner', 2, 7) },
      options: { specialBalls: true },
      hands: [['bruisers-hour'], []],
      slots: ['gain-ground', 'huddle-up', null],
      next: 'elbow-room',
      deck: [],
    })
      .dice('d6 2')
      .asks('turn-start')
      .expect({ slots: ['gain-ground', 'huddle-up', null] })
      .do('pass')
      .expect({ slots: ['gain-ground', 'huddle-up', 'elbow-room'], asked: 'action' })
  })

  it('BZ-TURN-17 BZ-CARD-09 hand limit at the end of the own turn; then what lasted this turn is over', () => {
    const position = table({
      pieces: { ...idle, a: dwarf('Lineman', 5, 5, { spent: true }) },
      hands: [
        ['turbo', 'eagle-eye', 'sky-ball', 'stone-chin', 'turbo'].slice(0, 4) as never,
        ['cool-head', 'full-charge', 'closing-in', 'fresh-legs'],
      ],
      balls: [[9, 9]],
    })
    position
      .do('end-turn')
      .asks('discard', 0)
      .do('discard turbo')
      .expect({
        hands: [
          ['eagle-eye', 'sky-ball', 'stone-chin'],
          ['cool-head', 'full-charge', 'closing-in', 'fresh-legs'],
        ],
      })
    expect(position.state.active).toBe(1)
    expect(position.state.players.some(({ spent }) => spent)).toBe(false)
  })

  it('BZ-TURN-18 there is no turn-over', () => {
    table({
      active: 1,
      pieces: {
        t: orc('Thrower', 5, 5, { ball: true }),
        m: orc('Lineman', 8, 5),
        x: orc('Lineman', 11, 5),
        d: dwarf('Lineman', 12, 5),
      },
    })
      .do('t throw', 'target m')
      .dice('d6 1', 'd8 2')
      .do('x block d')
      .dice('block miss')
      .asks('action', 1)
      .expect({ actions: 1 })
  })
})
