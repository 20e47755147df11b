import { IllegalAction } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { onFloor, position } from '../testing/position.ts'

const portals = '1.2.3.4.5.6.'

test('DB-TURN-01 DB-TURN-03 DB-TURN-04 teams alternate, each player once, nobody must be activated', () => {
  const game = onFloor({ A: { at: [1, 1] }, B: { at: [3, 1] }, b: { at: [9, 9] } })
  game.activate('A', 'move').answer('stop')
  expect([game.canActivate('A'), game.canActivate('B')]).toEqual([false, true])
  const order = [0]
  for (let turn = 0; turn < 3; turn++) {
    game.answer('end-turn')
    order.push(game.state.active)
  }
  expect(order).toEqual([0, 1, 0, 1])
  expect(game.turnover).toBe('')
})

test('DB-TURN-05 a turn ends by itself when everybody was activated, but not before the dugout was offered', () => {
  const game = onFloor({ A: { at: [1, 1] }, b: { at: [9, 9] } })
  game.activate('A', 'move').answer('stop')
  expect(game.state.active).toBe(1)
  const reserves = position(`A...........\n${portals}`, { pieces: { R: { place: 'reserves' }, b: { at: [11, 0] } } })
  reserves.activate('A', 'move').answer('stop')
  expect([reserves.state.active, reserves.offers().map(({ type }) => type)]).toEqual([0, ['enter', 'end-turn']])
  reserves.answer('end-turn')
  expect(reserves.state.active).toBe(1)
})

test('DB-TURN-06 DB-TURN-07 the action is declared first; after a Move nothing else can be done', () => {
  const game = onFloor({ A: { at: [4, 4] }, B: { at: [5, 4] } }, { ball: 'A' })
  game.play({ type: 'activate', player: game.player('A').id })
  expect(game.asked).toBe('declare')
  game.answer('move').step([4, 5])
  expect(() => game.answer('pass')).toThrow(IllegalAction)
  expect(() => game.answer('hand-off', { target: game.player('B').id })).toThrow(IllegalAction)
  game.answer('stop')
  expect(game.declarations('B')).toContain('pass')
})

test('DB-TURN-08 DB-TURN-09 DB-TURN-11 a declared action need not be carried out, but counts', () => {
  const game = onFloor({ A: { at: [4, 4] }, B: { at: [8, 8] }, b: { at: [1, 1] } }, { ball: 'A' })
  game.activate('A', 'pass').step([5, 4], [6, 4], [7, 4]).answer('stop')
  expect([game.ball(), game.turnover]).toEqual(['A', ''])
  expect(game.declarations('B')).not.toContain('pass')
  game.activate('B', 'blitz', 'b').answer('stop')
  expect(game.state.active).toBe(1)
  game.answer('end-turn')
  expect(game.declarations('B')).toContain('pass')
})

test('DB-TURN-09 DB-TURN-15 one Blitz, used even without a Block', () => {
  const game = onFloor({ A: { at: [4, 4] }, B: { at: [8, 8] }, b: { at: [9, 9] } })
  game.activate('A', 'blitz', 'b').answer('stop')
  expect(game.declarations('B')).toEqual(['move', 'block b', 'pass', 'hand-off'])
})

test('DB-TURN-10 every player who is not Stunned may Move', () => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F']
  const game = onFloor({
    ...Object.fromEntries(letters.map((letter, at) => [letter, { at: [at, 0] as const }])),
    b: { at: [9, 9] },
  })
  for (const letter of letters) game.activate(letter, 'move').answer('stop')
  expect(game.happened('activated')).toHaveLength(6)
})

test('DB-TURN-12 one Hand-off; a Pass by another is still possible', () => {
  const game = onFloor({ A: { at: [4, 4] }, B: { at: [5, 4] }, C: { at: [7, 7] } }, { ball: 'A' })
  game
    .activate('A', 'hand-off')
    .dice('d6 6')
    .answer('hand-off', { target: game.player('B').id })
  expect(game.declarations('B')).toContain('pass')
  expect(game.declarations('B')).not.toContain('hand-off')
})

test('DB-TURN-13 DB-TTM-01 Throw Team-mate instead of the Pass', () => {
  const ogre = { st: 5, skills: ['throw-team-mate'] }
  const game = onFloor({ A: { at: [4, 4], ...ogre }, B: { at: [5, 4] }, C: { at: [1, 1], ...ogre } })
  expect(game.declarations('A')).toContain('throw-team-mate')
  expect(game.declarations('B')).not.toContain('throw-team-mate')
  game.activate('B', 'pass').answer('stop')
  expect(game.declarations('A')).not.toContain('throw-team-mate')
  const thrown = onFloor({ A: { at: [4, 4], ...ogre }, B: { at: [5, 4] } })
  thrown.activate('A', 'throw-team-mate').answer('stop')
  expect(thrown.declarations('B')).not.toContain('pass')
})

test('DB-TURN-14 DB-BLK-01 DB-BLK-03 Blocks without limit, only against Standing opponents next to the player', () => {
  const game = onFloor({
    A: { at: [2, 2] },
    B: { at: [6, 2] },
    C: { at: [2, 6] },
    b: { at: [3, 2] },
    c: { at: [7, 2] },
    d: { at: [3, 6], status: 'prone' },
  })
  expect(game.declarations('C')).not.toContain('block d')
  game
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(4, 2) })
    .answer('stay')
  expect(game.declarations('B')).toContain('block c')
})

test('DB-TURN-16 one Foul', () => {
  const game = onFloor({ A: { at: [4, 4] }, B: { at: [6, 4] }, b: { at: [5, 4], status: 'prone' } })
  game.activate('A', 'foul', 'b').dice('d6 1', 'd6 2').answer('foul')
  expect(game.declarations('B')).not.toContain('foul b')
})

test('DB-TURN-17 special actions stand beside the seven', () => {
  const game = onFloor(
    { A: { at: [4, 4], st: 5, skills: ['throw-team-mate'] }, b: { at: [5, 4] }, c: { at: [6, 6], status: 'prone' } },
    { rooms: [{ room: 'kitchen', x: 0, y: 0, width: 12, height: 10 }] },
  )
  const kinds = new Set(game.declarations('A').map((action) => action.split(' ')[0]))
  expect([...kinds].sort()).toEqual([
    'blitz',
    'block',
    'foul',
    'hand-off',
    'move',
    'pass',
    'throw-food',
    'throw-team-mate',
  ])
})

test('DB-TURN-18 Pass and Hand-off without the ball: it may be picked up on the way', () => {
  const game = onFloor({ A: { at: [2, 2] }, B: { at: [6, 2] } }, { ball: [4, 2] })
  game.activate('A', 'pass').step([3, 2]).dice('d6 6').step([4, 2]).answer('pass')
  game.dice('d6 6', 'd6 6').answer('throw', { to: game.square(6, 2) })
  expect(game.ball()).toBe('B')
  const handed = onFloor({ A: { at: [2, 2] }, B: { at: [5, 2] } }, { ball: [4, 2] })
  handed.activate('A', 'hand-off').step([3, 2]).dice('d6 6').step([4, 2])
  handed.dice('d6 6').answer('hand-off', { target: handed.player('B').id })
  expect(handed.ball()).toBe('B')
  const without = onFloor({ A: { at: [2, 2] }, B: { at: [5, 2] } })
  without.activate('A', 'pass')
  expect(without.offers('pass')).toEqual([])
  without.answer('stop')
  expect(without.declarations('B')).not.toContain('pass')
})

test('DB-TURN-19 a team with nobody in the dungeon still gets its turns', () => {
  const game = position(`A...........\n${portals}`, { pieces: { a: { place: 'reserves' }, b: { place: 'casualty' } } })
  game.activate('A', 'move').answer('stop')
  expect([game.state.active, game.offers().map(({ type }) => type)]).toEqual([1, ['enter', 'end-turn']])
  const nobody = position(`A...........\n${portals}`, { pieces: { a: { place: 'casualty' } } })
  nobody.answer('end-turn')
  expect([nobody.seat, nobody.offers()]).toEqual([1, [{ type: 'end-turn' }]])
})

test('DB-GEN-03 undo goes back to the last die', async () => {
  const { Journal } = await import('@undercroft/engine')
  const { dungeonBowl } = await import('../game.ts')
  const game = onFloor({ A: { at: [2, 2], ma: 1 }, b: { at: [9, 9] } })
  const match = dungeonBowl.clone(game.table.match)
  match.dice = [1, 2, 3, 4]
  const journal = new Journal(dungeonBowl, match)
  const to = (x: number, y: number) => game.square(x, y)
  journal.play({ type: 'activate', player: 0 } as never)
  journal.play({ type: 'move' })
  journal.play({ type: 'step', to: to(3, 2) } as never)
  expect(journal.canUndo(0)).toBe(true)
  journal.undo(0)
  expect(journal.match.state.players[0].square).toBe(to(2, 2))
  journal.play({ type: 'step', to: to(3, 2) } as never)
  journal.play({ type: 'step', to: to(4, 2) } as never) // a Rush: a die is rolled
  expect(journal.canUndo(0)).toBe(false)
})
