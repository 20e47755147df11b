import { hasAbility } from '@undercroft/ball'
import { expect, test } from 'vitest'
import type { RoomName } from '../rooms/tiles.ts'
import { fundsPaid } from '../rooms/treasure-room.ts'
import { onFloor, type Piece, position } from '../testing/position.ts'

/** A room on the left half of the floor: x 0 to 5. */
const half = (room: RoomName) => ({ rooms: [{ room, x: 0, y: 0, width: 6, height: 10 }] })
const about = (game: ReturnType<typeof onFloor>) => game.table.game.about(game.table.match) as { left: number }

test('DB-ROOM-01 DB-ROOM-03 Armoury: +1 to Armour rolls against players inside', () => {
  const armour = (at: [number, number], beside: [number, number]) => {
    const game = onFloor({ A: { at: beside }, b: { at } }, half('armoury'))
    game.dice('block both-down', 'd6 4', 'd6 4').activate('A', 'block', 'b')
    return game.rollEvents('armour')[0].passed
  }
  expect(armour([5, 4], [5, 5])).toBe(true)
  expect(armour([6, 4], [6, 5])).toBe(false)
})

test('DB-ROOM-02 DB-ROOM-20 Chaos Idol: a D6 after the declaration, 6 gives +1 ST for the activation', () => {
  const game = onFloor({ A: { at: [3, 4] }, B: { at: [0, 0] }, b: { at: [4, 4] } }, half('chaos-idol'))
  game.play({ type: 'activate', player: game.player('A').id })
  game.dice('d6 6', 'block push', 'block push').answer('blitz', { target: game.player('b').id })
  expect(game.rolls).toEqual(['chaos-idol 6'])
  game.answer('block')
  expect(game.happened('block-dice')[0]).toMatchObject({ strength: 4, dice: 2 })
  game
    .answer('push', { to: game.square(5, 4) })
    .answer('stay')
    .answer('stop')
  expect(game.player('A').extraSt).toBe(0)
  const plain = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4] } }, half('chaos-idol'))
  plain.dice('d6 5').activate('A', 'block', 'b')
  expect(plain.happened('block-dice')[0]).toMatchObject({ strength: 3 })
})

test('DB-ROOM-04 DB-ROOM-05 Sewer: Disturbing Presence until the end of the next activation', () => {
  const game = onFloor({ A: { at: [6, 4] }, b: { at: [9, 9] } }, half('sewer'))
  const stinks = () => hasAbility(game.table.match, game.player('A'), 'disturbing-presence')
  expect(stinks()).toBe(false)
  game.activate('A', 'move').step([5, 4])
  expect(stinks()).toBe(true)
  game.step([6, 4]).answer('stop')
  game.answer('end-turn')
  expect(stinks()).toBe(true)
  game.activate('A', 'move').step([7, 4])
  expect(stinks()).toBe(true)
  game.answer('stop')
  expect(stinks()).toBe(false)
})

test('DB-ROOM-04 it makes passes of opponents within three squares harder; being pushed in counts', () => {
  const game = onFloor({ A: { at: [7, 4] }, b: { at: [6, 4] }, c: { at: [8, 7] } }, { ...half('sewer'), ball: 'c' })
  game
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(5, 4) })
    .answer('stay')
  expect(hasAbility(game.table.match, game.player('b'), 'disturbing-presence')).toBe(true)
  const pass = onFloor({ A: { at: [6, 4] }, b: { at: [8, 4] } }, { ...half('sewer'), ball: 'b' })
  pass.activate('A', 'move').step([5, 4]).answer('stop')
  pass
    .activate('b', 'pass')
    .answer('pass')
    .dice('d6 6')
    .answer('throw', { to: pass.square(9, 4) })
  expect(pass.rollEvents('pass')[0].modifiers).toMatchObject([{ source: 'disturbing-presence', value: -1 }])
})

test('DB-ROOM-06 DB-ROOM-07 Kitchen: who may throw food at whom', () => {
  const walls = [[5, 3, 6, 3]]
  const game = onFloor(
    {
      A: { at: [3, 4] },
      B: { at: [6, 9] },
      C: { at: [1, 9], status: 'prone' },
      b: { at: [7, 4] },
      c: { at: [8, 4] },
      d: { at: [3, 7], status: 'prone' },
    },
    { ...half('kitchen'), walls },
  )
  expect(game.declarations('A').filter((action) => action.startsWith('throw-food'))).toEqual(['throw-food b'])
  expect(game.declarations('C').some((action) => action.startsWith('throw-food'))).toBe(false)
  expect(game.declarations('B').some((action) => action.startsWith('throw-food'))).toBe(false)
  const hidden = position('A#b\n...', { rooms: [{ room: 'kitchen', x: 0, y: 0, width: 1, height: 1 }] })
  expect(hidden.declarations('A')).not.toContain('throw-food b')
})

test('DB-ROOM-08 on 5+ the target is Knocked Down, no Turnover', () => {
  const thrown = (die: number, ...dice: string[]) => {
    const game = onFloor({ A: { at: [3, 4] }, B: { at: [0, 0] }, b: { at: [6, 4] } }, { ...half('kitchen'), ball: 'b' })
    game.dice(`d6 ${die}`, ...dice).activate('A', 'throw-food', 'b')
    game.end()
    return game
  }
  const hit = thrown(5, 'd6 1', 'd6 1', 'd8 5')
  expect([hit.status('b'), hit.ball(), hit.turnover, hit.canActivate('A')]).toEqual(['prone', [7, 4], '', false])
  const miss = thrown(4)
  expect([miss.status('b'), miss.asked, miss.canActivate('A')]).toEqual(['standing', 'turn', false])
})

test('DB-ROOM-09 DB-ROOM-10 Cursed Room: no re-rolls of any kind for a roll made inside', () => {
  const pickUp = (at: [number, number], ball: [number, number]) => {
    const game = onFloor({ A: { at, skills: ['sure-hands'] } }, { ...half('cursed-room'), ball, rerolls: [3, 0] })
    game.activate('A', 'move').dice('d6 1').step(ball)
    return game.table.match.waiting !== null ? 'no re-roll' : game.asked
  }
  expect(pickUp([3, 4], [4, 4])).toBe('no re-roll')
  expect(pickUp([8, 4], [7, 4])).toBe('re-roll')
  const dodge = (from: [number, number], to: [number, number], marker: [number, number]) => {
    const game = onFloor(
      { A: { at: from, skills: ['dodge'] }, b: { at: marker } },
      { ...half('cursed-room'), rerolls: [3, 0] },
    )
    game.activate('A', 'move').dice('d6 1').step(to)
    return game.table.match.waiting !== null ? 'no re-roll' : game.asked
  }
  expect(dodge([5, 4], [6, 4], [4, 4])).toBe('re-roll')
  expect(dodge([6, 4], [5, 4], [7, 4])).toBe('no re-roll')
  const block = onFloor(
    { A: { at: [3, 4], skills: ['brawler'] }, b: { at: [4, 4] } },
    { ...half('cursed-room'), rerolls: [3, 0] },
  )
  block.dice('block push').activate('A', 'block', 'b')
  expect(block.asked).toBe('push-square')
})

test('DB-ROOM-11 DB-ROOM-12 Forgotten Prison: 1-2 costs two squares of MA, also for standing up', () => {
  const moved = (piece: Piece, ...dice: string[]) => {
    const game = onFloor({ A: { at: [3, 4], ...piece } }, half('forgotten-prison'))
    game.dice(...dice).activate('A', 'move')
    return game
  }
  expect(about(moved({}, 'd6 2')).left).toBe(4)
  expect(about(moved({}, 'd6 3')).left).toBe(6)
  const prone = moved({ ma: 4, status: 'prone' }, 'd6 1', 'd6 4')
  expect([prone.rolls, about(prone).left, prone.status('A')]).toEqual([
    ['forgotten-prison 1', 'stand-up 4'],
    0,
    'standing',
  ])
  const over = moved({}, 'd6 1')
  over.answer('stop')
  expect(over.player('A').extraMa).toBe(0)
})

test('DB-ROOM-13 DB-ROOM-14 Treasure Room: funds are gathered and paid per player', () => {
  const game = onFloor(
    { A: { at: [3, 4] }, B: { at: [8, 8] }, C: { at: [1, 1], status: 'prone' }, b: { at: [11, 9] } },
    half('treasure-room'),
  )
  expect(game.declarations('B')).not.toContain('gather-funds')
  expect(game.declarations('C')).not.toContain('gather-funds')
  game.activate('A', 'gather-funds')
  expect([game.state.funds, game.canActivate('A')]).toEqual([[[game.player('A').id], []], false])
  expect([0, 1, 2, 3, 4, 5, 9].map(fundsPaid)).toEqual([0, 10_000, 10_000, 20_000, 20_000, 30_000, 30_000])
  expect(game.table.game.result(game.table.match).statistics.funds).toEqual([10_000, 0])
  game.answer('end-turn').answer('end-turn').activate('A', 'gather-funds')
  expect(game.state.funds[0]).toHaveLength(1)
})

test('DB-ROOM-15 DB-ROOM-16 DB-ROOM-17 Ossuary: -1 to pass, catch and hand-off, once', () => {
  const ossuary = { source: 'ossuary', value: -1, rule: 'DB-ROOM-15' }
  const pass = onFloor({ A: { at: [5, 4], pa: 3 }, B: { at: [8, 4] } }, { ...half('ossuary'), ball: 'A' })
  pass
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 4', 'd6 3')
    .answer('throw', { to: pass.square(8, 4) })
  expect(pass.rollEvents('pass')[0]).toMatchObject({ passed: true, modifiers: [ossuary] })
  expect(pass.rollEvents('catch')[0].modifiers).toEqual([])
  const caught = onFloor({ A: { at: [8, 4] }, B: { at: [5, 4] } }, { ...half('ossuary'), ball: 'A' })
  caught
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 6', 'd6 4')
    .answer('throw', { to: caught.square(5, 4) })
  expect(caught.rollEvents('catch')[0]).toMatchObject({ passed: true, modifiers: [ossuary] })
  const handed = (giver: [number, number], receiver: [number, number]) => {
    const game = onFloor({ A: { at: giver }, B: { at: receiver } }, { ...half('ossuary'), ball: 'A' })
    game
      .activate('A', 'hand-off')
      .dice('d6 6')
      .answer('hand-off', { target: game.player('B').id })
    return game.rollEvents('catch')[0].modifiers
  }
  expect(handed([5, 4], [6, 4])).toEqual([ossuary])
  expect(handed([6, 4], [5, 4])).toEqual([ossuary])
  expect(handed([4, 4], [5, 4])).toEqual([ossuary])
  expect(handed([6, 4], [7, 4])).toEqual([])
})

test('DB-ROOM-18 Flooded Room: a Rush out of a square inside fails on 1 or 2', () => {
  const rushed = (from: [number, number], to: [number, number], die: number) => {
    const game = onFloor({ A: { at: [from[0], 5], ma: 1 } }, half('flooded-room'))
    game.activate('A', 'move').step(from).dice(`d6 ${die}`).step(to)
    return game.rollEvents('rush')[0].passed
  }
  expect([rushed([3, 4], [4, 4], 2), rushed([3, 4], [4, 4], 3)]).toEqual([false, true])
  expect(rushed([5, 4], [6, 4], 2)).toBe(false)
  expect([rushed([6, 4], [5, 4], 2), rushed([6, 4], [5, 4], 1)]).toEqual([true, false])
})

test('DB-ROOM-19 DB-ROOM-26 DB-ROOM-29 Idol, Dragon and sarcophagi cannot be entered and throw the ball back', () => {
  for (const sign of ['&', '%', '+']) {
    const game = position(`A..\n.${sign}.\n...`, { ball: [0, 1] })
    game.activate('A', 'move')
    expect(game.targets('step')).not.toContainEqual([1, 1])
    game.dice('d6 1', 'd8 5', 'd6 3', 'd6 6').step([0, 1])
    expect(game.rolls.slice(0, 3)).toEqual(['pick-up 1', 'bounce 5', 'rebound 3'])
  }
})

test('DB-ROOM-21 DB-ROOM-22 chasm and rope bridge', () => {
  const game = position('....~...\n....~...\n...A=...\n....~...')
  game.activate('A', 'move')
  expect(game.targets('step')).not.toContainEqual([4, 1])
  game.step([4, 2])
  expect([game.rolls, game.targets('step').sort()]).toEqual([
    [],
    [
      [3, 1],
      [3, 2],
      [3, 3],
      [5, 1],
      [5, 2],
      [5, 3],
    ],
  ])
  game.step([5, 1])
  expect(game.at('A')).toEqual([5, 1])
})

test('DB-ROOM-23 pushed into the chasm: a Casualty at once, with Pow too', () => {
  for (const face of ['push', 'pow']) {
    const game = position('..Ab~..\n....~..\n....=..', { pieces: { B: { at: [0, 2] } } })
    game.dice(`block ${face}`).activate('A', 'block', 'b')
    expect(game.targets('push')).toContainEqual([4, 0])
    game
      .answer('push', { to: game.square(4, 0) })
      .dice('d16 8')
      .answer('stay')
    game.end()
    expect([game.status('b'), game.player('b').missesNextGame, game.turnover]).toEqual(['casualty', 1, ''])
    expect(game.rolls.slice(1)).toEqual(['casualty 8'])
  }
})

test('DB-ROOM-24 a ball in the chasm steps until it is out, also that of a carrier', () => {
  const game = position('....~...\n...A~...\n....=...', { ball: [3, 0] })
  game.activate('A', 'move').dice('d6 1', 'd8 5', 'd8 7', 'd8 5').step([3, 0])
  expect([game.rolls, game.ball()]).toEqual([
    ['pick-up 1', 'bounce 5', 'bounce 7', 'bounce 5'],
    [5, 1],
  ])
  const carrier = position('..Ab~..\n....~..\n....=..', { ball: 'b' })
  carrier
    .dice('block push')
    .activate('A', 'block', 'b')
    .answer('push', { to: carrier.square(4, 0) })
  carrier.dice('d16 3', 'd8 5').answer('stay')
  expect(carrier.ball()).toEqual([5, 0])
})

test('DB-ROOM-27 DB-ROOM-28 Dragon: Knocked Down on 5+, a Turnover only with the ball', () => {
  const burnt = (piece: Piece, dice: string[], ball?: string) => {
    const game = onFloor(
      { A: { at: [3, 4], ...piece }, B: { at: [9, 9] } },
      { ...half('dragon-lair'), ...(ball ? { ball } : {}) },
    )
    game.dice(...dice).activate('A', 'move')
    game.end()
    return game
  }
  const down = burnt({}, ['d6 5', 'd6 1', 'd6 1'])
  expect([down.status('A'), down.asked, down.turnover, down.rollEvents('armour')[0].seat]).toEqual([
    'prone',
    'turn',
    '',
    1,
  ])
  expect(burnt({}, ['d6 4']).asked).toBe('move')
  expect(burnt({}, ['d6 6', 'd6 1', 'd6 1', 'd8 2'], 'A').turnover).toBe('dragon')
  const prone = burnt({ status: 'prone' }, ['d6 5', 'd6 1', 'd6 1'])
  expect([prone.status('A'), prone.asked]).toEqual(['prone', 'turn'])
})

test('DB-ROOM-30 DB-ROOM-32 pushed into a sarcophagus: Knocked Down without a die, Armour +1, once', () => {
  for (const face of ['push', 'pow']) {
    const game = position('..+\nAb+\n..+', {})
    game.dice(`block ${face}`, 'd6 1', 'd6 1').activate('A', 'block', 'b')
    game.end()
    expect([game.status('b'), game.at('b')]).toEqual(['prone', [1, 1]])
    expect(game.rollEvents('armour').map(({ modifiers }) => modifiers)).toEqual([
      [{ source: 'sarcophagus', value: 1, rule: 'DB-ROOM-30' }],
    ])
  }
})

test('DB-ROOM-30 between a plain wall and a sarcophagus the pushing coach chooses', () => {
  const game = position('..#\nAb+\n..+', {})
  game.dice('block push').activate('A', 'block', 'b')
  expect([game.asked, game.offers('wall').length]).toEqual(['push-wall', 2])
})

test('DB-ROOM-31 a player who is down already stays, the Armour roll is made', () => {
  const game = position('...c+\nAbdh+\n...e+', {
    pieces: { h: { status: 'stunned' }, f: { at: [2, 0] }, g: { at: [2, 2] } },
  })
  game.dice('block push').activate('A', 'block', 'b')
  game.answer('push', { to: game.square(2, 1) })
  game.dice('d6 1', 'd6 1').answer('push', { to: game.square(3, 1) })
  expect([game.status('h'), game.at('h'), game.rollEvents('armour').length, game.at('b')]).toEqual([
    'stunned',
    [3, 1],
    1,
    [1, 1],
  ])
})
