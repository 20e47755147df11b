import { SHORT, targetSquares } from '@undercroft/ball'
import { IllegalAction } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { onFloor, position } from '../testing/position.ts'

type Game = ReturnType<typeof onFloor>
/** A holds the ball and is about to name the target of their pass. */
const aim = (pieces: Parameters<typeof onFloor>[0], options = {}) =>
  onFloor(pieces, { ball: 'A', ...options })
    .activate('A', 'pass')
    .answer('pass')
const to = (game: Game, x: number, y: number) => ({ to: game.square(x, y) })
const result = (game: Game) => (game.happened('pass-result')[0] as unknown as { result: string }).result

test('DB-PASS-01 DB-PASS-06 DB-PASS-09 DB-PASS-12 any other square in quick or short range, whoever is there', () => {
  const game = aim({ A: { at: [2, 4] }, B: { at: [4, 4] }, C: { at: [3, 4], status: 'prone' }, b: { at: [6, 4] } })
  const targets = game.targets('throw')
  for (const square of [
    [4, 4],
    [3, 4],
    [6, 4],
    [5, 6],
    [8, 7],
    [3, 5],
  ])
    expect(targets).toContainEqual(square)
  for (const square of [
    [2, 4],
    [9, 4],
    [7, 9],
  ])
    expect(targets).not.toContainEqual(square)
  game.dice('d6 4', 'd6 3').answer('throw', to(game, 4, 4))
  expect([result(game), game.ball()]).toEqual(['accurate', 'B'])
  expect(game.player('A').completions).toBe(1)
})

test('DB-PASS-02 movement before, none after', () => {
  const game = onFloor({ A: { at: [1, 4] }, B: { at: [8, 4] }, C: { at: [0, 0] } }, { ball: 'A' })
  game.activate('A', 'pass').step([2, 4], [3, 4], [4, 4], [5, 4]).answer('pass').dice('d6 6', 'd6 6')
  game.answer('throw', to(game, 8, 4))
  expect([game.asked, game.canActivate('A')]).toEqual(['turn', false])
})

test('DB-PASS-03 DB-INTF-02 DB-INTF-10 target, accuracy, interference on the line to where it lands, catch', () => {
  const game = aim({ A: { at: [1, 4], pa: 4 }, B: { at: [7, 4] }, b: { at: [4, 3] } })
  game.dice('d6 3', 'd8 5', 'd8 2', 'd8 4').answer('throw', to(game, 6, 4))
  expect(game.asked).toBe('interfere')
  game.dice('d6 2', 'd8 2').answer('interfere', { player: game.player('b').id })
  expect(game.rolls).toEqual(['pass 3', 'scatter 5', 'scatter 2', 'scatter 4', 'interfere 2', 'bounce 2'])
  expect(game.rollEvents('interfere')[0].modifiers).toEqual([{ source: 'inaccurate', value: -2 }])
})

test('DB-PASS-04 measuring rolls nothing, changes nothing and does not end the movement', () => {
  const game = onFloor({ A: { at: [1, 4] } }, { ball: 'A' })
  game.activate('A', 'pass').step([2, 4])
  const before = dungeonBowl.digest(game.table.match)
  expect(targetSquares(game.table.match, game.player('A').square, SHORT)).toContain(game.square(8, 4))
  expect(dungeonBowl.digest(game.table.match)).toBe(before)
  expect([game.rolls, game.offers('step').length]).toEqual([[], 8])
})

test('DB-PASS-05 the target is named after the movement; before the die the pass can still be kept', () => {
  const game = aim({ A: { at: [1, 4] } })
  expect(game.rolls).toEqual([])
  game.answer('keep')
  expect([game.ball(), game.turnover]).toEqual(['A', ''])
  const thrown = aim({ A: { at: [1, 4] } })
  thrown.answer('throw', to(thrown, 4, 4))
  expect(() => thrown.answer('throw', to(thrown, 5, 4))).toThrow(IllegalAction)
})

test('DB-PASS-08 a wall breaks a pass, a door and a chasm do not', () => {
  const walls = [
    [2, 0, 3, 0],
    [2, 1, 3, 1],
    [2, 3, 3, 3],
  ]
  const game = position('......\nA.....\n......\n......', { walls, ball: 'A' })
  game.activate('A', 'pass').answer('pass')
  expect(game.targets('throw')).not.toContainEqual([4, 1])
  const door = position('......\n......\nA.....\n......', { walls, ball: 'A' })
  expect(door.activate('A', 'pass').answer('pass').targets('throw')).toContainEqual([4, 2])
  const chasm = position('A~..\n.%..', { ball: 'A' })
  const targets = chasm.activate('A', 'pass').answer('pass').targets('throw')
  expect(targets).toContainEqual([2, 0])
  expect(targets).not.toContainEqual([1, 0])
})

test('DB-PASS-10 DB-PASS-11 -1 for a short pass, -1 for each Marker', () => {
  const thrown = (pieces: Parameters<typeof onFloor>[0], x: number, die: number) => {
    const game = aim({ A: { at: [2, 4], pa: 4 }, ...pieces })
    game.dice(`d6 ${die}`).answer('throw', to(game, x, 4))
    return result(game)
  }
  expect([thrown({}, 5, 4), thrown({}, 7, 4), thrown({}, 7, 5)]).toEqual(['accurate', 'inaccurate', 'accurate'])
  const two = { b: { at: [1, 3] }, c: { at: [1, 5] } } as const
  const quick = (die: number) => {
    const game = aim({ A: { at: [2, 4], pa: 3 }, ...two })
    game.dice(`d6 ${die}`).answer('throw', to(game, 5, 4))
    return result(game)
  }
  expect([quick(5), quick(4)]).toEqual(['accurate', 'inaccurate'])
})

test('DB-PASS-13 DB-CATCH-09 an accurate pass where nobody can catch it bounces once', () => {
  const game = aim({ A: { at: [2, 5] }, B: { at: [5, 5], status: 'prone' } })
  game.dice('d6 6', 'd8 2').answer('throw', to(game, 5, 5))
  expect([game.ball(), game.turnover, game.rollEvents('catch')]).toEqual([[5, 4], 'pass-not-caught', []])
  const empty = aim({ A: { at: [2, 5] } })
  empty.dice('d6 6', 'd8 4').answer('throw', to(empty, 5, 5))
  expect(empty.ball()).toEqual([4, 5])
})

test('DB-PASS-15 DB-PASS-16 1 or less after modifiers is wild, but not with PA1+ and a total of 1', () => {
  const thrown = (pa: number, die: number) => {
    const game = aim({ A: { at: [2, 4], pa }, b: { at: [1, 4] } })
    game.dice(`d6 ${die}`).answer('throw', to(game, 7, 4))
    return result(game)
  }
  expect([thrown(4, 3), thrown(4, 2), thrown(1, 3), thrown(1, 2)]).toEqual(['wild', 'wild', 'accurate', 'wild'])
})

test('DB-PASS-17 DB-PASS-18 fumbles', () => {
  const game = aim({ A: { at: [2, 4], pa: 2 }, b: { at: [4, 4] } })
  game.dice('d6 1', 'd8 2').answer('throw', to(game, 6, 4))
  expect([game.ball(), game.turnover, game.asked]).toEqual([[2, 3], 'fumbled-pass', 'turn'])
  const dash = aim({ A: { at: [2, 4], pa: 0 } })
  dash.dice('d8 2').answer('throw', to(dash, 4, 4))
  expect([dash.ball(), dash.turnover, dash.rolls]).toEqual([[2, 3], 'fumbled-pass', ['bounce 2']])
})

test('DB-PASS-19 DB-CATCH-02 whoever is there must try, of either team', () => {
  const game = aim({ A: { at: [2, 4] }, b: { at: [6, 4] } })
  game.dice('d6 6', 'd6 3').answer('throw', to(game, 6, 4))
  expect([game.ball(), game.rollEvents('catch')[0].modifiers]).toEqual(['b', []])
})

test('DB-INTF-01 DB-INTF-03 DB-INTF-07 who may interfere: between, under the ruler, Standing; one may, none must', () => {
  const eligible = (at: [number, number], status: 'standing' | 'prone' = 'standing') => {
    const game = aim({ A: { at: [2, 4] }, B: { at: [8, 4] }, b: { at, status } })
    game.dice('d6 6').answer('throw', to(game, 8, 4))
    return game.table.match.waiting === null && game.asked === 'interfere'
  }
  expect(eligible([5, 5])).toBe(true)
  expect(eligible([5, 6])).toBe(false)
  expect(eligible([1, 4])).toBe(false)
  expect(eligible([8, 5])).toBe(false)
  expect(eligible([5, 4], 'prone')).toBe(false)
  const two = aim({ A: { at: [2, 4] }, B: { at: [8, 4] }, b: { at: [4, 4] }, c: { at: [6, 4] } })
  two.dice('d6 6').answer('throw', to(two, 8, 4))
  expect(two.offers().map(({ type }) => type)).toEqual(['interfere', 'interfere', 'decline'])
  two.dice('d6 3').answer('decline')
  expect([two.ball(), two.rollEvents('interfere')]).toEqual(['B', []])
})

test('DB-INTF-04 he must see the thrower', () => {
  const walls = [0, 1, 2, 3, 4, 5, 6].map((x) => [x, 1, x, 2])
  const game = position('.......\n..b....\nA.....B\n.......', { ball: 'A', walls })
  game
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 6', 'd6 6')
    .answer('throw', { to: game.square(6, 2) })
  expect([game.ball(), game.rollEvents('interfere')]).toEqual(['B', []])
})

test('DB-INTF-05 DB-INTF-06 -3, -2, -1 by quality, a single -1 if Marked', () => {
  const modifiers = (pass: string[], marked: Record<string, { at: readonly [number, number] }> = {}, pa = 4) => {
    const game = aim({ A: { at: [2, 4], pa }, b: { at: [5, 4], ag: 2 }, ...marked })
    game.dice(...pass).answer('throw', to(game, 8, 4))
    game.dice('d6 1').answer('interfere', { player: game.player('b').id })
    return game.rollEvents('interfere')[0].modifiers.map(({ value }) => value)
  }
  expect(modifiers(['d6 6'])).toEqual([-3])
  expect(modifiers(['d6 3', 'd8 5', 'd8 4', 'd8 4'])).toEqual([-2])
  expect(modifiers(['d6 6'], { C: { at: [6, 5] }, D: { at: [4, 5] }, E: { at: [5, 5] } })).toEqual([-3, -1])
  expect(modifiers(['d6 2', 'd8 5', 'd6 6'])).toEqual([-1])
})

test('DB-INTF-07 DB-CATCH-03 a Deflection ends the pass, the catch has -1', () => {
  const game = aim({ A: { at: [2, 4] }, B: { at: [8, 4] }, b: { at: [6, 4] } })
  game.dice('d6 6').answer('throw', to(game, 8, 4))
  game.dice('d6 6', 'd6 4').answer('interfere', { player: game.player('b').id })
  expect([game.ball(), game.rolls]).toEqual(['b', ['pass 6', 'interfere 6', 'catch 4']])
})

test('DB-CATCH-07 -1 for each Marker of the catcher', () => {
  const game = aim({ A: { at: [2, 4] }, B: { at: [5, 4] }, b: { at: [6, 3] }, c: { at: [6, 5] } })
  game.dice('d6 6', 'd6 4', 'd8 4').answer('throw', to(game, 5, 4))
  expect(game.rollEvents('catch')[0]).toMatchObject({ modifiers: [{ source: 'marked', value: -2 }], passed: false })
})

test('DB-HAND-01 DB-HAND-02 DB-HAND-03 DB-HAND-04 a hand-off to a Standing team-mate next to him', () => {
  const game = onFloor(
    {
      A: { at: [2, 4], pa: 0 },
      B: { at: [6, 5] },
      C: { at: [5, 5], status: 'prone' },
      D: { at: [9, 9] },
      b: { at: [6, 6] },
    },
    { ball: 'A' },
  )
  game.activate('A', 'hand-off').step([3, 4], [4, 4], [5, 4])
  expect(game.offers('hand-off').map(({ target }) => target)).toEqual([game.player('B').id])
  expect(() => game.answer('hand-off', { target: game.player('b').id })).toThrow(IllegalAction)
  game.dice('d6 4').answer('hand-off', { target: game.player('B').id })
  expect([game.ball(), game.asked, game.canActivate('A'), game.rolls]).toEqual(['B', 'turn', false, ['catch 4']])
  expect(game.rollEvents('catch')[0].modifiers).toEqual([{ source: 'marked', value: -1 }])
  const wall = position('AB', { ball: 'A', walls: [[0, 0, 1, 0]] })
  expect(wall.activate('A', 'hand-off').offers('hand-off')).toEqual([])
})

test('DB-HAND-06 to a team-mate without Tackle Zone it is legal, but he cannot catch', () => {
  const game = onFloor({ A: { at: [4, 5] }, B: { at: [5, 5], dazed: true } }, { ball: 'A' })
  game
    .activate('A', 'hand-off')
    .dice('d8 5')
    .answer('hand-off', { target: game.player('B').id })
  expect([game.rolls, game.ball(), game.turnover]).toEqual([['bounce 5'], [6, 5], 'hand-off-not-caught'])
})

const room8 = '........\n........\n........\n........\n........\n........'
const wallPass = (options: Parameters<typeof position>[1], ...dice: string[]) => {
  const game = position(room8, { ball: 'A', ...options })
  return game
    .activate('A', 'pass')
    .answer('pass')
    .dice(...dice)
}

test('DB-WALL-01 DB-WALL-12 a wall that faces the thrower, in range and sight; it is the Pass of the turn', () => {
  const game = wallPass({ pieces: { A: { at: [3, 3] }, B: { at: [7, 5] } } })
  const walls = game.offers('throw-at-wall').map(({ to: square, side }) => [...game.spot(square as number)!, side])
  expect(walls).toContainEqual([3, 0, 0])
  expect(walls).not.toContainEqual([3, 3, 4])
  expect(walls.every(([x, y]) => x === 0 || y === 0 || x === 7 || y === 5)).toBe(true)
  const low = position('........\n........\n...A....', { ball: 'A' }).activate('A', 'pass').answer('pass')
  expect(low.offers('throw-at-wall').map(({ side }) => side)).not.toContain(4)
  game.dice('d6 6', 'd6 1', 'd8 2').answer('throw-at-wall', { to: game.square(3, 0), side: 0 })
  game.answer('end-turn').answer('end-turn')
  expect(game.happened('pass-declared')).toHaveLength(1)
})

test('DB-WALL-02 DB-WALL-03 DB-WALL-06 DB-WALL-07 DB-WALL-10 hit: straight back, D6 squares, then one step', () => {
  const game = wallPass({ pieces: { A: { at: [5, 4], pa: 3 } } }, 'd6 4', 'd6 2', 'd8 5')
  game.answer('throw-at-wall', { to: game.square(5, 0), side: 0 })
  expect(game.rolls).toEqual(['pass 4', 'rebound-distance 2', 'bounce 5'])
  expect(game.ball()).toEqual([6, 2])
  expect(game.rollEvents('pass')[0].modifiers).toEqual([{ source: 'short', value: -1, rule: 'DB-PASS-10' }])
})

test('DB-WALL-06 at a slant it leaves at 45 degrees on the far side', () => {
  for (const [at, end] of [
    [
      [2, 3],
      [7, 2],
    ],
    [
      [3, 2],
      [7, 2],
    ],
    [
      [7, 1],
      [3, 2],
    ],
  ] as const) {
    const game = wallPass({ pieces: { A: { at, pa: 2 } } }, 'd6 6', 'd6 2', 'd8 2')
    game.answer('throw-at-wall', { to: game.square(5, 0), side: 0 })
    expect(game.ball()).toEqual([end[0], end[1] - 1])
  }
})

test('DB-WALL-04 DB-WALL-02 a miss hits the square to the right on 1-3, to the left on 4+', () => {
  const missed = (die: number) => {
    const game = wallPass(
      { pieces: { A: { at: [3, 5], pa: 3 }, b: { at: [2, 5] } } },
      'd6 4',
      `d6 ${die}`,
      'd6 1',
      'd8 2',
    )
    game.answer('throw-at-wall', { to: game.square(3, 0), side: 0 })
    const [event] = game.happened('ball-moved') as unknown as { to: number }[]
    return game.spot(event.to)
  }
  expect([missed(2), missed(5)]).toEqual([
    [4, 0],
    [2, 0],
  ])
})

test('DB-WALL-05 a fumble is a fumble', () => {
  const game = wallPass({ pieces: { A: { at: [3, 3] } } }, 'd6 1', 'd8 5')
  game.answer('throw-at-wall', { to: game.square(3, 0), side: 0 })
  expect([game.rolls, game.ball(), game.turnover]).toEqual([['pass 1', 'bounce 5'], [4, 3], 'fumbled-pass'])
})

test('DB-WALL-08 a second and a third wall turn it like light', () => {
  const game = position('....\n....\n....\nA...', { ball: 'A' })
  game.activate('A', 'pass').answer('pass').dice('d6 6', 'd6 4', 'd8 2')
  game.answer('throw-at-wall', { to: game.square(1, 0), side: 0 })
  const path = (game.happened('ball-moved') as unknown as { how: string; to: number }[])
    .filter(({ how }) => how === 'rebounded')
    .map(({ to: square }) => game.spot(square))
  expect(path).toEqual([
    [2, 1],
    [3, 2],
    [2, 3],
    [1, 2],
  ])
})

test('DB-WALL-09 everybody under the ball may try on its way with -1, in order; in the last square he must', () => {
  const game = wallPass({ pieces: { A: { at: [2, 3], pa: 2 }, b: { at: [6, 1] }, C: { at: [7, 2] } } }, 'd6 6')
  game.answer('throw-at-wall', { to: game.square(5, 0), side: 0 })
  game.dice('d6 3')
  expect([game.asked, game.seat]).toEqual(['try-catch', 1])
  game.dice('d6 1').answer('try')
  expect([game.asked, game.seat]).toEqual(['try-catch', 0])
  game.dice('d6 5').answer('try')
  expect([game.ball(), game.turnover]).toEqual(['C', ''])
  expect(game.rollEvents('catch').map(({ modifiers }) => modifiers.at(-1))).toEqual([
    { source: 'rebound', value: -1 },
    { source: 'rebound', value: -1 },
  ])
})

test('DB-WALL-08 a ball that runs into a corner comes straight back', () => {
  const game = position('........\nA.......\n........\n........\n........\n........', { ball: 'A' })
  game.activate('A', 'pass').answer('pass').dice('d6 6', 'd6 6', 'd8 2')
  game.answer('throw-at-wall', { to: game.square(2, 0), side: 0 })
  // (3,1) (4,2) (5,3) (6,4) (7,5), the corner, and back to (6,4); from there it bounces north.
  expect(game.ball()).toEqual([6, 3])
})
