import { expect, test } from 'vitest'
import { inRoom, onFloor, position } from '../testing/position.ts'

type Game = ReturnType<typeof onFloor>
const blocked = (pieces: Parameters<typeof onFloor>[0], dice: string[], options = {}) =>
  onFloor(pieces, options)
    .dice(...dice)
    .activate('A', 'block', 'b')
const dice = (game: Game) => game.happened('block-dice')[0] as unknown as Record<string, number>
const push = (game: Game, x: number, y: number) => game.answer('push', { to: game.square(x, y) })

test('DB-BLK-02 no movement before or after a Block, apart from the follow-up', () => {
  const game = blocked({ A: { at: [4, 4] }, B: { at: [0, 0] }, b: { at: [5, 4] } }, ['block push'])
  push(game, 6, 4).answer('follow-up')
  expect([game.at('A'), game.asked, game.canActivate('A')]).toEqual([[5, 4], 'turn', false])
  const prone = onFloor({ A: { at: [4, 4], status: 'prone' }, b: { at: [5, 4] } })
  expect(prone.declarations('A')).not.toContain('block b')
})

test('DB-BLK-04 DB-BLK-05 DB-BLK-06 DB-BLK-07 DB-BLK-08 Strength decides on dice and chooser', () => {
  const count = (st: number, against: number) => {
    const game = onFloor({ A: { at: [4, 4], st }, b: { at: [5, 4], st: against } })
    game.activate('A', 'block', 'b')
    const { dice: number, chooser } = dice(game)
    expect(game.table.match.waiting?.seat).toBe(0)
    return [number, chooser]
  }
  expect(count(3, 3)[0]).toBe(1)
  expect(count(4, 3)).toEqual([2, 0])
  expect(count(3, 4)).toEqual([2, 1])
  expect(count(7, 3)).toEqual([3, 0])
  expect(count(6, 3)).toEqual([2, 0])
  expect(count(2, 5)).toEqual([3, 1])
  const single = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block push'])
  expect(single.asked).toBe('push-square')
})

test('DB-BLK-09 DB-BLK-10 DB-BLK-15 offensive assists', () => {
  const strength = (pieces: Parameters<typeof onFloor>[0], options = {}) =>
    dice(blocked({ A: { at: [4, 4] }, b: { at: [5, 4] }, ...pieces }, [], options)).strength
  expect(strength({ B: { at: [5, 3] } })).toBe(4)
  expect(strength({ B: { at: [6, 4] } })).toBe(4)
  expect(strength({ B: { at: [6, 3] }, c: { at: [7, 3] } })).toBe(3)
  expect(strength({ B: { at: [5, 3], status: 'prone' } })).toBe(3)
  expect(strength({ B: { at: [5, 3], dazed: true } })).toBe(3)
})

test('DB-BLK-04 one assist against ST 4: 4 against 4, one die', () => {
  const game = blocked({ A: { at: [4, 4] }, B: { at: [5, 3] }, b: { at: [5, 4], st: 4 } }, [])
  expect(dice(game)).toMatchObject({ strength: 4, against: 4, dice: 1 })
})

test('DB-BLK-11 DB-BLK-14 no assist through a wall', () => {
  const walls = [
    [2, 0, 2, 1],
    [1, 0, 1, 1],
    [3, 0, 3, 1],
  ]
  const game = position('..B.\n.Ab.\n....', { walls })
  game.activate('A', 'block', 'b')
  expect(dice(game).strength).toBe(3)
  const open = position('..B.\n.Ab.\n....')
  open.activate('A', 'block', 'b')
  expect(dice(open).strength).toBe(4)
  const defender = position('.c..\n.Ab.\n....', { walls })
  defender.activate('A', 'block', 'b')
  expect(dice(defender).against).toBe(3)
})

test('DB-BLK-12 DB-BLK-13 defensive assists', () => {
  const against = (pieces: Parameters<typeof onFloor>[0]) =>
    dice(blocked({ A: { at: [4, 4] }, b: { at: [5, 4] }, ...pieces }, [])).against
  expect(against({ c: { at: [4, 5] } })).toBe(4)
  expect(against({ c: { at: [4, 5] }, C: { at: [3, 6] } })).toBe(3)
})

test('DB-BLK-16 Player Down', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block player-down', 'd6 1', 'd6 1'])
  expect([game.status('A'), game.at('A'), game.status('b')]).toEqual(['prone', [4, 4], 'standing'])
})

test('DB-BLK-17 Both Down: both, the target is rolled for first', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1'])
  expect([game.status('A'), game.status('b'), game.turnover]).toEqual(['prone', 'prone', 'knocked-down'])
  expect(game.rollEvents('armour').map(({ piece }) => piece)).toEqual([game.player('b').id, game.player('A').id])
})

test('DB-BLK-18 the Block skill on Both Down', () => {
  const game = blocked({ A: { at: [4, 4], skills: ['block'] }, b: { at: [5, 4] } }, ['block both-down'])
  expect([game.asked, game.seat]).toEqual(['use-skill', 0])
  game.dice('d6 1', 'd6 1').answer('use', { skill: 'block' })
  expect([game.status('A'), game.status('b'), game.turnover]).toEqual(['standing', 'prone', ''])
  const both = blocked({ A: { at: [4, 4], skills: ['block'] }, b: { at: [5, 4], skills: ['block'] } }, [
    'block both-down',
  ])
  both.answer('use', { skill: 'block' }).answer('use', { skill: 'block' })
  expect([both.status('A'), both.status('b')]).toEqual(['standing', 'standing'])
})

test('DB-BLK-19 DB-PUSH-01 Push Back: the blocker chooses one of three squares', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block push'])
  expect([game.asked, game.seat, game.targets('push').sort()]).toEqual([
    'push-square',
    0,
    [
      [6, 3],
      [6, 4],
      [6, 5],
    ],
  ])
  push(game, 6, 4)
  expect([game.asked, game.at('b'), game.status('b')]).toEqual(['follow-up', [6, 4], 'standing'])
  const diagonal = blocked({ A: { at: [4, 4] }, b: { at: [5, 5] } }, ['block push-back'])
  expect(diagonal.targets('push').sort()).toEqual([
    [5, 6],
    [6, 5],
    [6, 6],
  ])
})

test('DB-BLK-20 Stumble: Dodge makes it a Push Back', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block stumble'])
  push(game, 6, 4).dice('d6 1', 'd6 1').answer('stay')
  expect(game.status('b')).toBe('prone')
  const dodged = blocked({ A: { at: [4, 4] }, b: { at: [5, 4], skills: ['dodge'] } }, ['block stumble'])
  expect([dodged.asked, dodged.seat]).toEqual(['use-skill', 1])
  dodged.answer('use', { skill: 'dodge' })
  push(dodged, 6, 4).answer('stay')
  expect([dodged.status('b'), dodged.at('b')]).toEqual(['standing', [6, 4]])
})

test('DB-BLK-21 DB-PUSH-17 Pow: pushed, then Knocked Down in the new square', () => {
  const rooms = [{ room: 'armoury', x: 6, y: 0, width: 6, height: 10 }] as const
  const game = blocked({ A: { at: [4, 5] }, b: { at: [5, 5] } }, ['block pow'], { rooms })
  push(game, 6, 5).dice('d6 1', 'd6 1').answer('stay')
  expect([game.at('b'), game.status('b')]).toEqual([[6, 5], 'prone'])
  expect(game.rollEvents('armour')[0].modifiers).toEqual([{ source: 'armoury', value: 1, rule: 'DB-ROOM-03' }])
})

test('DB-PUSH-02 walls close push squares', () => {
  const walls = [0, 3].map((x) => [x, 3, x, 4])
  const map = '....\n....\n....\n....\n....\n....'
  const corner = position(map, { walls, pieces: { A: { at: [0, 2] }, b: { at: [0, 3] } } })
  corner.dice('block push').activate('A', 'block', 'b')
  expect([corner.asked, corner.at('b')]).toEqual(['follow-up', [1, 4]])
  const door = position(map, { walls, pieces: { A: { at: [1, 2] }, b: { at: [1, 3] } } })
  door.dice('block push').activate('A', 'block', 'b')
  expect(door.targets('push').sort()).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
  ])
})

test('DB-PUSH-03 DB-PUSH-10 an unoccupied square must be used, even beside a wall', () => {
  const game = position('...\n...\n...', {
    pieces: { A: { at: [0, 1] }, b: { at: [1, 1] }, c: { at: [2, 0] } },
    walls: [
      [1, 1, 2, 1],
      [2, 1, 2, 2],
      [2, 0, 2, 1],
    ],
  })
  // (2,0) is occupied, (2,1) behind a wall, (2,2) free.
  game.dice('block push').activate('A', 'block', 'b')
  expect(game.at('b')).toEqual([2, 2])
})

test('DB-PUSH-05 a player who is only pushed keeps the ball', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] } }, ['block push'], { ball: 'b' })
  push(game, 6, 4).answer('stay')
  expect(game.ball()).toBe('b')
})

const crowd = { c: { at: [6, 3] }, D: { at: [6, 4] }, e: { at: [6, 5] } } as const

test('DB-PUSH-06 DB-PUSH-07 DB-PUSH-08 DB-PUSH-09 a chain push: the blocker chooses every square, only the target goes down', () => {
  const game = blocked(
    { A: { at: [4, 4] }, B: { at: [0, 0] }, b: { at: [5, 4] }, ...crowd, D: { at: [6, 4], status: 'stunned' } },
    ['block pow'],
  )
  push(game, 6, 4)
  expect([game.asked, game.seat, game.targets('push').sort()]).toEqual([
    'push-square',
    0,
    [
      [7, 3],
      [7, 4],
      [7, 5],
    ],
  ])
  push(game, 7, 4).dice('d6 1', 'd6 1').answer('stay')
  expect([game.at('b'), game.status('b'), game.at('D'), game.status('D')]).toEqual([[6, 4], 'prone', [7, 4], 'stunned'])
  expect(game.rollEvents('armour')).toHaveLength(1)
  expect(game.turnover).toBe('')
})

test('DB-PUSH-10 two walls and an occupied square: into the wall', () => {
  const corner = inRoom({ A: { at: [2, 2] }, b: { at: [3, 3] } })
  corner.dice('block push', 'd6 3').activate('A', 'block', 'b')
  expect(corner.rolls).toEqual(['block 3', 'wall 3'])
})

test('DB-PUSH-11 DB-PUSH-13 DB-PUSH-16 into the wall: 1-3 he stays, 4+ he goes down; no follow-up', () => {
  const slammed = (die: number, ...more: string[]) => {
    const game = inRoom({ A: { at: [2, 2] }, B: { at: [0, 0] }, b: { at: [3, 3] } })
    game.dice('block push', `d6 ${die}`, ...more).activate('A', 'block', 'b')
    game.end()
    return game
  }
  const stays = slammed(3)
  expect([stays.status('b'), stays.at('b'), stays.asked]).toEqual(['standing', [3, 3], 'turn'])
  const down = slammed(4, 'd6 1', 'd6 1')
  expect([down.status('b'), down.at('b'), down.turnover, down.at('A')]).toEqual(['prone', [3, 3], '', [2, 2]])
  expect(down.happened('knocked-down')).toHaveLength(1)
})

test('DB-PUSH-12 with Pow there is no die at the wall and one Armour roll', () => {
  const game = inRoom({ A: { at: [2, 2] }, b: { at: [3, 3] } })
  game.dice('block pow', 'd6 1', 'd6 1').activate('A', 'block', 'b')
  expect([game.rolls, game.status('b')]).toEqual([['block 6', 'armour 1+1'], 'prone'])
})

test('DB-PUSH-13 a player of the active team chain-pushed into the wall: Turnover', () => {
  const game = position('...\nAbC\n...', { pieces: { d: { at: [2, 0] }, e: { at: [2, 2] } } })
  game.dice('block push').activate('A', 'block', 'b')
  push(game, 2, 1).dice('d6 5', 'd6 1', 'd6 1')
  expect([game.status('C'), game.at('C'), game.turnover]).toEqual(['prone', [2, 1], 'knocked-down'])
})

test('DB-PUSH-14 DB-PUSH-15 a Prone player at the wall stays without a roll, and nobody in the chain moves', () => {
  const game = position('...\nAbc\n...', {
    pieces: { c: { status: 'stunned' }, d: { at: [2, 0] }, e: { at: [2, 2] }, B: { at: [0, 2] } },
  })
  game.dice('block push', 'block push').activate('A', 'block', 'b')
  push(game, 2, 1)
  expect([game.rolls, game.at('b'), game.at('c'), game.status('c')]).toEqual([['block 3+3'], [1, 1], [2, 1], 'stunned'])
  const pow = position('...\nAbc\n...', { pieces: { d: { at: [2, 0] }, e: { at: [2, 2] } } })
  pow.dice('block pow').activate('A', 'block', 'b')
  push(pow, 2, 1).dice('d6 2', 'd6 1', 'd6 1')
  expect([pow.rolls, pow.at('b'), pow.status('b'), pow.status('c')]).toEqual([
    ['block 6', 'wall 2', 'armour 1+1'],
    [1, 1],
    'prone',
    'standing',
  ])
})

test('DB-PUSH-18 DB-PUSH-19 the follow-up is free and comes before any further die', () => {
  const game = blocked({ A: { at: [4, 4] }, b: { at: [5, 4] }, c: { at: [3, 4], dazed: false } }, [
    'block pow',
    'block pow',
  ])
  if (game.asked === 'block-dice') game.answer('face', { face: 'pow' })
  push(game, 6, 4)
  expect([game.asked, game.rolls.length]).toEqual(['follow-up', 1])
  game.dice('d6 1', 'd6 1').answer('follow-up')
  expect([game.at('A'), game.rollEvents('dodge'), game.rollEvents('rush')]).toEqual([[5, 4], [], []])
})

test('DB-PUSH-20 a follow-up is a voluntary move: into the End Zone with the ball it scores', () => {
  const goal = position('.A>>\n....\n<...', { ball: 'A', pieces: { b: { at: [2, 0] } }, under: {} })
  goal.dice('block push').activate('A', 'block', 'b')
  push(goal, 3, 0).answer('follow-up')
  expect([goal.isOver, goal.state.winner]).toEqual([true, 0])
})

test('DB-PUSH-21 forbidden beats forced', () => {
  const game = blocked({ A: { at: [4, 4], skills: ['frenzy'] }, b: { at: [5, 4], skills: ['fend'] } }, ['block push'])
  push(game, 6, 4).answer('use', { skill: 'fend' })
  expect(game.at('A')).toEqual([4, 4])
})

test('DB-BLITZ-01 DB-BLITZ-04 a Prone player may Blitz: stand up, move, block', () => {
  const game = onFloor({ A: { at: [2, 4], status: 'prone' }, b: { at: [4, 4] } })
  game.activate('A', 'blitz', 'b').step([3, 4]).dice('block push').answer('block')
  push(game, 5, 4).answer('stay')
  expect(game.table.game.about(game.table.match)).toMatchObject({ left: 1 })
})

test('DB-BLITZ-02 DB-BLITZ-09 only the target named, only while he stands', () => {
  const game = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4] }, c: { at: [4, 3] }, d: { at: [2, 4], status: 'prone' } })
  expect(game.declarations('A')).toEqual(expect.arrayContaining(['blitz b', 'blitz c', 'blitz d']))
  game.activate('A', 'blitz', 'd')
  expect(game.offers('block')).toEqual([])
  game.answer('stop')
  expect(game.state.teams[0].blitzUsed).toBe(1)
})

test('DB-BLITZ-03 DB-BLITZ-05 DB-BLITZ-08 the Block in the middle, free follow-up, only one', () => {
  const game = onFloor({ A: { at: [1, 4] }, b: { at: [4, 4] } })
  game.activate('A', 'blitz', 'b').step([2, 4], [3, 4]).dice('block push').answer('block')
  push(game, 5, 4).answer('follow-up')
  expect([game.at('A'), game.offers('block')]).toEqual([[4, 4], []])
  game.dice('d6 6').step([3, 3])
  game.step([2, 3], [1, 3])
  expect(game.table.game.about(game.table.match)).toMatchObject({ left: 0 })
})

test('DB-BLITZ-07 DB-BLITZ-10 normal movement rules; a blitzer who goes down is done', () => {
  const game = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4] } })
  game.activate('A', 'blitz', 'b').dice('block player-down', 'd6 1', 'd6 1').answer('block')
  expect([game.status('A'), game.turnover, game.state.active]).toEqual(['prone', 'knocked-down', 1])
})

test('DB-BLK-10 DB-FOUL-07 a helper who is Marked by anybody but the opponent does not assist', () => {
  const assists = (map: string, pieces = {}) => {
    const game = position(map, { pieces })
    game.activate('A', 'block', 'b')
    return (game.happened('block-dice')[0] as { assists: number }).assists
  }
  expect(assists('........\n..Ab....\n...D....\n........')).toBe(1)
  expect(assists('........\n..Ab....\n...D....\n...c....')).toBe(0)
  expect(assists('........\n..Ab....\n...D....\n...c....', { c: { status: 'prone' } })).toBe(1)
  const fouled = (map: string) => {
    const game = position(map, { pieces: { b: { status: 'prone' } } })
    game.activate('A', 'foul', 'b').dice('d6 1', 'd6 2').answer('foul')
    return game.rollEvents('armour')[0].modifiers
  }
  expect(fouled('........\n..Ab....\n...D....\n........')).toMatchObject([{ source: 'assists', value: 1 }])
  expect(fouled('........\n..Ab....\n...D....\n...c....')).toEqual([])
})
