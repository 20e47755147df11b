import { eventsFor, OptionsError } from '@undercroft/engine'
import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import type { BlitzAction, PlaceAction } from '../actions.ts'
import { blitzBowl } from '../game.ts'
import { profileOf } from '../queries.ts'
import { dwarf, orc, table } from '../testing/table.ts'

/** A match from the very beginning; cards are drawn as d26, d25, d24, d23 by their place among those left. */
function begin(options: object, ...dice: string[]) {
  return scriptedTable(blitzBowl, options).dice(...dice)
}

const cards = ['d26 1', 'd25 1', 'd24 1', 'd23 1']
const dwarfsAndOrcs = { teams: ['dwarf', 'orc'], board: 'rubble-yard' }

function placeAll(match: ReturnType<typeof begin>): void {
  for (let decision = match.asked(); decision.kind === 'set-up'; decision = match.asked())
    match.play(decision.actions[0])
}

describe('set-up', () => {
  it('BZ-GEN-01 two coaches, two teams, no points yet; another number is refused', () => {
    const { match } = begin(dwarfsAndOrcs, 'd2 1', ...cards)
    expect(blitzBowl.seats(match)).toBe(2)
    expect(blitzBowl.result(match)).toMatchObject({ over: false, winner: null, scores: [0, 0] })
    expect(() => blitzBowl.create({ teams: ['dwarf'] }, 1)).toThrow(OptionsError)
    expect(() => blitzBowl.create({ teams: ['dwarf', 'orc', 'human'] }, 1)).toThrow(/teams: .*exactly two/)
    expect(() => blitzBowl.create({ teams: ['dwarf', 'ork'] }, 1)).toThrow(/teams\[1\]: is no team: 'ork'/)
    expect(() => blitzBowl.create({ arenas: true }, 1)).toThrow(/arenas: is no option/)
    expect(() => blitzBowl.create({ fouls: 'yes' }, 1)).toThrow(/fouls: must be true or false/)
  })

  it('BZ-SETUP-01 the winner of the toss chooses the side of the board', () => {
    const match = begin({ teams: ['dwarf', 'orc'] }, 'd2 2')
    expect(match.asked()).toMatchObject({ seat: 1, kind: 'choose-board' })
    match.play({ type: 'choose-board', board: 'twin-pits' } as BlitzAction)
    match.dice(...cards)
    expect(match.match.state.board).toBe(1)
  })

  it('BZ-SETUP-02 BZ-GEN-03 seat 1 owns x=0, seat 2 x=14; benches are empty when set-up is over', () => {
    const match = begin(dwarfsAndOrcs, 'd2 2', ...cards)
    const squares = (seat: number) => {
      const { actions, seat: asked } = match.asked()
      expect(asked).toBe(seat)
      return (actions as PlaceAction[]).map(({ x, y }) => `${x},${y}`)
    }
    expect(squares(0)).toEqual(Array.from({ length: 11 }, (_, y) => `0,${y}`))
    for (let i = 0; i < 6; i++) match.play(match.asked().actions[0])
    expect(squares(1)).toEqual(Array.from({ length: 11 }, (_, y) => `14,${y}`))
    placeAll(match)
    expect(match.match.state.players.every(({ square }) => square >= 0)).toBe(true)
  })

  it('BZ-SETUP-03 boxed teams: the winner of the toss picks one, the other coach gets the other; otherwise both name theirs', () => {
    const match = begin({ teams: 'box', board: 'rubble-yard' }, 'd2 2')
    expect(match.asked()).toMatchObject({ seat: 1, kind: 'choose-team' })
    match.play({ type: 'choose-team', team: 'orc' } as BlitzAction)
    match.dice(...cards)
    expect(match.events.find(({ type }) => type === 'teams')).toMatchObject({ teams: ['dwarf', 'orc'] })
    const same = begin({ teams: ['human', 'human'], board: 'rubble-yard' }, 'd2 1', ...cards)
    expect(same.match.state.teams[0]).toBe(same.match.state.teams[1])
    expect(blitzBowl.view(same.match, 0).state.teams).toEqual(same.match.state.teams)
  })

  it('BZ-SETUP-04 BZ-CARD-02 three cards in slots 1-3, the next one visible and not active, 22 below it', () => {
    const { match } = begin(dwarfsAndOrcs, 'd2 1', 'd26 26', 'd25 1', 'd24 2', 'd23 10')
    const { slots, next, deck } = match.state
    // Card 26 is a Double Trouble; then Bench Them Hard, Shake It Loose, Gain Ground.
    expect([slots, next]).toEqual([[14, 0, 1], 6])
    expect(deck.reduce((sum, copies) => sum + copies, 0)).toBe(22)
    for (const seat of [0, 1]) expect(blitzBowl.view(match, seat).state.next).toBe(6)
  })

  it('BZ-SETUP-05 BZ-TURN-01 the loser of the toss sets up first and has the first turn', () => {
    const match = begin(dwarfsAndOrcs, 'd2 2', ...cards)
    const seats: number[] = []
    for (let decision = match.asked(); decision.kind === 'set-up'; decision = match.asked()) {
      seats.push(decision.seat)
      match.play(decision.actions[0])
    }
    expect(seats).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    const turns: number[] = []
    while (turns.length < 3) {
      const { seat, kind } = match.asked()
      if (kind === 'replace-card') break
      turns.push(seat)
      match.play({ type: 'end-turn' })
    }
    expect(turns).toEqual([0, 1])
    expect(match.asked()).toMatchObject({ seat: 0, kind: 'replace-card' })
  })

  it('BZ-SETUP-06 BZ-SETUP-07 BZ-ADV-09 one player a square of his End Zone, and every player', () => {
    const match = begin({ teams: ['snotling', 'elven-union'], board: 'rubble-yard' }, 'd2 2', ...cards)
    const place = (y: number, x = 0) => ({
      type: 'place',
      player: match.match.state.players.findIndex(({ square }) => square < 0),
      x,
      y,
    })
    match.play(place(5))
    for (const wrong of [place(5), place(4, 1), place(5, 14)]) expect(() => match.play(wrong)).toThrow('not legal')
    for (let player = 1; player < 10; player++) match.play(match.asked().actions[0])
    expect(match.asked().seat).toBe(1)
    placeAll(match)
    expect(match.match.state.players).toHaveLength(16)
    expect(match.match.state.players.filter(({ square }) => square < 0)).toEqual([])
  })

  it('BZ-SETUP-08 BZ-SETUP-09 BZ-SETUP-10 scores 0, a ball on the trapdoor, and it does not bounce', () => {
    const one = begin(dwarfsAndOrcs, 'd2 1', ...cards)
    placeAll(one)
    expect(one.match.state.scores).toEqual([0, 0])
    expect(one.match.state.balls).toEqual([{ kind: 0, square: 82, holder: -1 }])
    one.end()
    const two = begin({ teams: ['dwarf', 'orc'], board: 'twin-pits' }, 'd2 1', ...cards, 'd6 5')
    placeAll(two)
    expect(two.match.state.balls).toEqual([{ kind: 0, square: 8 * 15 + 7, holder: -1 }])
    two.end()
  })

  it('BZ-SETUP-11 a ball belongs to nobody', () => {
    table({ active: 1, pieces: { o: orc('Lineman', 6, 5) }, balls: [[7, 5]] })
      .do('o run', 'step 7,5', 'stop')
      .expect({ o: { ball: true } })
  })

  it('BZ-SETUP-12 BZ-ARENA-01 with everything switched on, in this order', () => {
    const options = { teams: ['dwarf', 'orc'], arena: 'roll', events: true, specialBalls: true, rookie: 0 }
    const match = begin(options, 'd2 2', 'd8 4')
    match.play({ type: 'choose-board', board: 'rubble-yard' } as BlitzAction)
    match.dice(...cards)
    placeAll(match)
    expect(match.asked()).toMatchObject({ kind: 'choose-ball', seat: 1 })
    match.play({ type: 'choose-ball', ball: 'rune' } as BlitzAction)
    const order = match.events.map(({ type }) => type).filter((type) => type !== 'roll' && type !== 'next-card')
    expect(order).toEqual([
      ...['toss', 'arena', 'board', 'teams', 'rookies', 'dealt', 'dealt', 'dealt', 'events-shuffled-in'],
      ...new Array(12).fill('placed'),
      ...['score-markers', 'ball', 'turn'],
    ])
    expect(match.match.state.arena).toBe(3)
  })
})

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
    // He now marks one opponent only, so there is nothing to claim; then the free Block.
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
    const position = table({
      active: 1,
      pieces: { b: orc('Blitzer', 8, 5), d: dwarf('Lineman', 4, 5, {}), e: orc('Lineman', 12, 9) },
      hands: [['cut-them-off'], []],
      slots: ['huddle-up', null, null],
    })
    position
      .do('b run', 'step 7,5', 'step 6,4', 'stop')
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

describe('secrets', () => {
  it('BZ-GEN-27 BZ-CARD-03 the back of a claimed card is known to its owner alone', () => {
    const position = table({
      turn: 4,
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 9, 9) },
      slots: ['finders-keepers', 'elbow-room', null],
      balls: [[6, 5]],
    })
      .do('a run', 'step 6,5', 'stop', 'claim finders-keepers')
      .dice('d2 2')
    const [claimed] = position.happened('claimed')
    expect(claimed).toMatchObject({ play: 'swivel-hips', points: 1 })
    expect(eventsFor([claimed], 0)[0]).toHaveProperty('play')
    expect(eventsFor([claimed], 1)[0]).not.toHaveProperty('play')
    const { match } = position.scripted
    expect(blitzBowl.view(match, 0).state.hands[0]).toEqual([7])
    // The other coach sees the front (number 3 of the challenges) and that there is one card more.
    expect(blitzBowl.view(match, 1).state.hands[0]).toEqual([-4])
    const unknown = blitzBowl.view(match, 1).state.unseenBacks
    expect([unknown & (1 << 6), unknown & (1 << 7)].every(Boolean)).toBe(true)
    // Nothing in the state says which back lies in a slot: only the challenge is known.
    expect(match.state.slots[1]).toBe(12)
  })

  it('BZ-GEN-10 players of one position share one profile', () => {
    const { state } = table({ pieces: { a: dwarf('Lineman', 5, 5) } })
    expect(profileOf(state, 0)).toBe(profileOf(state, 1))
    expect(profileOf(state, 1)).toBe(profileOf(state, 2))
    expect(profileOf(state, 0)).toMatchObject({ move: 4, block: 1, throw: 5, armour: 2 })
  })
})
