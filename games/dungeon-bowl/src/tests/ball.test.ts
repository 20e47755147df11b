import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { inRoom, onFloor, position } from '../testing/position.ts'

/** Red A fails to pick the ball up where it lies, then it bounces. */
const bounced = (game: ReturnType<typeof onFloor>, to: [number, number], ...dice: string[]) => {
  game
    .dice('d6 1', ...dice)
    .activate('A', 'move')
    .step(to)
  game.end()
  return game.ball()
}

test('DB-BALL-10 DB-BALL-11 a bounce is one square by D8, and the ball rests in an empty one', () => {
  const game = onFloor({ A: { at: [4, 5] } }, { ball: [5, 5] })
  expect(bounced(game, [5, 5], 'd8 8')).toEqual([6, 6])
  expect(game.rolls).toEqual(['pick-up 1', 'bounce 8'])
})

test('DB-BALL-12 DB-CATCH-01 DB-CATCH-04 DB-CATCH-08 a Standing player must try to catch it with -1, else it bounces on from him', () => {
  const game = onFloor({ A: { at: [4, 5] }, B: { at: [6, 6] } }, { ball: [5, 5] })
  expect(bounced(game, [5, 5], 'd8 8', 'd6 3', 'd8 8')).toEqual([7, 7])
  expect(game.rollEvents('catch')[0]).toMatchObject({ modifiers: [{ source: 'bounce', value: -1 }], passed: false })
  expect(game.status('B')).toBe('standing')
  const caught = onFloor({ A: { at: [4, 5] }, B: { at: [6, 6] } }, { ball: [5, 5] })
  expect(bounced(caught, [5, 5], 'd8 8', 'd6 4')).toBe('B')
})

test('DB-BALL-13 DB-BALL-14 DB-CATCH-09 it goes on over Prone and Stunned players and those without Tackle Zone', () => {
  const game = onFloor(
    {
      A: { at: [4, 5] },
      B: { at: [6, 6], status: 'prone' },
      b: { at: [7, 6], status: 'stunned' },
      c: { at: [7, 5], dazed: true },
    },
    { ball: [5, 5] },
  )
  expect(bounced(game, [5, 5], 'd8 8', 'd8 5', 'd8 2', 'd8 2')).toEqual([7, 4])
  expect(game.rolls).toEqual(['pick-up 1', 'bounce 8', 'bounce 5', 'bounce 2', 'bounce 2'])
})

/** A throws at (5,5): PA4+. A 3 scatters; PA4+ Marked and short with a 3 deviates. */
const inaccurate = (pieces: Parameters<typeof onFloor>[0], ...dice: string[]) => {
  const game = onFloor({ A: { at: [5, 8], pa: 4 }, ...pieces }, { ball: 'A' })
  game
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 3', ...dice)
  game.answer('throw', { to: game.square(5, 5) })
  game.end()
  return game
}

test('DB-BALL-05 DB-BALL-08 DB-PASS-14 a scatter is three steps, then it bounces before it rests', () => {
  const game = inaccurate({}, 'd8 5', 'd8 5', 'd8 2', 'd8 7')
  expect(game.rolls).toEqual(['pass 3', 'scatter 5', 'scatter 5', 'scatter 2', 'bounce 7'])
  expect(game.ball()).toEqual([7, 5])
})

test('DB-BALL-06 no catch on the first two steps', () => {
  const game = inaccurate({ B: { at: [6, 5] } }, 'd8 5', 'd8 5', 'd8 5', 'd8 5')
  expect(game.rollEvents('catch')).toEqual([])
  expect(game.ball()).toEqual([9, 5])
})

test('DB-BALL-07 DB-CATCH-05 after the third step a Standing player must try with -1, and it bounces if he fails', () => {
  const game = inaccurate({ B: { at: [8, 5] } }, 'd8 5', 'd8 5', 'd8 5', 'd6 3', 'd8 5')
  expect(game.rollEvents('catch')[0]).toMatchObject({ modifiers: [{ source: 'scattered', value: -1 }], passed: false })
  expect(game.ball()).toEqual([9, 5])
  const back = inaccurate({ B: { at: [5, 5] } }, 'd8 5', 'd8 2', 'd8 6', 'd6 4')
  expect(back.ball()).toBe('B')
})

test('DB-BALL-08 on a Prone player it bounces without a catch', () => {
  const game = inaccurate({ B: { at: [8, 5], status: 'prone' } }, 'd8 5', 'd8 5', 'd8 5', 'd8 2')
  expect(game.rollEvents('catch')).toEqual([])
  expect(game.ball()).toEqual([8, 4])
})

/** A at (5,5), Marked by b, throws a short pass with PA4+: a 3 is modified to 1. */
const wild = (pieces: Parameters<typeof onFloor>[0], ...dice: string[]) => {
  const game = onFloor({ A: { at: [5, 5], pa: 4 }, b: { at: [4, 4] }, ...pieces }, { ball: 'A' })
  game
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 3', ...dice)
  game.answer('throw', { to: game.square(5, 9) })
  return game
}

test('DB-BALL-02 DB-BALL-04 DB-BALL-27 DB-PASS-15 a wildly inaccurate pass deviates from the thrower: one direction, D6 squares', () => {
  const game = wild({}, 'd8 5', 'd6 3', 'd8 2')
  expect(game.rolls).toEqual(['pass 3', 'deviate 5+3', 'bounce 2'])
  expect(game.ball()).toEqual([8, 4])
  const lying = wild({ B: { at: [8, 5], status: 'prone' } }, 'd8 5', 'd6 3', 'd8 2')
  expect([lying.ball(), lying.rollEvents('catch')]).toEqual([[8, 4], []])
})

test('DB-BALL-03 on a Standing player it must be caught, or it bounces', () => {
  const game = wild({ c: { at: [8, 5] } }, 'd8 5', 'd6 3', 'd6 3', 'd8 2')
  expect(game.rollEvents('catch')[0]).toMatchObject({ modifiers: [{ source: 'deviated', value: -1 }], passed: false })
  expect(game.ball()).toEqual([8, 4])
})

test('DB-BALL-25 it flies over players on its way', () => {
  const game = wild({ c: { at: [6, 5], dazed: true }, d: { at: [7, 5], status: 'prone' } }, 'd8 5', 'd6 3', 'd8 2')
  expect(game.rollEvents('catch')).toEqual([])
  expect(game.ball()).toEqual([8, 4])
})

test('DB-BALL-15 DB-BALL-16 off a flat wall: 1-2 left, 3-4 straight, 5-6 right, seen from the wall', () => {
  const rebound = (die: number) =>
    bounced(
      inRoom({ A: { at: [1, 2] } }, { ball: [1, 3] }),
      [1, 3],
      'd8 7',
      `d6 ${die}`,
      ...(die === 3 || die === 4 ? ['d8 2'] : []),
    )
  expect(rebound(1)).toEqual([0, 3])
  expect(rebound(2)).toEqual([0, 3])
  expect(rebound(5)).toEqual([2, 3])
  expect(rebound(6)).toEqual([2, 3])
})

test('DB-BALL-16 straight ahead is the square in front of the wall; the other walls turn the template', () => {
  // The ball drops from a Prone carrier's square, so the square itself can be empty again.
  const drop = (at: [number, number], ...dice: string[]) => {
    const game = onWalls(at)
    game
      .activate('B', 'foul', 'a')
      .dice('d6 3', 'd6 3', ...dice)
      .answer('foul')
    return game.ball()
  }
  expect(drop([5, 0], 'd8 2', 'd6 1')).toEqual([6, 0])
  expect(drop([5, 0], 'd8 2', 'd6 3')).toEqual([5, 0])
  expect(drop([5, 0], 'd8 2', 'd6 6')).toEqual([4, 0])
  expect(drop([11, 5], 'd8 5', 'd6 1')).toEqual([11, 6])
  expect(drop([11, 5], 'd8 5', 'd6 5')).toEqual([11, 4])
  expect(drop([0, 5], 'd8 4', 'd6 1')).toEqual([0, 4])
  expect(drop([0, 5], 'd8 4', 'd6 5')).toEqual([0, 6])
})
/** B holds the ball at this square and fouls a, who lies next to them: sent off, they drop it there. */
const onWalls = (at: [number, number]) => {
  const beside: [number, number] = [at[0] === 0 ? 1 : at[0] - 1, at[1] === 0 ? 1 : at[1] - 1]
  return onFloor({ B: { at }, a: { at: beside, status: 'prone' } }, { ball: 'B' })
}

test('DB-BALL-17 a diagonal step into a flat wall', () => {
  const drop = (...dice: string[]) => {
    const game = position('....\n....\na...\n.B..', { ball: 'B', pieces: { a: { status: 'prone' } } })
    game
      .activate('B', 'foul', 'a')
      .dice('d6 3', 'd6 3', ...dice)
      .answer('foul')
    return game.ball()
  }
  expect(drop('d8 8', 'd6 1')).toEqual([1, 3])
  expect(drop('d8 8', 'd6 3')).toEqual([2, 3])
  expect(drop('d8 8', 'd6 5')).toEqual([3, 3])
})

test('DB-BALL-18 DB-BALL-26 off a protruding corner such as a chest', () => {
  const drop = (...dice: string[]) => {
    const game = position('......\n......\n......\n...a..\n....B.\n.....$', {
      ball: 'B',
      pieces: { a: { status: 'prone' } },
    })
    game
      .activate('B', 'foul', 'a')
      .dice('d6 3', 'd6 3', ...dice)
      .answer('foul')
    return game.ball()
  }
  expect(drop('d8 8', 'd6 1')).toEqual([4, 5])
  expect(drop('d8 8', 'd6 4')).toEqual([4, 4])
  expect(drop('d8 8', 'd6 6')).toEqual([5, 4])
})

test('DB-BALL-26 a ball that would enter a closed chest rebounds', () => {
  const game = position('......\n..$...\n......\n......', { pieces: { A: { at: [1, 2] } }, ball: [2, 2] })
  expect(bounced(game, [2, 2], 'd8 2', 'd6 1')).toEqual([3, 2])
  expect(game.rolls[2]).toBe('rebound 1')
})

test('DB-BALL-19 out of an inner corner by D3: left, diagonal, right', () => {
  const drop = (direction: number, die: number) => {
    const game = position('....\n....\n..a.\n...B', { ball: 'B', pieces: { a: { status: 'prone' } } })
    const dice = die === 3 || die === 4 ? [`d6 ${die}`, 'd8 2'] : [`d6 ${die}`]
    game
      .activate('B', 'foul', 'a')
      .dice('d6 3', 'd6 3', `d8 ${direction}`, ...dice)
      .answer('foul')
    return game.ball()
  }
  for (const direction of [5, 7, 8]) {
    expect(drop(direction, 1)).toEqual([2, 3])
    expect(drop(direction, 6)).toEqual([3, 2])
    // The diagonal is where a lies: the ball bounces on from there.
    expect(drop(direction, 3)).toEqual([2, 1])
  }
  // A diagonal step beside the corner comes back into the corner square.
  const beside = position('....\n....\n.a..\n..B.', { ball: 'B', pieces: { a: { status: 'prone' } } })
  beside.activate('B', 'foul', 'a').dice('d6 3', 'd6 3', 'd8 8', 'd6 5').answer('foul')
  expect(beside.ball()).toEqual([3, 2])
})

test('DB-BALL-19 DB-BALL-20 in a dead end one square wide the coach chooses the corner, and a square that is not there is rolled again', () => {
  const game = position('.\na\nB', { ball: 'B', pieces: { a: { status: 'prone' } } })
  game.activate('B', 'foul', 'a').dice('d6 3', 'd6 3', 'd8 7').answer('foul')
  expect([game.asked, game.seat, game.offers('corner').length]).toEqual(['rebound-corner', 0, 2])
  expect(dungeonBowl.about(game.table.match)).toEqual({ square: game.square(0, 2) })
  // Facing out of the corner only the way north is there: 1 and 4 are rolled again, 6 leads over Prone a.
  game.dice('d6 1', 'd6 4', 'd6 6', 'd8 2').answer('corner', { corner: 0 })
  expect(game.rolls.slice(1)).toEqual(['bounce 7', 'rebound 1', 'rebound 4', 'rebound 6', 'bounce 2'])
  expect(game.ball()).toEqual([0, 0])
})

test('DB-BALL-21 a wall between two tiles throws it back like any other; a door lets it through', () => {
  const walls = [0, 1, 2, 5, 6, 7].map((x) => [x, 3, x, 4])
  const room = '........\n........\n........\n........\n........\n........\n........\n........'
  const drop = (from: [number, number], to: [number, number], ...dice: string[]) =>
    bounced(position(room, { walls, pieces: { A: { at: from } }, ball: to }), to, ...dice)
  expect(drop([1, 2], [1, 3], 'd8 7', 'd6 1')).toEqual([0, 3])
  expect(drop([3, 2], [3, 3], 'd8 7')).toEqual([3, 4])
  expect(drop([2, 2], [2, 3], 'd8 8')).toEqual([3, 4])
})

test('DB-BALL-22 a rebound ends a deviation', () => {
  const marked = position('....\n.Ac.\nb...\n....', { ball: 'A', pieces: { A: { pa: 4 } } })
  marked.activate('A', 'pass').answer('pass').dice('d6 3', 'd8 7', 'd6 5', 'd6 5', 'd8 5')
  marked.answer('throw', { to: marked.square(3, 3) }).answer('decline')
  marked.end()
  expect(marked.rolls).toEqual(['pass 3', 'deviate 7+5', 'rebound 5', 'bounce 5'])
  expect(marked.ball()).toEqual([3, 3])
})

test('DB-BALL-23 DB-BALL-24 a rebound counts as one step of a scatter', () => {
  const game = position('A...\n....\n....\n....', { ball: 'A', pieces: { A: { pa: 5 } } })
  game.activate('A', 'pass').answer('pass').dice('d6 3', 'd8 7', 'd6 1', 'd8 5', 'd8 2', 'd8 5')
  game.answer('throw', { to: game.square(1, 3) })
  game.end()
  expect(game.rolls.slice(1)).toEqual(['scatter 7', 'rebound 1', 'scatter 5', 'scatter 2', 'bounce 5'])
  expect(game.ball()).toEqual([2, 2])
})

test('DB-BALL-24 DB-CATCH-06 a ball off a wall is caught with one -1', () => {
  const game = inRoom({ A: { at: [1, 2] }, B: { at: [0, 3] } }, { ball: [1, 3] })
  expect(bounced(game, [1, 3], 'd8 7', 'd6 1', 'd6 4')).toBe('B')
  expect(game.rollEvents('catch')[0].modifiers).toEqual([{ source: 'bounce', value: -1 }])
})

test('DB-BALL-09 DB-PORT-21 a ball that scatters one square takes one step like a bounce', () => {
  const game = position('.A3...1.2.4.5.6.', { ball: 'A' })
  game.activate('A', 'move').dice('d6 3', 'd8 5').step([2, 0])
  game.end()
  expect([game.status('A'), game.ball()]).toEqual(['out', [3, 0]])
  expect(game.rolls).toEqual(['portal 3', 'bounce 5'])
})

test('DB-GEN-06 a held ball is where its holder is, a loose one where nobody is', () => {
  const game = onFloor({ A: { at: [4, 4] } }, { ball: 'A' })
  game.activate('A', 'move').step([5, 4], [6, 4])
  expect([game.ball(), game.at('A')]).toEqual(['A', [6, 4]])
  expect(game.state.ballSquare).toBe(-1)
})
