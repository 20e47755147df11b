import { OptionsError } from '@undercroft/engine'
import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import type { BlitzAction, PlaceAction } from '../actions.ts'
import { blitzBowl } from '../game.ts'
import { orc, table } from '../testing/table.ts'

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
