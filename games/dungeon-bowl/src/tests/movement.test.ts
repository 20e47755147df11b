import { IllegalAction } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { onFloor, position } from '../testing/position.ts'

const left = (game: ReturnType<typeof onFloor>) =>
  game.table.game.about(game.table.match) as { left: number; rushes: number }

test('DB-MOVE-01 DB-MOVE-02 DB-MOVE-17 as many squares as MA, in any direction; further ones are Rushes', () => {
  const game = onFloor({ A: { at: [0, 0], ma: 4 }, b: { at: [11, 9] } })
  game.activate('A', 'move').step([1, 1], [2, 1])
  expect(left(game)).toMatchObject({ left: 2, rushes: 2 })
  game.step([2, 2], [1, 3])
  expect([left(game).left, game.rolls]).toEqual([0, []])
  game.dice('d6 2').step([1, 4])
  expect(game.rolls).toEqual(['rush 2'])
})

test('DB-MOVE-03 he may stay where he is', () => {
  const game = onFloor({ A: { at: [0, 0] }, B: { at: [5, 5] }, b: { at: [11, 9] } })
  game.activate('A', 'move').answer('stop')
  expect([game.at('A'), game.canActivate('A')]).toEqual([[0, 0], false])
})

test('DB-MOVE-04 DB-CHEST-01 not through walls, features or closed chests', () => {
  const game = position('..%\n+A~\n$.#', { walls: [[1, 1, 1, 2]] })
  game.activate('A', 'move')
  expect(game.targets('step')).toEqual([
    [1, 0],
    [0, 0],
  ])
  for (const to of [
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ] as [number, number][])
    expect(() => game.step(to)).toThrow(IllegalAction)
})

test('DB-MOVE-05 DB-MOVE-06 occupied squares cannot be entered, a square with the ball can', () => {
  const game = onFloor({ A: { at: [2, 3] }, b: { at: [3, 3], status: 'stunned' }, C: { at: [2, 4] } }, { ball: [3, 2] })
  game.activate('A', 'move')
  expect(game.targets('step')).not.toContainEqual([3, 3])
  expect(game.targets('step')).not.toContainEqual([2, 4])
  game.dice('d6 3').step([3, 2])
  expect(game.rolls).toEqual(['pick-up 3'])
})

test('DB-MOVE-07 DB-MOVE-08 DB-MOVE-14 standing up costs three squares and needs no Dodge', () => {
  const game = onFloor({ A: { at: [4, 4], status: 'prone' }, b: { at: [5, 4] }, c: { at: [3, 4] } })
  game.activate('A', 'move')
  expect([game.status('A'), left(game).left, game.rolls]).toEqual(['standing', 3, []])
  game.dice('d6 6').step([4, 5])
  expect(game.rolls).toEqual(['dodge 6'])
  const three = onFloor({ A: { at: [4, 4], ma: 3, status: 'prone' } })
  three.activate('A', 'move')
  expect(left(three)).toMatchObject({ left: 0, rushes: 2 })
})

test('DB-MOVE-09 DB-MOVE-11 DB-MOVE-12 with MA 2 a 4+ is needed, nothing else helps, then he may Rush', () => {
  const game = onFloor({ A: { at: [4, 4], ma: 2, status: 'prone' } })
  game.dice('d6 4').activate('A', 'move')
  expect([game.status('A'), left(game)]).toMatchObject(['standing', { left: 0, rushes: 2 }])
  game.dice('d6 3').step([5, 4])
  expect([game.at('A'), left(game).rushes, game.rolls]).toEqual([[5, 4], 1, ['stand-up 4', 'rush 3']])
})

test('DB-MOVE-10 on 1-3 he stays Prone, no Turnover', () => {
  const game = onFloor({ A: { at: [4, 4], ma: 2, status: 'prone' }, B: { at: [1, 1] } })
  game.dice('d6 3').activate('A', 'move')
  expect([game.status('A'), game.turnover, game.canActivate('B'), game.canActivate('A')]).toEqual([
    'prone',
    '',
    true,
    false,
  ])
})

test('DB-MOVE-13 a Prone player who is not activated stays Prone', () => {
  const game = onFloor({ A: { at: [4, 4], status: 'prone' }, b: { at: [1, 1] } })
  for (let turn = 0; turn < 6; turn++) game.answer('end-turn')
  expect(game.status('A')).toBe('prone')
})

test('DB-MOVE-15 DB-MOVE-19 two Rushes, no third', () => {
  const game = onFloor({ A: { at: [0, 5], ma: 2 } })
  game.activate('A', 'move').step([1, 5], [2, 5]).dice('d6 5').step([3, 5]).dice('d6 6').step([4, 5])
  expect([game.at('A'), game.targets('step')]).toEqual([[4, 5], []])
  const second = onFloor({ A: { at: [0, 5], ma: 2 } })
  second.activate('A', 'move').step([1, 5], [2, 5]).dice('d6 5').step([3, 5]).dice('d6 1', 'd6 1', 'd6 1').step([4, 5])
  expect([second.at('A'), second.status('A'), second.turnover]).toEqual([[4, 5], 'prone', 'fell-over'])
})

test('DB-MOVE-16 DB-BLITZ-06 a Rush pays for the Block of a Blitz', () => {
  const blitz = (die: number, ...more: string[]) => {
    const game = onFloor({ A: { at: [2, 5], ma: 1 }, b: { at: [4, 5] } })
    game
      .activate('A', 'blitz', 'b')
      .step([3, 5])
      .dice(`d6 ${die}`, ...more)
      .answer('block')
    return game
  }
  expect(blitz(2, 'block push').rolls).toEqual(['rush 2', 'block 3'])
  const fell = blitz(1, 'd6 1', 'd6 1')
  expect([fell.at('A'), fell.status('A'), fell.turnover, fell.rollEvents('block')]).toEqual([
    [3, 5],
    'prone',
    'fell-over',
    [],
  ])
  const tired = onFloor({ A: { at: [1, 5], ma: 1 }, b: { at: [5, 5] } })
  tired.activate('A', 'blitz', 'b').step([2, 5]).dice('d6 6', 'd6 6').step([3, 5], [4, 5])
  expect(tired.offers('block')).toEqual([])
})

test('DB-MOVE-18 a modified 1 fails too', () => {
  const game = onFloor({ A: { at: [2, 5], ma: 1, skills: ['drunkard'] } })
  game.activate('A', 'move').step([3, 5]).dice('d6 2', 'd6 1', 'd6 1').step([4, 5])
  expect([game.at('A'), game.status('A')]).toEqual([[4, 5], 'prone'])
})

test('DB-MOVE-20 DB-MOVE-22 DB-MOVE-36 first the Rush, then the Dodge, then the pick-up, all in the new square', () => {
  const start = (...dice: string[]) => {
    const game = onFloor({ A: { at: [2, 4], ma: 1 }, b: { at: [4, 3] } }, { ball: [4, 5] })
    game
      .activate('A', 'move')
      .step([3, 4])
      .dice(...dice)
      .step([4, 5])
    return game
  }
  const all = start('d6 4', 'd6 4', 'd6 4')
  expect(all.rolls).toEqual(['rush 4', 'dodge 4', 'pick-up 4'])
  const failed = start('d6 1', 'd6 1', 'd6 1', 'd8 5')
  expect(failed.rolls).toEqual(['rush 1', 'armour 1+1', 'bounce 5'])
  expect([failed.at('A'), failed.ball()]).toEqual([
    [4, 5],
    [5, 5],
  ])
  const slipped = start('d6 4', 'd6 1', 'd6 1', 'd6 1', 'd8 5')
  expect(slipped.rolls).toEqual(['rush 4', 'dodge 1', 'armour 1+1', 'bounce 5'])
  const waiting = start()
  expect([waiting.at('A'), waiting.table.match.waiting?.what]).toEqual([[4, 5], 'rush'])
})

test('DB-MOVE-21 DB-MOVE-23 DB-MOVE-25 one Dodge however many Mark him; he falls where he was going', () => {
  const three = { b: { at: [3, 3] }, c: { at: [3, 4] }, d: { at: [3, 5] } } as const
  const game = onFloor({ A: { at: [4, 4] }, ...three })
  game.dice('d6 3').activate('A', 'move').step([5, 4])
  expect(game.rollEvents('dodge')).toMatchObject([{ modifiers: [], passed: true }])
  const falls = onFloor({ A: { at: [4, 4] }, ...three })
  falls.dice('d6 2', 'd6 1', 'd6 1').activate('A', 'move').step([5, 4])
  expect([falls.at('A'), falls.status('A'), falls.turnover]).toEqual([[5, 4], 'prone', 'fell-over'])
})

test('DB-MOVE-24 -1 for each opponent who Marks the square he moves to', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [3, 4] }, c: { at: [6, 3] }, d: { at: [6, 5] } })
  game.dice('d6 5').activate('A', 'move').step([5, 4])
  expect(game.rollEvents('dodge')[0]).toMatchObject({ modifiers: [{ source: 'marked', value: -2 }], passed: true })
})

test('DB-MOVE-26 an Open player needs no Dodge, not even into Tackle Zones', () => {
  const game = onFloor({ A: { at: [2, 2] }, b: { at: [4, 4] } })
  game.activate('A', 'move').step([3, 3])
  expect(game.rolls).toEqual([])
  game.dice('d6 6').step([2, 2])
  expect(game.rolls).toEqual(['dodge 6'])
})

const prone = { at: [4, 3], status: 'prone' } as const

test('DB-MOVE-27 DB-MOVE-28 DB-MOVE-29 a jump over a player on the ground, once, for two squares', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: prone, c: { at: [9, 9] } })
  game.activate('A', 'move')
  expect(game.targets('jump').sort()).toEqual([
    [3, 2],
    [4, 2],
    [5, 2],
  ])
  game.dice('d6 3').answer('jump', { over: game.square(4, 3), to: game.square(4, 2) })
  expect([game.at('A'), left(game).left, game.offers('jump')]).toEqual([[4, 2], 4, []])
  const diagonal = onFloor({ A: { at: [4, 4] }, B: { at: [3, 3], status: 'stunned' } })
  diagonal.activate('A', 'move')
  expect(diagonal.targets('jump').sort()).toEqual([
    [2, 2],
    [2, 3],
    [3, 2],
  ])
  const standing = onFloor({ A: { at: [4, 4] }, B: { at: [3, 3] } })
  expect(standing.activate('A', 'move').offers('jump')).toEqual([])
  const walled = position('...\n.b.\n.A.', { pieces: { b: { status: 'prone' } }, walls: [[1, 0, 1, 1]] })
  // Straight across is a wall; around its ends the corners are open.
  expect(walled.activate('A', 'move').targets('jump').sort()).toEqual([
    [0, 0],
    [2, 0],
  ])
})

test('DB-MOVE-30 missing squares are gained by Rushes before the test', () => {
  const jump = (ma: number, ...dice: string[]) => {
    const game = onFloor({ A: { at: [4, 5], ma }, b: prone })
    game
      .activate('A', 'move')
      .step([4, 4])
      .dice(...dice)
    game.answer('jump', { over: game.square(4, 3), to: game.square(4, 2) })
    return game
  }
  expect(jump(1, 'd6 4', 'd6 2', 'd6 5').rolls).toEqual(['rush 4', 'rush 2', 'jump 5'])
  const first = jump(1, 'd6 1', 'd6 1', 'd6 1')
  expect([first.at('A'), first.status('A')]).toEqual([[4, 4], 'prone'])
  const second = jump(1, 'd6 4', 'd6 1', 'd6 1', 'd6 1')
  expect([second.at('A'), second.status('A')]).toEqual([[4, 2], 'prone'])
  expect(jump(2, 'd6 4', 'd6 5').rolls).toEqual(['rush 4', 'jump 5'])
})

test('DB-MOVE-31 DB-MOVE-32 the larger number of Markers, and no Dodge beside it', () => {
  const jump = (markers: Record<string, { at: readonly [number, number] }>) => {
    const game = onFloor({ A: { at: [4, 4] }, b: prone, ...markers })
    game
      .activate('A', 'move')
      .dice('d6 6')
      .answer('jump', { over: game.square(4, 3), to: game.square(4, 2) })
    expect(game.rolls).toEqual(['jump 6'])
    return game.rollEvents('jump')[0].modifiers
  }
  expect(jump({ c: { at: [3, 5] }, d: { at: [3, 1] }, e: { at: [5, 1] } })).toEqual([{ source: 'marked', value: -2 }])
  expect(jump({ c: { at: [3, 5] }, d: { at: [4, 5] }, e: { at: [5, 5] } })).toEqual([{ source: 'marked', value: -3 }])
  expect(jump({})).toEqual([])
})

test('DB-MOVE-33 DB-MOVE-34 a failed jump: falls beyond, with a natural 1 where he started', () => {
  const jump = (die: number, ...dice: string[]) => {
    const game = onFloor({ A: { at: [4, 4] }, b: prone }, { ball: [4, 2] })
    game.activate('A', 'move').dice(`d6 ${die}`, 'd6 1', 'd6 1', ...dice)
    game.answer('jump', { over: game.square(4, 3), to: game.square(4, 2) })
    game.end()
    return game
  }
  const beyond = jump(2, 'd8 2')
  expect([beyond.at('A'), beyond.status('A'), beyond.ball()]).toEqual([[4, 2], 'prone', [4, 1]])
  const back = jump(1)
  expect([back.at('A'), back.ball(), back.turnover]).toEqual([[4, 4], [4, 2], 'fell-over'])
})

test('DB-MOVE-35 DB-MOVE-37 DB-MOVE-39 the pick-up is compulsory, -1 per Marker; he may go on', () => {
  const game = onFloor({ A: { at: [2, 2] } }, { ball: [4, 2] })
  game.activate('A', 'move').step([3, 2]).dice('d6 3').step([4, 2])
  expect([game.ball(), left(game).left]).toEqual(['A', 4])
  const marked = (die: number) => {
    const picked = onFloor({ A: { at: [2, 2] }, b: { at: [4, 1] }, c: { at: [4, 3] } }, { ball: [3, 2] })
    picked.activate('A', 'move').dice(`d6 ${die}`, 'd8 5').step([3, 2])
    return picked.ball()
  }
  expect([marked(5), marked(4)]).toEqual(['A', [4, 2]])
})

test('DB-MOVE-40 DB-PUSH-04 pushed onto the ball: no pick-up, it bounces, no Turnover', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4] } }, { ball: [6, 4] })
  game
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(6, 4) })
  game.dice('d8 5').answer('stay')
  expect([game.rolls, game.ball(), game.turnover]).toEqual([['block 3', 'bounce 5'], [7, 4], ''])
})
