import { expect, test } from 'vitest'
import { onFloor, type Piece, position } from '../testing/position.ts'

/** b is Knocked Down by a Pow, their armour breaks, and these dice follow. */
const hurt = (dice: string[], piece: Piece = {}, options = {}, blocker: Piece = {}) => {
  const game = onFloor(
    { A: { at: [4, 5], ...blocker }, B: { at: [0, 0] }, b: { at: [5, 5], av: 3, ...piece } },
    options,
  )
  game
    .dice('block pow')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(6, 5) })
  game.dice('d6 5', 'd6 4', ...dice).answer('stay')
  game.end()
  return game
}
const two = (total: number) => [`d6 ${total > 6 ? 6 : 1}`, `d6 ${total > 6 ? total - 6 : total - 1}`]

test('DB-ARM-02 DB-ARM-03 DB-ARM-04 DB-ARM-05 the Injury table in play', () => {
  expect([hurt(two(2)).status('b'), hurt(two(7)).status('b')]).toEqual(['stunned', 'stunned'])
  expect([hurt(two(8)).status('b'), hurt(two(9)).status('b')]).toEqual(['knocked-out', 'knocked-out'])
  const casualty = hurt([...two(10), 'd16 1'])
  expect([casualty.status('b'), casualty.rollEvents('casualty')[0].seat, casualty.at('b')]).toEqual([
    'casualty',
    0,
    null,
  ])
  expect(hurt([...two(12), 'd16 1']).status('b')).toBe('casualty')
  const ko = hurt(two(8))
  expect(ko.state.squares[ko.square(6, 5)]).toBe(-1)
})

test('DB-ARM-06 DB-ARM-07 DB-ARM-08 DB-ARM-09 DB-ARM-10 Stunty players', () => {
  const stunty: Piece = { skills: ['stunty'] }
  expect([hurt(two(2), stunty).status('b'), hurt(two(6), stunty).status('b')]).toEqual(['stunned', 'stunned'])
  expect([hurt(two(7), stunty).status('b'), hurt(two(8), stunty).status('b')]).toEqual(['knocked-out', 'knocked-out'])
  const nine = hurt(two(9), stunty)
  expect([nine.status('b'), nine.player('b').casualty, nine.rollEvents('casualty')]).toEqual(['casualty', 0, []])
  expect(hurt([...two(10), 'd16 2'], stunty).status('b')).toBe('casualty')
})

test('DB-ARM-11 the ball of a removed player bounces from where he lay', () => {
  const game = hurt([...two(8), 'd8 4'], {}, { ball: 'b' })
  expect(game.ball()).toEqual([5, 5])
})

test('DB-ARM-12 DB-ARM-13 DB-ARM-14 DB-ARM-15 DB-ARM-16 DB-ARM-17 DB-ARM-18 the Casualty table in play', () => {
  const marks = (die: number, ...more: string[]) => {
    const { missesNextGame, niggling, casualty } = hurt([...two(10), `d16 ${die}`, ...more]).player('b')
    return [casualty, missesNextGame, niggling]
  }
  expect([marks(1), marks(6)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect([marks(7), marks(9)]).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ])
  expect([marks(10), marks(12)]).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ])
  expect([marks(13, 'd6 3'), marks(14, 'd6 6')]).toEqual([
    [3, 1, 0],
    [3, 1, 0],
  ])
  expect([marks(15), marks(16)]).toEqual([
    [4, 1, 0],
    [4, 1, 0],
  ])
  expect(hurt([...two(10), 'd16 15']).state.players).toHaveLength(3)
})

test('DB-ARM-19 each Niggling Injury adds 1', () => {
  expect(hurt([...two(10), 'd16 14'], { niggling: 1 }).player('b').casualty).toBe(4)
  expect(hurt([...two(10), 'd16 13'], { niggling: 2 }).player('b').casualty).toBe(4)
  expect(hurt([...two(10), 'd16 16'], { niggling: 1 }).player('b').casualty).toBe(4)
})

test('DB-ARM-20 DB-ARM-21 DB-ARM-22 DB-ARM-23 DB-ARM-24 Lasting Injuries change the profile, never beyond the minimum', () => {
  const profile = (dice: number | number[], piece: Piece = {}) => {
    const { ma, st, ag, pa, av } = hurt([...two(10), 'd16 13', ...[dice].flat().map((die) => `d6 ${die}`)], {
      av: 9,
      ma: 6,
      st: 3,
      ag: 4,
      pa: 3,
      ...piece,
    }).player('b')
    return { ma, st, ag, pa, av }
  }
  const whole = { ma: 6, st: 3, ag: 4, pa: 3, av: 9 }
  expect(profile(1)).toEqual({ ...whole, av: 8 })
  expect(profile(2)).toEqual({ ...whole, av: 8 })
  expect(profile(3)).toEqual({ ...whole, ma: 5 })
  expect(profile(4)).toEqual({ ...whole, pa: 4 })
  expect(profile(5)).toEqual({ ...whole, ag: 5 })
  expect(profile(6)).toEqual({ ...whole, st: 2 })
})

test('DB-ARM-24 a Lasting Injury of what is at its minimum is rolled again; with all at the minimum nothing is reduced', () => {
  const injured = (dice: number[], piece: Piece) =>
    hurt(
      [...two(10), 'd16 13', ...dice.map((die) => `d6 ${die}`)],
      { av: 9, ...piece },
      {},
      { st: piece.st ?? 3 },
    ).player('b')
  expect(injured([4, 3], { pa: 6 })).toMatchObject({ pa: 6, ma: 5, missesNextGame: 1 })
  expect(injured([4, 4, 6, 5], { pa: 0, st: 1 })).toMatchObject({ pa: 0, st: 1, ag: 4 })
  const least = { ma: 1, st: 1, ag: 6, pa: 6, av: 3 }
  expect(injured([], least)).toMatchObject({ ...least, missesNextGame: 1 })
})

/** A fouls b, who lies next to them. */
const foul = (dice: string[], pieces: Record<string, Piece> = {}, options = {}) => {
  const game = onFloor(
    { A: { at: [4, 4] }, b: { at: [5, 4], status: 'prone' }, Z: { at: [11, 9] }, ...pieces },
    options,
  )
  game
    .activate('A', 'foul', 'b')
    .dice(...dice)
    .answer('foul')
  return game
}

test('DB-FOUL-01 DB-FOUL-02 DB-FOUL-03 the victim is named first, the fouler may move or stand up before, not after', () => {
  const game = onFloor({ A: { at: [1, 4], status: 'prone' }, b: { at: [4, 4], status: 'stunned' }, c: { at: [8, 8] } })
  expect(game.declarations('A').filter((action) => action.startsWith('foul'))).toEqual(['foul b'])
  game.activate('A', 'foul', 'b').step([2, 4])
  expect(game.offers('foul')).toEqual([])
  game.step([3, 4]).dice('d6 1', 'd6 2').answer('foul')
  expect([game.state.active, game.status('b')]).toEqual([1, 'stunned'])
})

test('DB-FOUL-04 an Armour roll, then an Injury roll', () => {
  const broken = foul(['d6 5', 'd6 3', 'd6 1', 'd6 2'], { b: { at: [5, 4], status: 'prone', av: 8 } })
  expect([broken.status('b'), broken.rolls]).toEqual(['stunned', ['armour 5+3', 'injury 1+2']])
  expect(foul(['d6 5', 'd6 2'], { b: { at: [5, 4], status: 'prone', av: 8 } }).status('b')).toBe('prone')
})

test('DB-FOUL-05 DB-FOUL-06 DB-FOUL-07 DB-FOUL-08 assists change the Armour roll only', () => {
  const helped = foul(['d6 4', 'd6 3', 'd6 6', 'd6 1'], { B: { at: [5, 3] }, C: { at: [6, 5] } })
  expect(helped.rollEvents('armour')[0]).toMatchObject({ passed: true, modifiers: [{ source: 'assists', value: 2 }] })
  expect(helped.status('b')).toBe('stunned')
  const hindered = foul(['d6 5', 'd6 4'], { c: { at: [3, 4] } })
  expect(hindered.rollEvents('armour')[0]).toMatchObject({
    passed: false,
    modifiers: [{ source: 'assists-against', value: -1 }],
  })
})

test('DB-FOUL-09 DB-FOUL-10 DB-FOUL-12 a natural double on either roll, after the rolls, once', () => {
  expect(foul(['d6 3', 'd6 3']).asked).toBe('argue')
  const injury = foul(['d6 5', 'd6 4', 'd6 2', 'd6 2'])
  expect([injury.asked, injury.status('b')]).toEqual(['argue', 'stunned'])
  const both = foul(['d6 5', 'd6 5', 'd6 2', 'd6 2'])
  both.answer('decline')
  expect([both.happened('sent-off').length, both.status('A'), both.turnover]).toEqual([1, 'out', 'sent-off'])
  expect(foul(['d6 1', 'd6 2']).asked).toBe('turn')
})

test('DB-FOUL-11 DB-FOUL-13 removed for the game; the ball he held bounces', () => {
  const game = foul(['d6 3', 'd6 3', 'd8 2'], {}, { ball: 'A' })
  game.answer('decline')
  expect([game.status('A'), game.ball(), game.state.active]).toEqual(['out', [4, 3], 1])
})

test('DB-FOUL-14 DB-FOUL-15 DB-FOUL-16 arguing: 1 silences the coach, 2-5 nothing', () => {
  const argued = (die: number) => {
    const game = foul(['d6 3', 'd6 3'])
    expect([game.asked, game.turnover, game.offers().map(({ type }) => type)]).toEqual([
      'argue',
      '',
      ['decline', 'argue'],
    ])
    game.dice(`d6 ${die}`).answer('argue')
    return game
  }
  const one = argued(1)
  expect([one.status('A'), one.turnover, one.state.teams[0].silenced]).toEqual(['out', 'sent-off', 1])
  for (const die of [2, 5]) {
    const none = argued(die)
    expect([none.status('A'), none.turnover, none.state.teams[0].silenced]).toEqual(['out', 'sent-off', 0])
  }
  const silenced = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4], status: 'prone' } })
  silenced.state.teams[0].silenced = 1
  silenced.activate('A', 'foul', 'b').dice('d6 3', 'd6 3').answer('foul')
  expect([silenced.asked, silenced.state.active]).toEqual(['turn', 1])
})

test('DB-FOUL-17 DB-FOUL-18 a 6 brings him back through a portal, still a Turnover', () => {
  const game = position('Ab..........\n1.2.3.4.5.6.', {
    pieces: { b: { status: 'prone' }, c: { at: [6, 1] }, R: { place: 'reserves' } },
  })
  game.activate('A', 'foul', 'b').dice('d6 3', 'd6 3').answer('foul')
  game.dice('d6 6', 'd6 4', 'd6 2').answer('argue')
  expect([game.at('A'), game.at('c'), game.turnover, game.state.dugoutUsed]).toEqual([[6, 1], [2, 1], 'sent-off', 0])
  expect(game.state.teleports[game.player('A').id]).toBe(0) // the next turn has begun: the count starts anew
})

test('on a drawn map without portals a fouler who may stay waits in the dugout', () => {
  const game = position('Ab..........', { pieces: { b: { status: 'prone' } } })
  game.activate('A', 'foul', 'b').dice('d6 3', 'd6 3').answer('foul')
  game.dice('d6 6').answer('argue')
  expect([game.status('A'), game.turnover, game.asked, game.state.active]).toEqual(['reserves', 'sent-off', 'turn', 1])
})

test('DB-FOUL-19 nothing but a sending-off is argued about', () => {
  const game = hurt([...two(8)])
  expect(game.asked).toBe('turn')
})
