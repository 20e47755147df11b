import { IllegalAction } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { onFloor, type Piece, position } from '../testing/position.ts'

const ogre: Piece = { at: [2, 5], st: 5, pa: 5, skills: ['throw-team-mate'] }
const goblin: Piece = { at: [3, 5], st: 2, ag: 3, skills: ['right-stuff'] }

/** The Ogre A lifts the Goblin G and throws them at a square. */
const thrown = (pieces: Record<string, Piece>, to: [number, number], dice: string[], options = {}) => {
  const game = onFloor({ A: ogre, G: goblin, ...pieces }, options)
  game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
  game.dice(...dice).answer('throw', { to: game.square(...to) })
  return game
}

test('DB-TTM-01 DB-TTM-02 DB-TTM-03 a team-mate with Right Stuff next to the thrower, who may move first but not after', () => {
  const game = onFloor({ A: { ...ogre, at: [0, 5], ma: 5 }, G: { ...goblin, at: [4, 5] }, B: { at: [4, 6] } })
  game.activate('A', 'throw-team-mate')
  expect(game.offers('throw-team-mate')).toEqual([])
  game.step([1, 5], [2, 5], [3, 5])
  expect(game.offers('throw-team-mate').map(({ target }) => target)).toEqual([game.player('G').id])
  expect(() => game.answer('throw-team-mate', { target: game.player('B').id })).toThrow(IllegalAction)
  game.answer('throw-team-mate', { target: game.player('G').id })
  game.dice('d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 6').answer('throw', { to: game.square(6, 5) })
  expect([game.asked, game.canActivate('A'), game.at('A')]).toEqual(['turn', false, [3, 5]])
})

test('DB-TTM-05 DB-TTM-06 range and sight as for a pass, the square may be occupied', () => {
  const game = onFloor({ A: ogre, G: goblin, b: { at: [6, 5] } })
  game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
  const targets = game.targets('throw')
  for (const square of [
    [5, 6],
    [6, 9],
    [6, 5],
  ])
    expect(targets).toContainEqual(square)
  for (const square of [
    [9, 5],
    [7, 0],
  ])
    expect(targets).not.toContainEqual(square)
})

test('DB-TTM-06 not behind a wall', () => {
  const { at: _a, ...thrower } = ogre
  const { at: _g, ...small } = goblin
  const game = position('AG....', { pieces: { A: thrower, G: small }, walls: [[3, 0, 4, 0]] })
  game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
  expect(game.targets('throw')).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ])
})

test('DB-TTM-07 DB-TTM-08 DB-TTM-09 DB-TTM-13 DB-TTM-14 quality and landing', () => {
  const superb = thrown({}, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 3'])
  expect([superb.at('G'), superb.status('G')]).toEqual([[5, 2], 'standing'])
  expect(superb.rollEvents('land')[0].modifiers).toEqual([])
  expect(superb.player('A').throws).toBe(1)
  const plain = thrown({}, [5, 5], ['d6 3', 'd8 2', 'd8 2', 'd8 2', 'd6 4'])
  expect(plain.rollEvents('land')[0]).toMatchObject({ modifiers: [{ source: 'successful', value: -1 }], passed: true })
  const marked = thrown({ b: { at: [4, 1] } }, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 4'])
  expect(marked.rollEvents('land')[0].modifiers).toEqual([{ source: 'marked', value: -1 }])
  // Short throw, Marked by one: a 5 is modified to 3 against PA5+.
  const hard = thrown({ b: { at: [1, 4] } }, [6, 5], ['d6 5', 'd8 2', 'd8 2', 'd8 2', 'd6 6'])
  expect(hard.rollEvents('throw')[0]).toMatchObject({
    passed: false,
    modifiers: [
      { source: 'marked', value: -1 },
      { source: 'short', value: -1 },
    ],
  })
})

test('DB-TTM-10 the deviation of a thrown player is told with both its dice', () => {
  const game = thrown({ b: { at: [1, 4] } }, [6, 5], ['d6 3', 'd8 5', 'd6 4', 'd6 5'])
  expect(game.rollEvents('deviate')[0]).toMatchObject({ dice: ['d8', 'd6'], values: [5, 4] })
})

test('DB-TTM-10 DB-TTM-14 a terrible throw deviates from the thrower, landing has -2', () => {
  const game = thrown({ b: { at: [1, 4] } }, [6, 5], ['d6 3', 'd8 5', 'd6 4', 'd6 5'])
  expect([game.at('G'), game.rollEvents('land')[0].modifiers]).toEqual([[6, 5], [{ source: 'terrible', value: -2 }]])
})

test('DB-TTM-11 DB-TTM-25 a fumble bounces from the thrower, also onto somebody', () => {
  const game = thrown({}, [5, 5], ['d6 1', 'd8 2', 'd6 4'])
  expect([game.at('G'), game.status('G'), game.turnover]).toEqual([[2, 4], 'standing', ''])
  expect(game.rollEvents('land')[0].modifiers).toEqual([{ source: 'fumble', value: -1 }])
  const onto = thrown({ b: { at: [2, 4] } }, [5, 5], ['d6 1', 'd8 2', 'd6 1', 'd6 1', 'd8 2', 'd6 1', 'd6 1'])
  expect([onto.status('b'), onto.at('G'), onto.status('G'), onto.turnover]).toEqual(['prone', [2, 3], 'prone', ''])
})

test('DB-TTM-12 nobody interferes with a thrown player', () => {
  const game = thrown({ b: { at: [4, 5] } }, [6, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 6'])
  expect(game.rollEvents('interfere')).toEqual([])
  expect(game.at('G')).toEqual([6, 2])
})

test('DB-TTM-15 a safe landing is a voluntary move: pick-up, Touchdown, portal', () => {
  const ball = thrown({}, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 6', 'd6 1', 'd8 2'], { ball: [5, 2] })
  expect([ball.ball(), ball.turnover]).toEqual([[5, 1], 'failed-pick-up'])
  const { at: _a, ...thrower } = ogre
  const { at: _g, ...small } = goblin
  const goal = position('AG..>>\n......\n<.....', { pieces: { A: thrower, G: small }, ball: 'G' })
  goal.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: goal.player('G').id })
  goal.dice('d6 6', 'd8 7', 'd8 2', 'd8 5', 'd6 6').answer('throw', { to: goal.square(4, 0) })
  expect([goal.isOver, goal.state.winner]).toEqual([true, 0])
  const portal = position(
    'AG..3.\n1.2.4.\n......5.6'
      .split('\n')
      .map((row) => row.padEnd(10, '.'))
      .join('\n'),
    { pieces: { A: thrower, G: small } },
  )
  portal.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: portal.player('G').id })
  portal.dice('d6 6', 'd8 7', 'd8 2', 'd8 5', 'd6 6', 'd6 5').answer('throw', { to: portal.square(3, 0) })
  expect(portal.at('G')).toEqual([6, 2])
})

test('DB-TTM-16 DB-TTM-17 a bad landing: he falls, a ball there bounces; he can still be activated', () => {
  const game = thrown({}, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 2', 'd6 1', 'd6 1', 'd8 2'], { ball: [5, 2] })
  expect([game.status('G'), game.at('G'), game.ball(), game.turnover]).toEqual(['prone', [5, 2], [5, 1], ''])
  expect(game.canActivate('G')).toBe(true)
  const stunned = thrown(
    { B: { at: [11, 9] } },
    [5, 5],
    ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 2', 'd6 6', 'd6 6', 'd6 1', 'd6 2'],
  )
  expect([stunned.status('G'), stunned.canActivate('G')]).toEqual(['stunned', false])
})

test('DB-TTM-18 DB-TTM-19 DB-TTM-20 on somebody: he goes down, the thrown player bounces and falls, also onto the next one', () => {
  const lying = thrown(
    { b: { at: [5, 2], status: 'stunned' } },
    [5, 5],
    ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 1', 'd6 1', 'd8 2', 'd6 1', 'd6 1'],
  )
  expect([lying.status('b'), lying.at('G'), lying.status('G'), lying.rollEvents('land')]).toEqual([
    'stunned',
    [5, 1],
    'prone',
    [],
  ])
  expect(lying.rollEvents('armour').map(({ piece, seat }) => [piece, seat])).toEqual([
    [lying.player('b').id, 0],
    [lying.player('G').id, 1],
  ])
  const two = thrown(
    { b: { at: [5, 2] }, c: { at: [5, 1] } },
    [5, 5],
    ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 1', 'd6 1', 'd8 2', 'd6 1', 'd6 1', 'd8 2', 'd6 1', 'd6 1'],
  )
  expect([two.status('b'), two.status('c'), two.at('G')]).toEqual(['prone', 'prone', [5, 0]])
})

test('DB-TTM-04 DB-TTM-21 Prone and Stunned players crash: one bounce, no landing test', () => {
  const game = thrown(
    { G: { ...goblin, status: 'stunned' } },
    [5, 5],
    ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd8 2', 'd6 1', 'd6 1'],
  )
  expect([game.at('G'), game.status('G'), game.rollEvents('land')]).toEqual([[5, 1], 'prone', []])
})

test('DB-TTM-22 into a wall: the flight ends there, a crash, and +1 to the Armour roll', () => {
  const { at: _a, ...thrower } = ogre
  const { at: _g, ...small } = goblin
  const game = position('....\n....\n....\nAG..', { pieces: { A: thrower, G: small } })
  game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
  game.dice('d6 6', 'd8 2', 'd8 2', 'd8 7', 'd6 1', 'd6 1').answer('throw', { to: game.square(1, 1) })
  expect([game.at('G'), game.status('G')]).toEqual([[1, 1], 'prone'])
  expect(game.rollEvents('armour')[0].modifiers).toEqual([{ source: 'wall', value: 1, rule: 'DB-TTM-22' }])
})

test('DB-TTM-23 a safe carrier keeps the ball, one who falls drops it', () => {
  const safe = thrown({}, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 6'], { ball: 'G' })
  expect([safe.ball(), safe.turnover]).toEqual(['G', ''])
  const falls = thrown({}, [5, 5], ['d6 6', 'd8 2', 'd8 2', 'd8 2', 'd6 1', 'd6 1', 'd6 1', 'd8 2'], { ball: 'G' })
  expect([falls.ball(), falls.rolls.slice(-2)]).toEqual([
    [5, 1],
    ['armour 1+1', 'bounce 2'],
  ])
})

test('DB-TTM-24 a bad landing on a portal: fall, ball, then the portal', () => {
  const { at: _a, ...thrower } = ogre
  const { at: _g, ...small } = goblin
  const game = position('AG.3......\n..........\n1.2.4.5.6.', { pieces: { A: thrower, G: small }, ball: 'G' })
  game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
  game
    .dice('d6 6', 'd8 7', 'd8 2', 'd8 5', 'd6 1', 'd6 1', 'd6 1', 'd8 5', 'd6 5')
    .answer('throw', { to: game.square(2, 0) })
  expect([game.at('G'), game.status('G'), game.ball(), game.turnover]).toEqual([
    [6, 2],
    'prone',
    [4, 0],
    'thrown-carrier-lost',
  ])
  expect(game.rolls.slice(-4)).toEqual(['land 1', 'armour 1+1', 'bounce 5', 'portal 5'])
})

test('DB-ROOM-25 into the chasm: a Casualty without landing test', () => {
  const { at: _a, ...thrower } = ogre
  const { at: _g, ...small } = goblin
  const chasm = (ball?: string) => {
    const game = position('AG..~.\n....=.\n....~.', { pieces: { A: thrower, G: small }, ...(ball ? { ball } : {}) })
    game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
    game
      .dice('d6 6', 'd8 7', 'd8 2', 'd8 5', 'd16 8', ...(ball ? ['d8 5'] : []))
      .answer('throw', { to: game.square(3, 0) })
    return game
  }
  const plain = chasm()
  expect([plain.status('G'), plain.turnover, plain.rollEvents('land')]).toEqual(['casualty', '', []])
  const carrier = chasm('G')
  expect([carrier.status('G'), carrier.ball(), carrier.turnover]).toEqual(['casualty', [5, 0], 'thrown-carrier-lost'])
})
