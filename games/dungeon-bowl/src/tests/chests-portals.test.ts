import { expect, test } from 'vitest'
import { onFloor, type PositionOptions, position } from '../testing/position.ts'

test('DB-CHEST-02 DB-CHEST-03 DB-CHEST-12 who ends a Move next to a chest, Standing and not Marked, may open it', () => {
  const game = position('......\n...$..\n.A....\n......', { ball: 'A' })
  game.activate('A', 'move')
  expect(game.offers('open')).toEqual([])
  game.step([2, 2])
  expect(game.offers('open')).toEqual([{ type: 'open', square: game.square(3, 1) }])
  game.answer('stop')
  expect(game.state.chests).toHaveLength(1)
  const marked = position('......\n..A$..\n.b....\n......')
  expect(marked.activate('A', 'move').offers('open')).toEqual([])
  const zero = position('......\n..A$..\n......')
  expect(zero.activate('A', 'move').offers('open')).toHaveLength(1)
})

test('DB-CHEST-04 only as a Move action', () => {
  for (const [action, target] of [
    ['blitz', 'b'],
    ['pass', undefined],
    ['hand-off', undefined],
    ['foul', 'c'],
    ['throw-team-mate', undefined],
  ] as const) {
    const game = position('........\n..A$....\n......bc', {
      pieces: { A: { st: 5, skills: ['throw-team-mate'] }, c: { status: 'prone' } },
    })
    expect(game.activate('A', action, target).offers('open')).toEqual([])
  }
})

test('DB-CHEST-05 DB-CHEST-06 the chest with the ball: he has it at once, the chest is gone', () => {
  const game = position('.......\n..A$.$.\nB......')
  game
    .activate('A', 'move')
    .dice('d2 1')
    .answer('open', { square: game.square(3, 1) })
  game.end()
  expect([game.ball(), game.turnover, game.asked, game.canActivate('A')]).toEqual(['A', '', 'turn', false])
  expect(game.state.chests).toEqual([game.square(5, 1)])
  game.activate('B', 'move').step([1, 2], [2, 2], [3, 1])
  expect(game.at('B')).toEqual([3, 1])
})

test('DB-GEN-07 DB-SETUP-22 the last closed chest holds the ball if no other did; every chest is as likely', () => {
  const game = position('.......\n..A$...\nB......')
  game.activate('A', 'move').answer('open', { square: game.square(3, 1) })
  expect([game.ball(), game.rolls]).toEqual(['A', []])
  // Of six chests the first opened holds it on 1 of 6, the second on 1 of the 5 left, and so on.
  const six = position('$.$.$.$.$.$\nA..........')
  six.activate('A', 'move').answer('open', { square: 0 })
  expect(six.table.match.waiting?.dice).toEqual(['d6'])
  six.dice('d6 2', 'd6 1', 'd6 1').answer('end-turn')
  six.activate('A', 'move').step([1, 1]).answer('open', { square: 2 })
  expect([six.table.match.waiting?.dice, six.state.chests.length]).toEqual([['d5'], 5])
  six.dice('d5 1')
  expect(six.ball()).toBe('A')
})

test('DB-CHEST-07 DB-CHEST-08 DB-CHEST-10 the trap: opener and all neighbours, then the chest goes, then the ball', () => {
  const game = position('.......\n...C...\n..A$b..\n....d.e\n.......', {
    ball: 'b',
    pieces: { d: { dazed: true }, b: { dazed: true } },
  })
  game.activate('A', 'move').answer('open', { square: game.square(3, 2) })
  expect(game.offers('next').map(({ player }) => player)).toHaveLength(4)
  game.dice('d6 1', 'd6 1').answer('next', { player: game.player('b').id })
  game.dice('d6 1', 'd6 1').answer('next', { player: game.player('A').id })
  game.dice('d6 1', 'd6 1', 'd6 1', 'd6 1', 'd8 4').answer('next', { player: game.player('C').id })
  expect(['A', 'C', 'b', 'd', 'e'].map((letter) => game.status(letter))).toEqual([
    'prone',
    'prone',
    'prone',
    'prone',
    'standing',
  ])
  expect([game.ball(), game.turnover, game.state.chests]).toEqual([[3, 2], 'chest-trap', []])
})

test('DB-CHEST-11 after the ball was found every chest is a trap', () => {
  const game = position('.......\n..A$...\n.......', { ball: [6, 2] })
  game
    .activate('A', 'move')
    .dice('d6 1', 'd6 1')
    .answer('open', { square: game.square(3, 1) })
  expect([game.status('A'), game.turnover, game.rolls]).toEqual(['prone', 'chest-trap', ['armour 1+1']])
})

const PORTALS = '1.2.3.4.5.6.'
const through = (options: PositionOptions = {}) => position(`A...........\n${PORTALS}\n............`, options)

test('DB-CHEST-13 DB-PORT-05 no chest after a fall, and after a teleport only with his bearings', () => {
  const fell = position('......\nA..$..\n......', { pieces: { A: { ma: 1 } } })
  fell.activate('A', 'move').step([1, 1]).dice('d6 1', 'd6 1', 'd6 1').step([2, 1])
  expect(fell.state.active).toBe(1)
  const game = position(`A...........\n${PORTALS}\n..........$.`)
  game.activate('A', 'move').dice('d6 6').step([0, 1])
  expect([game.at('A'), game.offers().map(({ type }) => type)]).toEqual([
    [10, 1],
    ['bearings', 'stop'],
  ])
  game.answer('bearings')
  expect(game.offers('open')).toHaveLength(1)
})

test('DB-PORT-01 DB-PORT-03 DB-PORT-05 stepping onto a portal: a D6 shows where to; bearings cost a square', () => {
  const game = through()
  game.activate('A', 'move').dice('d6 5').step([0, 1])
  expect(game.at('A')).toEqual([8, 1])
  game.answer('bearings')
  expect(game.table.game.about(game.table.match)).toMatchObject({ left: 4 })
  game.answer('stop').answer('end-turn')
  expect([game.at('A'), game.rolls]).toEqual([[8, 1], ['portal 5']])
})

test('DB-PORT-02 DB-PORT-10 pushed onto a portal: his own coach rolls', () => {
  const game = position('............\n1.2.3.4.5.6.\n............', {
    pieces: { A: { at: [0, 0] }, B: { at: [11, 2] }, b: { at: [1, 0] } },
  })
  game.dice('block push').activate('A', 'block', 'b')
  game.answer('push', { to: game.square(2, 1) }).answer('stay')
  expect(game.table.match.waiting).toMatchObject({ what: 'portal', seat: 1 })
  game.dice('d6 1')
  expect([game.at('b'), game.status('b'), game.rollEvents('armour')]).toEqual([[0, 1], 'standing', []])
})

test('DB-PORT-04 the ball and the status travel along', () => {
  const game = through({ ball: 'A' })
  game.activate('A', 'move').dice('d6 4').step([0, 1])
  expect([game.ball(), game.at('A')]).toEqual(['A', [6, 1]])
})

test('DB-PORT-05 without a square or Rush left he stays; nothing can be thrown before', () => {
  const game = through({ ball: 'A', pieces: { A: {}, B: { at: [9, 2] } } })
  game.activate('A', 'pass').dice('d6 5').step([0, 1])
  expect(game.offers().map(({ type }) => type)).toEqual(['bearings', 'stop'])
})

test('DB-PORT-06 a Rush pays for the bearings', () => {
  const rushed = (...dice: string[]) => {
    const game = through({ pieces: { A: { ma: 1 } } })
    game
      .activate('A', 'move')
      .dice('d6 5')
      .step([0, 1])
      .dice(...dice)
      .answer('bearings')
    return game
  }
  const up = rushed('d6 2')
  up.dice('d6 3').step([9, 1])
  expect([up.at('A'), up.rolls]).toEqual([
    [9, 1],
    ['portal 5', 'rush 2', 'rush 3'],
  ])
  const down = rushed('d6 1', 'd6 1', 'd6 1')
  expect([down.at('A'), down.status('A'), down.turnover]).toEqual([[8, 1], 'prone', 'fell-over'])
})

test('DB-PORT-07 DB-PORT-14 DB-PORT-15 chain reaction: whoever is there is carried off too, at no cost', () => {
  const game = through({ pieces: { A: {}, B: { at: [6, 1], status: 'prone' } } })
  game.activate('A', 'move').dice('d6 4', 'd6 2').step([0, 1])
  expect([game.at('A'), game.at('B'), game.status('B')]).toEqual([[6, 1], [2, 1], 'prone'])
  game.answer('stop').activate('B', 'move')
  expect(game.table.game.about(game.table.match)).toMatchObject({ left: 3 })
})

test('DB-PORT-08 DB-PORT-09 a second teleport in a team turn: an Injury roll, also a third', () => {
  const game = through({ pieces: { A: {}, B: { at: [11, 2] } } })
  game.activate('A', 'move').dice('d6 4').step([0, 1]).answer('bearings').step([7, 1])
  game.dice('d6 6', 'd6 3', 'd6 3').step([6, 1])
  expect([game.at('A'), game.status('A'), game.turnover, game.asked]).toEqual([[10, 1], 'stunned', '', 'turn'])
  expect(game.rolls).toEqual(['portal 4', 'portal 6', 'injury 3+3'])
  const ko = through({ pieces: { A: {}, B: { at: [11, 2] } } })
  ko.activate('A', 'move')
    .dice('d6 4')
    .step([0, 1])
    .answer('bearings')
    .step([7, 1])
    .dice('d6 6', 'd6 4', 'd6 4')
    .step([6, 1])
  expect([ko.status('A'), ko.state.squares[ko.square(10, 1)]]).toEqual(['knocked-out', -1])
})

test('DB-PORT-11 pushed onto a portal and Knocked Down: Armour, ball, then the portal', () => {
  const pow = (...dice: string[]) => {
    const game = position('............\n1.2.3.4.5.6.\n............', {
      ball: 'b',
      pieces: { A: { at: [0, 0] }, b: { at: [1, 0] } },
    })
    game
      .dice('block pow')
      .activate('A', 'block', 'b')
      .answer('push', { to: game.square(2, 1) })
    game.dice(...dice).answer('stay')
    game.end()
    return game
  }
  const game = pow('d6 1', 'd6 1', 'd8 8', 'd6 5')
  expect([game.rolls.slice(1), game.at('b'), game.status('b'), game.ball()]).toEqual([
    ['armour 1+1', 'bounce 8', 'portal 5'],
    [8, 1],
    'prone',
    [3, 2],
  ])
  const ko = pow('d6 6', 'd6 6', 'd6 4', 'd6 4', 'd8 8')
  expect([ko.status('b'), ko.rollEvents('portal')]).toEqual(['knocked-out', []])
})

test('DB-PORT-12 following up onto a portal', () => {
  const game = position('............\n1.2.3.4.5.6.\n............', {
    pieces: { A: { at: [1, 1] }, B: { at: [11, 2] }, b: { at: [2, 1] } },
  })
  game
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(3, 1) })
  game.dice('d6 6').answer('follow-up')
  expect(game.at('A')).toEqual([10, 1])
})

test('DB-PORT-13 Rush and Dodge come first; one who falls there is carried off Prone, after the ball', () => {
  const game = position('............\n1.2.3.4.5.6.\n............', {
    ball: 'A',
    pieces: { A: { at: [1, 0], ma: 1 }, b: { at: [2, 2], dazed: false } },
  })
  game.activate('A', 'move').step([1, 1])
  game.dice('d6 6', 'd6 1', 'd6 1', 'd6 1', 'd8 2', 'd6 3').step([0, 1])
  expect(game.rolls).toEqual(['rush 6', 'dodge 1', 'armour 1+1', 'bounce 2', 'portal 3'])
  expect([game.at('A'), game.status('A'), game.ball(), game.turnover]).toEqual([[4, 1], 'prone', [0, 0], 'fell-over'])
})

test('DB-PORT-16 DB-PORT-17 a displaced player may suffer a mishap, and it counts as a teleport', () => {
  const game = through({ pieces: { A: {}, b: { at: [6, 1] } } })
  game.activate('A', 'move').dice('d6 4', 'd6 4').step([0, 1])
  expect([game.status('b'), game.at('A')]).toEqual(['out', [6, 1]])
  const twice = through({ pieces: { A: {}, B: { at: [0, 2] } } })
  twice.activate('B', 'move').dice('d6 3').step([0, 1]).answer('stop')
  twice.activate('A', 'move').dice('d6 3', 'd6 6', 'd6 1', 'd6 2').step([0, 1])
  expect([twice.at('A'), twice.at('B'), twice.status('B'), twice.rolls.at(-1)]).toEqual([
    [4, 1],
    [10, 1],
    'stunned',
    'injury 1+2',
  ])
})

test('DB-PORT-18 DB-PORT-19 DB-PORT-20 DB-PORT-21 a Magical Mishap: out, unharmed, no Turnover, the ball stays', () => {
  const game = through({ ball: 'A', pieces: { A: {}, B: { at: [11, 2] } } })
  game.activate('A', 'move').dice('d6 1', 'd8 8').step([0, 1])
  expect([game.status('A'), game.turnover, game.asked, game.ball()]).toEqual(['out', '', 'turn', [1, 2]])
  expect([game.player('A').missesNextGame, game.player('A').casualty]).toEqual([0, -1])
})

test('DB-PORT-22 a loose ball on an empty portal is carried off, then takes one step', () => {
  const bounced = (dice: string[], pieces = {}) => {
    const game = position('............\n1.2.3.4.5.6.\n............', {
      ball: [1, 0],
      pieces: { A: { at: [0, 0] }, ...pieces },
    })
    game
      .activate('A', 'move')
      .dice('d6 1', ...dice)
      .step([1, 0])
    game.end()
    return game
  }
  expect(bounced(['d8 8', 'd6 5', 'd8 2']).ball()).toEqual([8, 0])
  expect(bounced(['d8 8', 'd6 2', 'd8 7']).ball()).toEqual([2, 2])
  const caught = bounced(['d8 8', 'd6 5', 'd6 4'], { B: { at: [8, 1] } })
  expect([caught.ball(), caught.rollEvents('catch')[0].modifiers]).toEqual(['B', [{ source: 'bounce', value: -1 }]])
})

const dugout = (options: PositionOptions = {}) =>
  position(`A...........\n${PORTALS}\n............`, {
    ...options,
    pieces: {
      R: { place: 'reserves' },
      S: { place: 'reserves' },
      K: { place: 'knocked-out' },
      X: { place: 'casualty' },
      b: { at: [6, 1] },
      r: { place: 'reserves' },
      ...options.pieces,
    },
  })

test('DB-PORT-23 DB-PORT-24 DB-PORT-26 DB-PORT-29 the dugout portal: one reserve per turn, no mishap, no activation', () => {
  const game = dugout()
  expect(game.offers('enter').map(({ player }) => player)).toEqual([game.player('R').id, game.player('S').id])
  game.dice('d6 3').answer('enter', { player: game.player('R').id })
  expect([game.at('R'), game.canActivate('R'), game.offers('enter'), game.offers('revive')]).toEqual([
    [4, 1],
    false,
    [],
    [],
  ])
  const chain = dugout()
  chain.dice('d6 4', 'd6 1').answer('enter', { player: chain.player('R').id })
  expect([chain.at('R'), chain.at('b')]).toEqual([
    [6, 1],
    [0, 1],
  ])
})

test('DB-PORT-25 DB-SPG-06 not in the very first turn of the match', () => {
  const game = dugout()
  game.state.firstTeam = 0
  game.table.match.decided = null
  expect([game.offers('enter'), game.offers('revive')]).toEqual([[], []])
  game.answer('end-turn')
  expect(game.offers('enter')).toHaveLength(1)
  game.answer('end-turn')
  expect(game.offers('enter')).toHaveLength(2)
})

test('DB-PORT-27 DB-PORT-28 nobody is carried back; no limit of players', () => {
  const pieces = Object.fromEntries([...'CDEFGHIJ'].map((letter) => [letter, { place: 'reserves' as const }]))
  const game = dugout({ pieces: { ...pieces, b: { at: [11, 2] } } })
  const free = ['d6 1', 'd6 2', 'd6 3', 'd6 4', 'd6 5', 'd6 6']
  for (const die of free) {
    const [{ player }] = game.offers('enter')
    game.dice(die).answer('enter', { player }).answer('end-turn').answer('end-turn')
  }
  expect(game.state.players.filter(({ team, place }) => team === 0 && place === 0)).toHaveLength(7)
  expect(game.happened('teleported').every((event) => (event as unknown as { to: number }).to >= 0)).toBe(true)
})

test('DB-SPG-01 DB-SPG-02 DB-SPG-03 DB-SPG-04 DB-SPG-05 DB-ARM-25 DB-ARM-26 the Magic Sponge', () => {
  const game = dugout()
  expect(game.offers('revive').map(({ player }) => player)).toEqual([game.player('K').id])
  game.answer('revive', { player: game.player('K').id })
  expect([game.status('K'), game.rolls, game.offers('enter'), game.offers('revive')]).toEqual(['reserves', [], [], []])
  game.answer('end-turn').answer('end-turn')
  expect(game.offers('enter').map(({ player }) => player)).toContain(game.player('K').id)
  expect(game.status('X')).toBe('casualty')
  expect(onFloor({ A: { at: [0, 0] } }).state.teams).toHaveLength(2)
})

test('on a drawn map without portals nobody comes in, but the Magic Sponge works', () => {
  const game = onFloor({ A: { at: [0, 0] }, R: { place: 'reserves' }, K: { place: 'knocked-out' } })
  expect([game.offers('enter').length, game.offers('revive').length]).toEqual([0, 1])
})
