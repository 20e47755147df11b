import { expect, test } from 'vitest'
import { explain } from '../event-rules.ts'
import { inRoom, onFloor, position } from '../testing/position.ts'

test('DB-TO-01 DB-TO-02 DB-TO-14 BB-TO-01 BB-TO-05 a fall in the own activation ends the turn, after its consequences', () => {
  const game = onFloor({ A: { at: [2, 2], ma: 1, av: 3 }, B: { at: [8, 8] }, b: { at: [9, 1] } }, { ball: 'A' })
  game.activate('A', 'move').step([3, 2])
  game.dice('d6 1', 'd6 1', 'd6 2', 'd6 1', 'd6 1', 'd8 5').step([4, 2])
  expect(game.rolls).toEqual(['rush 1', 'armour 1+2', 'injury 1+1', 'bounce 5'])
  expect(game.turnover).toBe('fell-over')
  expect(game.state.active).toBe(1)
  expect(game.ball()).toEqual([5, 2])
  expect(game.state.teams[0].turns).toBe(1)
})

test('DB-TO-02 BB-TO-01 a failed Dodge is a fall', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [3, 4] } })
  game.dice('d6 2', 'd6 1', 'd6 1').activate('A', 'move').step([5, 4])
  expect(game.turnover).toBe('fell-over')
})

test('DB-TO-03 BB-TO-01 DB-BLK-16 a blocker Knocked Down', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4] } })
  game.dice('block player-down', 'd6 1', 'd6 1').activate('A', 'block', 'b')
  expect([game.turnover, game.status('A'), game.status('b')]).toEqual(['knocked-down', 'prone', 'standing'])
  expect(game.rollEvents('armour')[0].seat).toBe(1)
})

test('DB-TO-04 BB-TO-01 DB-BLK-22 DB-STAT-21 DB-STAT-22 DB-STAT-23 placed Prone: a Turnover only with the ball, no Armour roll', () => {
  for (const ball of ['A', undefined] as const) {
    const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4], skills: ['wrestle'] } }, ball ? { ball } : {})
    game.dice('block both-down').activate('A', 'block', 'b')
    game.dice(...(ball ? ['d8 4'] : [])).answer('use', { skill: 'wrestle' })
    expect([game.status('A'), game.status('b')]).toEqual(['prone', 'prone'])
    expect(game.rollEvents('armour')).toEqual([])
    expect(game.turnover).toBe(ball ? 'placed-prone' : '')
    if (ball) expect(game.ball()).toEqual([3, 4])
  }
})

test('DB-TO-05 BB-TO-01 DB-MOVE-38 a failed pick-up, even if a team-mate catches the ball', () => {
  const game = onFloor({ A: { at: [2, 2] }, B: { at: [4, 2] } }, { ball: [3, 2] })
  game.dice('d6 1', 'd8 5', 'd6 6').activate('A', 'move').step([3, 2])
  expect([game.ball(), game.turnover, game.status('A')]).toEqual(['B', 'failed-pick-up', 'standing'])
})

test('DB-TO-06 BB-TO-01 DB-PASS-17 a fumbled pass, even if a team-mate catches it', () => {
  const game = onFloor({ A: { at: [2, 2], pa: 2 }, B: { at: [3, 2] }, c: { at: [4, 2] } }, { ball: 'A' })
  game.activate('A', 'pass').answer('pass').dice('d6 1', 'd8 5', 'd6 6')
  game.answer('throw', { to: game.square(6, 2) })
  expect([game.ball(), game.turnover]).toEqual(['B', 'fumbled-pass'])
  expect(game.happened('deflected')).toEqual([])
})

test('DB-TO-07 BB-TO-01 a pass that nobody of the team catches; a catch of the bounce is enough', () => {
  const thrown = (bounce: string[]) => {
    const game = onFloor({ A: { at: [2, 2] }, B: { at: [5, 2] }, C: { at: [6, 2] } }, { ball: 'A' })
    game
      .activate('A', 'pass')
      .answer('pass')
      .dice('d6 6', 'd6 1', ...bounce)
    game.answer('throw', { to: game.square(5, 2) })
    return game
  }
  const lost = thrown(['d8 2'])
  expect([lost.ball(), lost.turnover]).toEqual([[5, 1], 'pass-not-caught'])
  const caught = thrown(['d8 5', 'd6 6'])
  expect([caught.ball(), caught.turnover, caught.asked]).toEqual(['C', '', 'turn'])
})

test('DB-TO-08 BB-TO-01 DB-HAND-05 the same for a hand-off', () => {
  const handed = (bounce: string[]) => {
    const game = onFloor({ A: { at: [4, 5] }, B: { at: [5, 5] }, C: { at: [6, 5] }, d: { at: [5, 6] } }, { ball: 'A' })
    game.activate('A', 'hand-off').dice('d6 1', ...bounce)
    game.answer('hand-off', { target: game.player('B').id })
    return game
  }
  const blue = handed(['d8 7', 'd6 6'])
  expect([blue.ball(), blue.turnover]).toEqual(['d', 'hand-off-not-caught'])
  const ground = handed(['d8 2'])
  expect([ground.ball(), ground.turnover]).toEqual([[5, 4], 'hand-off-not-caught'])
  const red = handed(['d8 5', 'd6 6'])
  expect([red.ball(), red.turnover]).toEqual(['C', ''])
})

test('DB-TO-09 BB-TO-01 DB-INTF-08 DB-INTF-09 a deflected pass', () => {
  const deflected = (...dice: string[]) => {
    const game = onFloor({ A: { at: [1, 4] }, B: { at: [7, 4] }, D: { at: [7, 1] }, b: { at: [4, 4] } }, { ball: 'A' })
    game.activate('A', 'pass').answer('pass').dice('d6 6')
    game.answer('throw', { to: game.square(7, 4) })
    expect([game.asked, game.seat]).toEqual(['interfere', 1])
    game.dice('d6 6', ...dice).answer('interfere', { player: game.player('b').id })
    return game
  }
  // Not caught by the interferer (1), it scatters three squares to the north-east: Red D at (7,1) catches it.
  const safe = deflected('d6 1', 'd8 3', 'd8 3', 'd8 3', 'd6 6')
  expect([safe.ball(), safe.turnover, safe.player('b').deflections]).toEqual(['D', '', 1])
  const ground = deflected('d6 1', 'd8 7', 'd8 7', 'd8 7', 'd8 7')
  expect([ground.ball(), ground.turnover]).toEqual([[4, 8], 'pass-deflected'])
  const taken = deflected('d6 6')
  expect([taken.ball(), taken.turnover, taken.player('b').interceptions]).toEqual(['b', 'pass-deflected', 1])
  expect(taken.rollEvents('catch')[0].modifiers).toContainEqual({ source: 'interception', value: -1 })
})

const thrower = { at: [2, 2] as const, st: 5, pa: 5, skills: ['throw-team-mate'] }

test('DB-TO-10 BB-TO-01 DB-TTM-16 DB-TTM-23 a thrown player who falls: a Turnover only with the ball', () => {
  for (const ball of ['G', undefined] as const) {
    const game = onFloor(
      { A: thrower, G: { at: [3, 2], st: 2, skills: ['right-stuff'] }, E: { at: [8, 3] } },
      ball ? { ball } : {},
    )
    game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
    game.dice('d6 6', 'd8 5', 'd8 5', 'd8 4', 'd6 2', 'd6 1', 'd6 1', ...(ball ? ['d8 8', 'd6 6'] : []))
    game.answer('throw', { to: game.square(6, 2) })
    expect([game.at('G'), game.status('G')]).toEqual([[7, 2], 'prone'])
    expect(game.turnover).toBe(ball ? 'thrown-carrier-lost' : '')
    if (ball) expect(game.ball()).toBe('E')
  }
})

test('DB-TO-11 BB-TO-01 a carrier who is eaten', () => {
  const eaten = (ball?: string) => {
    const game = onFloor(
      {
        A: { ...thrower, skills: ['throw-team-mate', 'always-hungry'] },
        G: { at: [3, 2], st: 2, skills: ['right-stuff'] },
      },
      ball ? { ball } : {},
    )
    game.activate('A', 'throw-team-mate').dice('d6 1', 'd6 1', ...(ball ? ['d8 5'] : []))
    game.answer('throw-team-mate', { target: game.player('G').id })
    return game
  }
  expect(eaten('G').turnover).not.toBe('')
  expect(eaten().turnover).toBe('')
})

test('DB-TO-12 BB-TO-01 DB-FOUL-09 DB-FOUL-11 a sending-off', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4], status: 'prone' } })
  game.activate('A', 'foul', 'b').dice('d6 3', 'd6 3').answer('foul')
  expect(game.asked).toBe('argue')
  game.answer('decline')
  expect([game.status('A'), game.status('b'), game.turnover]).toEqual(['out', 'prone', 'sent-off'])
})

test('DB-TO-13 DB-WALL-11 a pass at the wall that nobody of the team catches', () => {
  const game = inRoom({ A: { at: [1, 3] } }, { ball: 'A' })
  game.activate('A', 'pass').answer('pass').dice('d6 6', 'd6 1', 'd8 2')
  game.answer('throw-at-wall', { to: game.square(1, 0), side: 0 })
  expect(game.turnover).toBe('pass-not-caught')
})

test('DB-TO-15 mishaps of the other team never cause one', () => {
  const game = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4] }, c: { at: [6, 4] } }, { ball: 'b' })
  game
    .dice('block pow')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(5, 4) })
  game.dice('d6 1', 'd6 1', 'd8 5', 'd6 6').answer('stay')
  expect([game.ball(), game.turnover, game.status('b')]).toEqual(['c', '', 'prone'])
})

test('DB-TO-16 DB-CHEST-07 a chest trap', () => {
  const game = position('$.\nA.\n..', { ball: [1, 0] })
  game
    .activate('A', 'move')
    .dice('d6 1', 'd6 1')
    .answer('open', { square: game.square(0, 0) })
  expect([game.status('A'), game.turnover]).toEqual(['prone', 'chest-trap'])
})

test('DB-TO-17 landing on a team-mate; not on an opponent', () => {
  const land = (pieces: Record<string, { at: readonly [number, number] }>) => {
    const game = onFloor({ A: thrower, G: { at: [3, 2], st: 2, skills: ['right-stuff'] }, ...pieces })
    game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
    game.dice('d6 6', 'd8 5', 'd8 4', 'd8 5', 'd6 1', 'd6 1', 'd8 7', 'd6 1', 'd6 1')
    game.answer('throw', { to: game.square(6, 2) })
    game.end()
    return game
  }
  const mate = land({ B: { at: [7, 2] } })
  expect([mate.status('B'), mate.at('G'), mate.turnover]).toEqual(['prone', [7, 3], 'hit-by-team-mate'])
  const opponent = land({ b: { at: [7, 2] } })
  expect([opponent.status('b'), opponent.turnover]).toEqual(['prone', ''])
})

test('DB-TO-18 DB-ROOM-23 a carrier whom the own Block pushes into the chasm', () => {
  const push = (ball?: string) => {
    const game = position('..c~..\nAbC~..\n..d=..\nB.....', ball ? { ball } : {})
    game.dice('block push').activate('A', 'block', 'b')
    game.answer('push', { to: game.square(2, 1) }).answer('push', { to: game.square(3, 1) })
    game.dice('d16 3', ...(ball ? ['d8 5'] : [])).answer('stay')
    return [game.status('C'), game.turnover]
  }
  expect(push()).toEqual(['casualty', ''])
  expect(push('C')).toEqual(['casualty', 'fell-into-chasm'])
})

test('DB-TO-18 DB-PORT-09 a carrier hurt by a second teleport', () => {
  for (const ball of ['A', undefined] as const) {
    const game = position('A1.....2....3....4....5....6', ball ? { ball } : {})
    game.activate('A', 'move').dice('d6 2').step([1, 0]).answer('bearings').step([8, 0])
    game.dice('d6 3', 'd6 2', 'd6 2', ...(ball ? ['d8 5'] : [])).step([7, 0])
    expect(game.status('A')).toBe('stunned')
    expect(game.turnover).toBe(ball ? 'hurt-by-teleport' : '')
  }
})

test('DB-TO-19 DB-STAT-18 after a Turnover only Stunned players turn over', () => {
  const game = position('A1...2..3..4..5..6\nB.................', {
    pieces: {
      A: { ma: 1 },
      B: { status: 'stunned' },
      C: { place: 'reserves' },
      D: { place: 'knocked-out' },
      a: { place: 'reserves' },
    },
    under: { A: '.', B: '.' },
  })
  expect(game.offers('enter')).toHaveLength(1)
  game.activate('A', 'move').dice('d6 2').step([1, 0])
  game.dice('d6 1', 'd6 1', 'd6 1').answer('bearings')
  expect([game.turnover, game.state.active, game.status('B')]).toEqual(['fell-over', 1, 'prone'])
  expect(game.status('C')).toBe('reserves')
})

test('DB-TO-09 DB-TO-11 DB-TO-16 DB-TO-17 DB-ROOM-28 a Turnover names its special rule where there is one', () => {
  const rulesOf = (reason: string) => explain({ type: 'turnover', team: 0, reason })
  expect(rulesOf('pass-deflected')).toEqual(['DB-TO-09'])
  expect(rulesOf('carrier-eaten')).toEqual(['DB-TO-11'])
  expect(rulesOf('chest-trap')).toEqual(['DB-TO-16'])
  expect(rulesOf('hit-by-team-mate')).toEqual(['DB-TO-17'])
  expect(rulesOf('dragon')).toEqual(['DB-ROOM-28'])
  expect(rulesOf('fumbled-kick')).toEqual(['DB-TRAIT-KICK-TEAM-MATE-03'])
})
