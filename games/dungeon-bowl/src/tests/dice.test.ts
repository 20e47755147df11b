import { randomPlayer } from '@undercroft/ball'
import { die, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { onFloor, position } from '../testing/position.ts'

test('DB-DICE-01 every face of a die is equally likely', () => {
  const random = new Random(5)
  for (const sides of [6, 8, 16]) {
    const counts = new Array<number>(sides).fill(0)
    for (let roll = 0; roll < 60_000; roll++) counts[random.below(sides)]++
    const share = 60_000 / sides
    for (const count of counts) expect(Math.abs(count - share)).toBeLessThan(share * 0.06)
    expect(die(sides).sides).toBe(sides)
  }
})

test('DB-DICE-04 DB-PROF-15 2D6 are added: 4+5 breaks AV9+, 4+4 does not', () => {
  for (const [dice, status] of [
    [['d6 4', 'd6 5', 'd6 1', 'd6 1'], 'stunned'],
    [['d6 4', 'd6 4'], 'prone'],
  ] as const) {
    const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4] } })
    game.dice('block pow', ...dice).activate('A', 'block', 'b')
    game.answer('push', { to: game.square(6, 4) }).answer('stay')
    expect(game.status('b')).toBe(status)
    game.end()
  }
})

test('DB-DICE-05 DB-BLK-06 of a pool one single face is chosen and applied', () => {
  const game = onFloor({ A: { at: [4, 4], st: 7 }, b: { at: [5, 4] } })
  game.dice('block push', 'block pow', 'block player-down').activate('A', 'block', 'b')
  expect(game.offers('face').map(({ face }) => face)).toEqual(['push-back', 'pow', 'player-down'])
  game
    .answer('face', { face: 'push-back' })
    .answer('push', { to: game.square(6, 4) })
    .answer('stay')
  expect([game.status('A'), game.status('b')]).toEqual(['standing', 'standing'])
})

test('DB-DICE-06 DB-PROF-09 a roll of N+ succeeds on N or more', () => {
  for (const [value, holder] of [
    [3, 'A'],
    [2, null],
  ] as const) {
    const game = onFloor({ A: { at: [2, 2], ag: 3 } }, { ball: [3, 2] })
    game
      .dice(`d6 ${value}`, ...(holder ? [] : ['d8 5']))
      .activate('A', 'move')
      .step([3, 2])
    expect(game.ball()).toEqual(holder ?? [4, 2])
  }
})

test('DB-DICE-07 DB-PROF-08 modifiers change the die, all together', () => {
  // AG3+ with -2: a natural 5 passes, a natural 4 fails.
  for (const [value, passed] of [
    [5, true],
    [4, false],
  ] as const) {
    const game = onFloor({ A: { at: [4, 4] }, b: { at: [3, 4] }, c: { at: [6, 3] }, d: { at: [6, 5] } })
    game
      .dice(`d6 ${value}`, ...(passed ? [] : ['d6 1', 'd6 1']))
      .activate('A', 'move')
      .step([5, 4])
    expect(game.status('A')).toBe(passed ? 'standing' : 'prone')
    expect(game.rollEvents('dodge')[0]).toMatchObject({
      target: 3,
      modifiers: [{ source: 'marked', value: -2 }],
      passed,
    })
  }
})

test('DB-DICE-12 DB-DICE-13 DB-PROF-10 DB-PROF-11 DB-PROF-12 natural 6 passes and natural 1 fails an Agility test', () => {
  const four = {
    b: { at: [3, 4] },
    c: { at: [6, 3] },
    d: { at: [6, 4] },
    e: { at: [6, 5] },
    f: { at: [5, 3] },
  } as const
  const dodge = (ag: number, value: number, others: Record<string, { at: readonly [number, number] }>) => {
    const game = onFloor({ A: { at: [4, 4], ag }, ...others })
    game.dice(`d6 ${value}`, 'd6 1', 'd6 1').activate('A', 'move').step([5, 4])
    const [event] = game.rollEvents('dodge')
    expect(event.values).toEqual([value])
    return event.passed
  }
  expect(dodge(4, 6, four)).toBe(true)
  expect(dodge(4, 5, four)).toBe(false)
  expect(dodge(1, 1, { b: four.b })).toBe(false)
  // AG1+ with -2: 3 passes, 2 fails.
  expect(dodge(1, 2, { b: four.b, c: four.c, d: four.d })).toBe(false)
})

test('DB-PROF-12 AG1+ with -2 passes on a natural 3', () => {
  const game = onFloor({ A: { at: [4, 4], ag: 1 }, b: { at: [3, 4] }, c: { at: [6, 3] }, d: { at: [6, 4] } })
  game.dice('d6 3').activate('A', 'move').step([5, 4])
  expect(game.status('A')).toBe('standing')
})

test('DB-DICE-10 DB-DICE-11 DB-SETUP-21 a tied roll-off is rolled again, the higher places the first chest', () => {
  const match = dungeonBowl.create({}, null)
  for (const value of [4, 4, 2, 6]) {
    expect(match.waiting?.dice).toEqual(['d6'])
    dungeonBowl.apply(match, { type: 'roll', values: [value] } as never)
  }
  const { seat, kind } = dungeonBowl.decision(match)!
  expect([seat, kind]).toEqual([1, 'place-chest'])
  expect(match.rolls).toBe(4)
})

test('DB-PROF-06 DB-PROF-07 DB-ROOM-11 temporary changes: MA never below 1, ST may rise above 8', () => {
  const prison = [{ room: 'forgotten-prison', x: 0, y: 0, width: 12, height: 10 }] as const
  const slow = onFloor({ A: { at: [4, 4], ma: 2 } }, { rooms: prison })
  slow.dice('d6 1').activate('A', 'move')
  expect(slow.table.game.about(slow.table.match)).toMatchObject({ left: 1 })
  const idol = [{ room: 'chaos-idol', x: 0, y: 0, width: 12, height: 10 }] as const
  const strong = onFloor({ A: { at: [4, 4], st: 8 }, b: { at: [5, 4], st: 4 } }, { rooms: idol })
  // 9 against 4 is more than double: three dice.
  strong.dice('d6 6', 'block push', 'block push', 'block push').activate('A', 'block', 'b')
  expect(strong.happened('block-dice')[0]).toMatchObject({ strength: 9, dice: 3 })
})

test('DB-PROF-13 DB-PROF-14 a Passing Ability test: natural 6 passes, natural 1 and PA - fumble', () => {
  const pass = (pa: number, dice: string[], markers: Record<string, { at: readonly [number, number] }> = {}) => {
    const game = onFloor({ A: { at: [2, 2], pa }, B: { at: [2, 5] }, ...markers }, { ball: 'A' })
    game
      .activate('A', 'pass')
      .answer('pass')
      .dice(...dice)
    game.answer('throw', { to: game.square(2, 5) })
    return (game.happened('pass-result')[0] as unknown as { result: string }).result
  }
  const marked = { b: { at: [1, 2] }, c: { at: [3, 2] }, d: { at: [1, 1] } } as const
  expect(pass(4, ['d6 6', 'd6 6'], marked)).toBe('accurate')
  expect(pass(4, ['d6 5', 'd6 6'], { b: marked.b })).toBe('accurate')
  expect(pass(4, ['d6 4', 'd8 7', 'd8 7', 'd8 7', 'd8 2'], { b: marked.b })).toBe('inaccurate')
  expect(pass(2, ['d6 1', 'd8 2'])).toBe('fumble')
  expect(pass(0, ['d8 2'])).toBe('fumble')
})

test('DB-GEN-04 DB-GEN-05 a random player: a D16 on the roster, rolled again until an eligible number comes up', () => {
  const numbered = (numbers: number[], ...rolls: number[]) => {
    const used: number[] = []
    const picked = randomPlayer(numbers, () => {
      used.push(rolls[used.length])
      return rolls[used.length - 1]
    })
    return [picked, used.length]
  }
  expect(numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 7)).toEqual([7, 1])
  expect(numbered([1, 2, 3, 4, 5, 6], 14, 9, 3)).toEqual([3, 3])
  expect(numbered([], 5)).toEqual([null, 0])
})

test('an event tells everything about a roll', () => {
  const game = position('A.\n..', { ball: [1, 0], rerolls: [1, 0] })
  game.dice('d6 1').activate('A', 'move').step([1, 0])
  game.dice('d6 4').answer('team-re-roll')
  expect(game.rollEvents('pick-up')).toMatchObject([
    { seat: 0, piece: 0, dice: ['d6'], values: [1], target: 3, modifiers: [], passed: false, reroll: null },
    { values: [4], passed: true, reroll: 'team' },
  ])
})
