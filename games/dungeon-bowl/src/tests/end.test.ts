import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { distancesToGoal } from '../match.ts'
import { position } from '../testing/position.ts'

const map = '<<......>>\n<<......>>\n<<......>>'

test('DB-TD-01 DB-TD-08 entering the other End Zone with the ball ends the match at once', () => {
  const game = position(map, { ball: 'A', pieces: { A: { at: [7, 1] }, b: { at: [4, 0] } } })
  expect(dungeonBowl.result(game.table.match)).toMatchObject({ over: false, winner: null, scores: [0, 0] })
  game.activate('A', 'move').step([8, 1])
  expect([game.isOver, game.state.winner, game.player('A').touchdowns]).toEqual([true, 0, 1])
  expect(dungeonBowl.decision(game.table.match)).toBeNull()
  expect(dungeonBowl.result(game.table.match)).toMatchObject({ over: true, winner: 0, scores: [1, 0] })
  expect(() => game.answer('end-turn')).toThrow('over')
})

test('DB-TD-02 catching or picking up the ball there', () => {
  const pass = position(map, { ball: 'A', pieces: { A: { at: [5, 1] }, B: { at: [8, 1] } } })
  pass
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 6', 'd6 3')
    .answer('throw', { to: pass.square(8, 1) })
  expect([pass.isOver, pass.state.winner, pass.player('A').completions]).toEqual([true, 0, 1])
  const pickUp = position(map, { ball: [9, 1], pieces: { A: { at: [8, 1] } } })
  pickUp.activate('A', 'move').dice('d6 3').step([9, 1])
  expect(pickUp.isOver).toBe(true)
})

test('DB-TD-03 DB-TD-09 in the turn of the other team too', () => {
  const game = position(map, { ball: [2, 1], pieces: { A: { at: [3, 1] }, b: { at: [1, 1] } } })
  game.activate('A', 'move').dice('d6 1', 'd8 4', 'd6 6').step([2, 1])
  expect([game.isOver, game.state.winner]).toEqual([true, 1])
  const pushed = position(map, { ball: 'b', pieces: { A: { at: [3, 1] }, b: { at: [2, 1] } } })
  pushed
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: pushed.square(1, 1) })
    .answer('stay')
  expect([pushed.isOver, pushed.state.winner]).toEqual([true, 1])
})

test('DB-LG-24 a play-off game goes on by pairs of turns until the distances differ', () => {
  const game = position('<<.......>>', { ball: 'A', turnLimit: 2, pieces: { A: { at: [5, 0] }, b: { at: [3, 0] } } })
  Object.assign(game.table.match, { options: { ...game.table.match.options, decisive: true } })
  for (let turn = 0; turn < 6; turn++) game.answer('end-turn')
  expect(game.isOver).toBe(false)
  game.activate('A', 'move').step([6, 0]).answer('stop')
  game.answer('end-turn')
  expect([game.isOver, game.state.winner]).toEqual([true, 0])
  const friendly = position('<<.......>>', {
    ball: 'A',
    turnLimit: 1,
    pieces: { A: { at: [5, 0] }, b: { at: [3, 0] } },
  })
  friendly.answer('end-turn').answer('end-turn')
  expect([friendly.isOver, friendly.state.winner]).toEqual([true, -1])
})

test('DB-TD-04 chain-pushed in by the own block', () => {
  const game = position(map, {
    ball: 'C',
    pieces: { A: { at: [5, 1] }, b: { at: [6, 1] }, C: { at: [7, 1] }, D: { at: [7, 0] }, E: { at: [7, 2] } },
  })
  game.dice('block push', 'block push', 'block push').activate('A', 'block', 'b')
  if (game.asked === 'block-dice') game.answer('face', { face: 'push-back' })
  game
    .answer('push', { to: game.square(7, 1) })
    .answer('push', { to: game.square(8, 1) })
    .answer('stay')
  expect([game.isOver, game.state.winner, game.player('C').touchdowns]).toEqual([true, 0, 1])
})

test('DB-TD-05 DB-TD-06 not by falling in, not before the rolls of the step', () => {
  const rush = position(map, { ball: 'A', pieces: { A: { at: [6, 1], ma: 1 } } })
  rush.activate('A', 'move').step([7, 1]).dice('d6 1', 'd6 1', 'd6 1', 'd8 2').step([8, 1])
  expect([rush.isOver, rush.turnover]).toEqual([false, 'fell-over'])
  const pow = position(map, { ball: 'b', pieces: { A: { at: [3, 1] }, b: { at: [2, 1] } } })
  pow
    .dice('block pow')
    .activate('A', 'block', 'b')
    .answer('push', { to: pow.square(1, 1) })
  pow.dice('d6 1', 'd6 1', 'd8 2').answer('stay')
  expect([pow.isOver, pow.status('b')]).toEqual([false, 'prone'])
  const dodge = position(map, { ball: 'A', pieces: { A: { at: [7, 1] }, b: { at: [6, 1] } } })
  dodge.activate('A', 'move').step([8, 1])
  expect([dodge.isOver, dodge.table.match.waiting?.what]).toEqual([false, 'dodge'])
  dodge.dice('d6 6')
  expect(dodge.isOver).toBe(true)
})

test('DB-TD-07 not in the own End Zone', () => {
  const game = position(map, { ball: 'A', pieces: { A: { at: [2, 1] } } })
  game.activate('A', 'move').step([1, 1])
  expect([game.isOver, game.asked]).toEqual([false, 'move'])
})

test('DB-TIME-01 without a limit the match goes on', () => {
  const game = position(map, { pieces: { A: { at: [3, 1] }, b: { at: [5, 1] } }, ball: 'A' })
  for (let turn = 0; turn < 400; turn++) game.answer('end-turn')
  expect([game.isOver, game.state.teams[0].turns]).toEqual([false, 201])
})

test('DB-TIME-02 DB-TIME-03 a limit of turns: both have had the same number when it ends', () => {
  const game = position(map, { pieces: { A: { at: [3, 1] }, b: { at: [5, 1] } }, ball: 'A', turnLimit: 3 })
  for (let turn = 0; turn < 5; turn++) game.answer('end-turn')
  expect([game.isOver, game.state.teams.map(({ turns }) => turns)]).toEqual([false, [3, 3]])
  game.answer('end-turn')
  expect([game.isOver, game.state.teams.map(({ turns }) => turns)]).toEqual([true, [3, 3]])
})

test('DB-TIME-04 whoever has brought the ball closer wins, whoever holds it', () => {
  const game = position(map, { pieces: { A: { at: [0, 0] }, b: { at: [5, 1] } }, ball: 'b', turnLimit: 1 })
  game.answer('end-turn').answer('end-turn')
  // Three squares to Blue's End Zone (x 8), four to Red's (x 1).
  expect([game.state.winner, dungeonBowl.result(game.table.match).winner]).toEqual([0, 0])
})

test('DB-TIME-05 the shortest walking route: walls and chests respected, players ignored', () => {
  const open = position('>>.\n...\n...\n...\n..<', { pieces: { a: { at: [1, 1] } } })
  expect(distancesToGoal(open.table.match, open.square(1, 3))[0]).toBe(3)
  expect(distancesToGoal(open.table.match, open.square(2, 0))[0]).toBe(1)
  const walled = position('>....\n$$$..\n.....\n....<', {})
  expect(distancesToGoal(walled.table.match, walled.square(0, 2))[0]).toBe(6)
})

test('DB-TIME-06 a hidden ball counts as lying in its chest', () => {
  const game = position('<.$....$>\n.........', { turnLimit: 1, pieces: { A: { at: [4, 0] } } })
  game.answer('end-turn').answer('end-turn').dice('d2 2')
  expect([game.isOver, game.state.winner]).toEqual([true, 0])
  const other = position('<.$....$>\n.........', { turnLimit: 1, pieces: { A: { at: [4, 0] } } })
  other.answer('end-turn').answer('end-turn').dice('d2 1')
  expect(other.state.winner).toBe(1)
})

test('DB-TIME-07 equal distances are a draw', () => {
  const game = position('<...A...>', { turnLimit: 1, ball: 'A' })
  game.answer('end-turn').answer('end-turn')
  expect([game.isOver, dungeonBowl.result(game.table.match).winner]).toEqual([true, null])
})
