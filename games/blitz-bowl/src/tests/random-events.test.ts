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

describe('random events', () => {
  const rest = { ...four, ...three }
  const event = (name: string, extra: object = {}) =>
    table({
      begins: true,
      pieces: rest,
      ...ball,
      slots: [null, 'huddle-up', 'gain-ground'],
      next: 'elbow-room',
      deck: [],
      events: [name],
      ...extra,
    } as never)

  it('BZ-ADV-01 all options off: no events, no Foul, no Throw Team-mate', () => {
    const position = table({
      teams: ['goblin', 'orc'],
      pieces: {
        troll: { team: 0, position: 'Troll', at: [5, 5] },
        g: { team: 0, position: 'Goblin', at: [6, 5] },
        o: orc('Lineman', 4, 4, { prone: true }),
      },
    })
    expect(position.offered('troll')).toEqual(['run'])
    expect(position.state.eventsInDeck).toBe(0)
  })

  it('BZ-ADV-04 BZ-ADV-05 BZ-ADV-07 an event that comes up is carried out, then the next, and never comes again', () => {
    const position = table({
      begins: true,
      pieces: rest,
      ...ball,
      slots: [null, 'huddle-up', 'gain-ground'],
      next: 'elbow-room',
      deck: ['safe-delivery'],
      events: ['rubble-underfoot', 'big-hearted-judges'],
    }).dice('d3 2', 'd2 1', 'd2 2')
    expect(position.happened('random-event').map((shown) => [shown.event, shown.seat])).toEqual([
      ['rubble-underfoot', 0],
      ['big-hearted-judges', 0],
    ])
    position.expect({ slots: ['elbow-room', 'huddle-up', 'gain-ground'], next: 'safe-delivery' })
    expect(position.state.eventsLeft.reduce((sum, copies) => sum + copies, 0)).toBe(0)
  })

  it('BZ-ADV-06 an event in the middle of a refill comes first; Restless Judges fill the slots themselves', () => {
    const position = table({
      begins: true,
      pieces: rest,
      ...ball,
      slots: [null, null, 'gain-ground'],
      next: 'elbow-room',
      deck: ['safe-delivery', 'floor-somebody', 'double-trouble', 'huddle-up', 'legs-legs-legs'],
      events: ['restless-judges'],
    })
    // Elbow Room goes to slot 1, the event comes up, both active cards go; three new ones are dealt.
    position.dice('d6 6', 'd2 1', 'd5 1', 'd4 1', 'd3 1')
    expect(position.state.slots.every((challenge) => challenge >= 0)).toBe(true)
    position.dice('d2 1')
    expect(position.happened('dealt')).toHaveLength(4)
    position.asks('action')
  })

  it('BZ-ADV-08 the active coach first; grants to the other coach have neither check nor claim', () => {
    event('slippery-peel')
      .asks('pick-opponent', 0)
      .do('pick o')
      .asks('pick-opponent', 1)
      .do('pick a')
      .expect({
        o: { status: 'prone' },
        a: { status: 'prone' },
      })
    const on = event('everybody-on', {
      slots: [null, 'milk-the-applause', 'gain-ground'],
      pieces: { ...rest, c: dwarf('Runner', 14, 9, { ball: true }), q: orc('Thrower', 0, 9, { ball: true }) },
    })
    on.asks('everybody-on', 0)
    on.scripted.play(on.scripted.asked().actions[1])
    on.scripted.play(on.scripted.asked().actions[0])
    on.asks('claim', 0).expect({ scores: [4, 0] })
    on.do('pass').asks('everybody-on', 0).do('pass').asks('everybody-on', 1)
    on.scripted.play(on.scripted.asked().actions[1])
    on.scripted.play(on.scripted.asked().actions[0])
    on.asks('everybody-on', 1).expect({ scores: [4, 0] })
  })

  it('EV-02 BZ-GEN-12 Rubble Underfoot: -1 after Blocks, together with Crunch still -1', () => {
    const hit = (dice: string[]) =>
      table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }, lasting: ['rubble-underfoot'] })
        .do('a block o')
        .dice(...dice)
    hit(['block knockdown', 'd6 3']).expect({ o: { at: 'reserve' } })
    hit(['block crunch', 'd6 4']).expect({ o: { status: 'prone' } })
  })

  it('EV-04 Big-Hearted Judges: one point more for touchdowns and claims', () => {
    table({
      pieces: { c: dwarf('Runner', 13, 9, { ball: true }) },
      lasting: ['big-hearted-judges'],
      slots: ['milk-the-applause', null, null],
    })
      .do('c run', 'step 14,9', 'stop', 'claim milk-the-applause')
      .expect({ scores: [5 + 2, 0] })
  })

  it('EV-05 Referee Chased Off: nobody is caught', () => {
    const foul = (face: string) =>
      table({
        pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { prone: true }) },
        options: { fouls: true },
        lasting: ['referee-chased-off'],
      })
        .do('a foul o')
        .dice(`block ${face}`)
    foul('tackle').expect({ a: { at: [5, 5] }, o: { at: 'reserve' } })
    foul('miss').expect({ a: { at: [5, 5], spent: true }, o: { status: 'prone' } })
  })

  it('EV-08 Balls Everywhere: one more ball, two if there is none; step B then adds none', () => {
    event('balls-everywhere')
      .dice('d8 4')
      .asks('action')
      .expect({
        balls: [
          [7, 7],
          [8, 5],
        ],
      })
    event('balls-everywhere', { balls: [] })
      .dice('d8 4', 'd8 2')
      .asks('action')
      .expect({
        balls: [
          [8, 5],
          [7, 4],
        ],
      })
  })

  it('EV-10 Fans on the Pitch: a die for every opponent in reading order, active coach first', () => {
    const position = event('fans-on-the-pitch', { pieces: { ...rest, q: orc('Thrower', 12, 1, { ball: true }) } }).dice(
      'block crunch',
      'd8 4',
      'block shove',
      'block crunch',
      ...new Array(4).fill('block knockdown'),
    )
    position.asks('action')
    expect(position.happened('injured').map(({ player }) => player)).toEqual([
      position.player('q'),
      position.player('p'),
    ])
  })

  it('EV-11 Start Again: everybody back into the End Zones, balls stay without a bounce', () => {
    const position = event('start-again', {
      pieces: { ...rest, o: orc('Blitzer', 6, 5, { ball: true }), p: orc('Lineman', 12, 9) },
    })
    for (const seat of [0, 1]) {
      for (let i = 0; i < 6; i++) {
        position.asks('set-up', seat)
        position.scripted.play(position.scripted.asked().actions[0])
      }
    }
    position.asks('action', 0).expect({
      balls: [
        [6, 5],
        [7, 7],
      ],
    })
    expect(position.state.players.every(({ square, prone }) => square >= 0 && !prone)).toBe(true)
  })

  it('EV-12 Something Below: injured on the trapdoor, prone beside it, then the balls', () => {
    event('something-below', {
      pieces: { ...rest, o: orc('Lineman', 7, 5, { ball: true }), b: dwarf('Lineman', 8, 5, { ball: true }) },
      balls: [],
    })
      .dice('d8 2', 'd8 4')
      .asks('action')
      .expect({
        o: { at: 'reserve' },
        b: { status: 'prone' },
        balls: [
          [9, 5],
          [7, 4],
        ],
      })
  })
})
