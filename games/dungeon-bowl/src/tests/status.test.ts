import { areAdjacent, countMarkers, distance, isMarked, sees } from '@undercroft/ball'
import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { inRoom, onFloor, position } from '../testing/position.ts'
import { venueOf } from '../venue.ts'

const board = (game: ReturnType<typeof onFloor>) => venueOf(game.table.match.options).board
const marked = (game: ReturnType<typeof onFloor>, letter: string) => isMarked(game.table.match, game.player(letter))

test('DB-GEN-01 DB-GEN-02 DB-TURN-02 coaches, players, team-mates, opposition', () => {
  const game = onFloor({ A: { at: [1, 1] }, B: { at: [3, 3] }, a: { at: [6, 6] } })
  expect(game.state.teams).toHaveLength(2)
  expect(game.player('A').team).toBe(game.player('B').team)
  expect(game.player('a').team).not.toBe(game.player('A').team)
  expect([game.seat, game.state.active]).toEqual([0, 0])
  game.answer('end-turn')
  expect([game.seat, game.state.active]).toEqual([1, 1])
})

test('DB-GEN-02 with a third team everybody else is opposition', () => {
  const team = (number: number) => ({ players: [{ number, ma: 6, st: 3, ag: 3, pa: 4, av: 9 }] })
  const match = dungeonBowl.create({ teams: [team(1), team(2), team(3)], map: { rows: ['...', '...'] } }, 1)
  expect(dungeonBowl.seats(match)).toBe(3)
  match.state.players.forEach((player, at) => {
    player.place = 0
    player.square = at
    match.state.squares[at] = at
  })
  expect(countMarkers(match, 1, 1)).toBe(2)
})

test('DB-GEN-11 within N squares: diagonals count one, walls do not matter', () => {
  const game = onFloor({ A: { at: [0, 0] } })
  expect(distance(board(game), game.square(0, 0), game.square(4, 3))).toBe(4)
  expect(distance(board(game), game.square(0, 0), game.square(5, 0))).toBe(5)
  const walled = position('.#.\n...', {})
  expect(distance(board(walled), 0, 2)).toBe(2)
})

test('DB-GEN-10 DB-STAT-04 a wall closes adjacency, Marking and Tackle Zones', () => {
  const walls = [0, 1, 2].map((x) => [x, 1, x, 2])
  const game = position('......\nA.....\nb.....\n......', { walls })
  expect(areAdjacent(game.table.match, game.player('A').square, game.player('b').square)).toBe(false)
  expect([marked(game, 'A'), marked(game, 'b')]).toEqual([false, false])
  game.activate('A', 'move').step([1, 0])
  expect(game.rolls).toEqual([])
})

test('DB-STAT-01 DB-STAT-02 a player has one status and one square', () => {
  const game = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4] } })
  game.dice('block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1').activate('A', 'block', 'b')
  expect([game.status('A'), game.status('b'), game.at('b')]).toEqual(['prone', 'prone', [4, 4]])
  expect(game.state.squares.filter((id) => id === game.player('b').id)).toHaveLength(1)
})

test('DB-STAT-03 DB-STAT-05 DB-STAT-06 DB-STAT-07 DB-STAT-08 DB-STAT-09 Tackle Zone, Marked, Marking, Open', () => {
  const game = onFloor({
    A: { at: [4, 4] },
    B: { at: [5, 5], status: 'prone' },
    a: { at: [3, 3] },
    b: { at: [5, 3] },
    c: { at: [4, 5], status: 'prone' },
    d: { at: [6, 4] },
  })
  const { match } = game.table
  expect(countMarkers(match, game.player('A').square, 0)).toBe(2)
  // d Marks the Prone B; c, who is Prone, Marks nobody; B does not Mark their team-mate A.
  expect(countMarkers(match, game.player('B').square, 0)).toBe(1)
  expect(countMarkers(match, game.player('A').square, 1)).toBe(0)
  expect(marked(game, 'd')).toBe(false)
  const zone = onFloor({ a: { at: [4, 4] } })
  const squares = []
  for (let y = 0; y < 10; y++)
    for (let x = 0; x < 12; x++) if (countMarkers(zone.table.match, zone.square(x, y), 0) > 0) squares.push([x, y])
  expect(squares).toHaveLength(8)
  expect(squares).not.toContainEqual([4, 4])
  const mates = onFloor({ A: { at: [4, 4] }, B: { at: [5, 4] }, b: { at: [9, 9], status: 'prone' } })
  expect([marked(mates, 'A'), marked(mates, 'B')]).toEqual([false, false])
})

test('DB-STAT-10 a player Knocked Down no longer Marks', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4], status: 'stunned' } })
  game.activate('A', 'move').step([3, 4])
  expect(game.rolls).toEqual([])
})

test('DB-STAT-11 DB-STAT-12 DB-STAT-13 DB-STAT-14 without Tackle Zone: no Marking, no interference, no catch, still a target', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [5, 4], dazed: true } })
  expect([marked(game, 'A'), marked(game, 'b')]).toEqual([false, true])
  expect(game.declarations('A')).toContain('block b')
  const pass = onFloor(
    { A: { at: [1, 4] }, B: { at: [5, 4], dazed: true }, b: { at: [3, 4], dazed: true } },
    { ball: 'A' },
  )
  pass
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 6', 'd8 2')
    .answer('throw', { to: pass.square(5, 4) })
  expect(pass.rolls).toEqual(['pass 6', 'bounce 2'])
})

test('DB-STAT-15 DB-STAT-16 DB-MOVE-07 a Prone player may do only what includes movement', () => {
  const game = onFloor(
    {
      A: { at: [4, 4], status: 'prone', st: 5, skills: ['throw-team-mate'] },
      b: { at: [5, 4] },
      c: { at: [7, 7], status: 'prone' },
    },
    { rooms: [{ room: 'kitchen', x: 0, y: 0, width: 12, height: 10 }] },
  )
  const actions = game.declarations('A').map((action) => action.split(' ')[0])
  expect(new Set(actions)).toEqual(new Set(['move', 'blitz', 'foul', 'pass', 'throw-team-mate', 'hand-off']))
})

test('DB-STAT-17 a Stunned player cannot be activated', () => {
  const game = onFloor({ A: { at: [4, 4], status: 'stunned' }, B: { at: [1, 1] } })
  expect([game.canActivate('A'), game.canActivate('B')]).toEqual([false, true])
})

test('DB-STAT-18 Stunned players turn over at the end of their own turn', () => {
  const game = onFloor({ A: { at: [4, 4], status: 'stunned' }, b: { at: [1, 1], status: 'stunned' } })
  game.answer('end-turn')
  expect([game.status('A'), game.status('b')]).toEqual(['prone', 'stunned'])
})

test('DB-STAT-19 DB-STAT-26 Stunned in the own turn: until the end of the next one', () => {
  const game = onFloor({ A: { at: [2, 2], ma: 1, av: 8 }, B: { at: [8, 8] }, b: { at: [9, 1] } })
  game.activate('A', 'move').step([3, 2]).dice('d6 1', 'd6 4', 'd6 5', 'd6 2', 'd6 3').step([4, 2])
  expect(game.status('A')).toBe('stunned')
  game.answer('end-turn')
  expect([game.status('A'), game.canActivate('A')]).toEqual(['stunned', false])
  game.answer('end-turn')
  expect(game.status('A')).toBe('prone')
})

test('DB-STAT-20 DB-CHEST-09 an Armour roll against a player who is down: held, nothing changes; Stunned, counted anew', () => {
  const trap = (...dice: string[]) => {
    const game = position('$B\nA.\n..', { pieces: { B: { status: 'stunned' } }, ball: [1, 2] })
    game.activate('A', 'move').answer('open', { square: 0 })
    game.dice(...dice).answer('next', { player: game.player('B').id })
    return game
  }
  const held = trap('d6 1', 'd6 1', 'd6 1', 'd6 1')
  expect(held.status('B')).toBe('prone') // they were Stunned before this turn, which ends by the Turnover
  const anew = trap('d6 6', 'd6 6', 'd6 1', 'd6 1', 'd6 1', 'd6 1')
  expect(anew.status('B')).toBe('stunned')
})

test('DB-STAT-25 DB-STAT-27 DB-ARM-01 a fall: Prone, Armour roll by the other coach, then the ball', () => {
  const game = onFloor({ A: { at: [4, 5] }, b: { at: [3, 5] } }, { ball: 'A' })
  game.dice('d6 1', 'd6 3', 'd6 4', 'd8 5').activate('A', 'move').step([5, 5])
  expect(game.rollEvents('armour')).toMatchObject([{ seat: 1, values: [3, 4], target: 9, passed: false }])
  expect(game.rolls).toEqual(['dodge 1', 'armour 3+4', 'bounce 5'])
  expect([game.status('A'), game.at('A'), game.ball()]).toEqual(['prone', [5, 5], [6, 5]])
})

test('DB-STAT-24 falls are told only of the activated player', () => {
  const game = onFloor({ A: { at: [4, 5] }, b: { at: [3, 5] } })
  game.dice('d6 1', 'd6 1', 'd6 1').activate('A', 'move').step([5, 5])
  expect(game.happened('fell-over')).toMatchObject([{ player: game.player('A').id }])
})

test('DB-STAT-28 DB-STAT-29 DB-STAT-31 DB-ARM-02 Knocked Down: Prone, Armour and Injury, then the ball from where he is', () => {
  const game = onFloor({ A: { at: [4, 5] }, b: { at: [5, 5] } }, { ball: 'b' })
  game
    .dice('block pow')
    .activate('A', 'block', 'b')
    .answer('push', { to: game.square(6, 5) })
  game.dice('d6 5', 'd6 4', 'd6 1', 'd6 1', 'd8 5').answer('stay')
  expect(game.rolls).toEqual(['block 6', 'armour 5+4', 'injury 1+1', 'bounce 5'])
  expect(game.rollEvents('armour')[0].seat).toBe(0)
  expect([game.status('b'), game.ball()]).toEqual(['stunned', [7, 5]])
  expect(game.happened('knocked-down')).toHaveLength(1)
})

test('DB-STAT-30 DB-CHEST-08 the other coach rolls, whoever caused it', () => {
  const game = position('$b\nA.\n..', { ball: [1, 2] })
  // b Marks A, so they must not be next to them when the chest is opened: put them on the far side.
  const far = position('.b\n.$\nA.\n..', { pieces: {}, ball: [1, 3] })
  far.activate('A', 'move').answer('open', { square: far.square(1, 1) })
  expect(far.asked).toBe('order')
  far.dice('d6 1', 'd6 1', 'd6 1', 'd6 1').answer('next', { player: far.player('A').id })
  expect(far.rollEvents('armour').map(({ piece, seat }) => [piece, seat])).toEqual([
    [far.player('A').id, 1],
    [far.player('b').id, 0],
  ])
  expect(game.asked).toBe('turn')
})

test('DB-STAT-32 a lost Tackle Zone comes back when he is activated', () => {
  const game = onFloor({ A: { at: [4, 4], dazed: true }, b: { at: [5, 4] } })
  expect(game.declarations('A')).toContain('block b')
  game.activate('A', 'move')
  expect(game.player('A').dazed).toBe(0)
})

test('DB-LOS-01 DB-LOS-02 DB-LOS-03 DB-LOS-06 Line of Sight: crossing a wall breaks it, touching does not', () => {
  const open = position('....\n....', {})
  expect(sees(board(open), 0, 3)).toBe(true)
  const idol = position('.&&.\n....', {})
  expect(sees(board(idol), 0, 3)).toBe(false)
  const corner = position('.#.\n...\n...', {})
  expect(sees(board(corner), 0, 8)).toBe(true)
  const thin = position('..\n..', { walls: [[0, 0, 0, 1]] })
  expect([sees(board(thin), 0, 2), sees(board(thin), 1, 3), sees(board(thin), 1, 2)]).toEqual([false, true, true])
  const all = position('..#.\n.&..\n....\n#..%', { walls: [[1, 2, 2, 2]] })
  for (let a = 0; a < 16; a++) for (let b = 0; b < 16; b++) expect(sees(board(all), a, b)).toBe(sees(board(all), b, a))
})

test('DB-LOS-04 DB-LOS-05 DB-CHEST-01 players, chasm, Dragon, sarcophagi and chests do not block sight', () => {
  for (const sign of ['~', '%', '+', '$', 'A']) {
    const game = position(`.${sign}.\n...`, {})
    expect(sees(board(game), 0, 2)).toBe(true)
  }
  expect(sees(board(position('.&.\n...', {})), 0, 2)).toBe(false)
})

test('DB-GEN-12 DB-CHEST-10 all Armour rolls come before the ball bounces', () => {
  const game = position('.bC\nA$.\n...', { ball: 'A', pieces: { b: { dazed: true } } })
  game.activate('A', 'move').answer('open', { square: game.square(1, 1) })
  expect([game.asked, game.seat, game.offers('next').length]).toEqual(['order', 0, 3])
  game.dice('d6 1', 'd6 1').answer('next', { player: game.player('C').id })
  game.dice('d6 1', 'd6 1', 'd6 1', 'd6 1', 'd8 5').answer('next', { player: game.player('A').id })
  expect(game.rolls).toEqual(['armour 1+1', 'armour 1+1', 'armour 1+1', 'bounce 5'])
  expect(game.ball()).toEqual([1, 1])
})

test('DB-GEN-14 facing is nothing the match knows', () => {
  expect(Object.keys(onFloor({ A: { at: [0, 0] } }).player('A'))).not.toContain('facing')
})

test('DB-GEN-15 every player is in exactly one place', () => {
  const game = inRoom({
    A: { at: [0, 0] },
    B: { place: 'reserves' },
    C: { place: 'knocked-out' },
    D: { place: 'casualty' },
    E: { place: 'out' },
  })
  expect(game.state.players.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4])
})
