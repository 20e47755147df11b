import { putAt, STANDING } from '@undercroft/ball'
import { describe, expect, it } from 'vitest'
import { FORMATIONS, squareOf } from '../data/formations.ts'
import { squareAt } from '../data/pitch.ts'
import { kickOffEvent, weatherFor } from '../data/tables.ts'
import { lineUp } from '../formations.ts'
import { bloodBowl } from '../game.ts'
import { countBySort, placingProblem } from '../set-up.ts'
import { onPitch, type Pitch } from '../testing/pitch.ts'

const TEAM = 'ABCDEFGHIJK'.split('')
const FOES = 'abcdefghijk'.split('')
const waiting = (letters: readonly string[], change: Record<string, object> = {}) =>
  Object.fromEntries(letters.map((letter) => [letter, { state: 'reserves', ...change[letter] }]))

/** A new drive: Red kicks off. */
const drive = (fields: Record<string, unknown> = {}, change: Record<string, object> = {}): Pitch =>
  onPitch({ ...waiting(TEAM, change), ...waiting(FOES, change) }, { begins: 'drive', turns: [0, 0], ...fields })

/** Both teams are lined up and the kick is aimed at a square. */
function kicked(p: Pitch, target: [number, number], ...dice: string[]): Pitch {
  p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
  if (p.asked === 'kicker') p.answer('kicker', { player: p.offers()[0].player })
  p.dice(...dice)
  return p.answer('kick', { square: squareAt(...target) })
}

/** An event of the table, the ball coming down in the empty square (20,2) and bouncing to (20,1). */
const event = (total: number, more: string[], fields: Record<string, unknown> = {}, change = {}): Pitch => {
  const first = Math.min(6, total - 1)
  return kicked(drive(fields, change), [20, 3], 'd8 2', 'd6 1', `d6 ${first}`, `d6 ${total - first}`, ...more)
}

describe('set-up', () => {
  it('BB-SETUP-01 BB-KICK-01 the kicking team first, completely, then the other', () => {
    const p = drive()
    expect([p.asked, p.seat]).toEqual(['set-up', 0])
    p.answer('formation', { name: 'spread' })
    expect([p.asked, p.seat]).toEqual(['set-up', 1])
  })

  it('BB-SETUP-02 BB-SETUP-03 BB-SETUP-11 exactly eleven where there are eleven; confirming less is refused', () => {
    const p = onPitch({ ...waiting([...TEAM, 'L', 'M']), ...waiting(FOES) }, { begins: 'drive', turns: [0, 0] })
    p.answer('sketch', { name: 'ladder' })
    expect(p.state.players.filter(({ team, place }) => team === 0 && place === 0)).toHaveLength(11)
    expect(p.types).toContain('confirm')
    p.answer('take', { player: p.id('A') })
    if (p.types.includes('bench')) p.answer('bench')
    else p.answer('put', { square: squareAt(0, 7) })
    expect(p.types.includes('confirm')).toBe(false)
  })

  it('BB-IND-23 ten are left: Josef Bugman is the eleventh', () => {
    const p = onPitch(
      { ...waiting(TEAM), K: { state: 'knocked-out' }, ...waiting(FOES) },
      { begins: 'drive', turns: [2, 2], inducements: [['josef-bugman'], []] },
    )
    const quiet = bloodBowl.clone(p.match)
    bloodBowl.play(quiet, { type: 'join' }) // without events, as a search plays it
    p.answer('join')
    expect(quiet.state.players).toHaveLength(p.state.players.length)
    p.answer('formation', { name: 'spread' })
    const onIt = p.state.players.filter(({ team, place }) => team === 0 && place === 0)
    expect([onIt.length, onIt.some(({ id }) => p.state.extras[id].position === 'josef-bugman')]).toEqual([11, true])
  })

  it('BB-SETUP-04 only squares of the own half', () => {
    const p = drive()
    p.answer('take', { player: p.id('A') })
    expect(p.squares('put', 'square').every(([x]) => x <= 12)).toBe(true)
    expect(p.squares('put', 'square')).toHaveLength(195)
  })

  const stand = (...spots: [number, number][]) =>
    placingProblem(
      countBySort(
        spots.map(([x, y]) => ({ team: 0, square: squareAt(x, y) })),
        0,
      ),
    )

  it('BB-SETUP-05 three on the line in the Centre Field', () => {
    expect(stand([12, 6], [12, 7], [12, 2], [5, 5])).toBe('line')
    expect(stand([12, 4], [12, 7], [12, 10], [5, 5])).toBe('')
  })

  it('BB-SETUP-06 two in each Wide Zone', () => {
    const line: [number, number][] = [
      [12, 5],
      [12, 7],
      [12, 9],
    ]
    expect(stand(...line, [8, 1], [8, 2], [8, 3])).toBe('wide')
    expect(stand(...line, [8, 1], [8, 2], [8, 12], [8, 13])).toBe('')
  })

  it('every formation keeps the rules for one to eleven players of either team', () => {
    const p = drive()
    for (const name of Object.keys(FORMATIONS)) {
      for (const team of [0, 1]) {
        for (let count = 1; count <= 11; count++) {
          const players = p.state.players.filter((player) => player.team === team).slice(0, count)
          const placed = lineUp(name, players, team).map(([id, square]) => ({ ...p.state.players[id], square }))
          expect(placingProblem(countBySort(placed, team)), `${name} ${count}`).toBe('')
          expect(new Set(placed.map(({ square }) => square)).size).toBe(count)
        }
      }
    }
    expect(squareOf([0, 7], 1)).toBe(squareAt(13, 7))
  })

  it('BB-SETUP-07 BB-RES-10 with three players or fewer a coach may concede without penalty', () => {
    const p = onPitch({ ...waiting(['A', 'B']), ...waiting(FOES) }, { begins: 'drive', turns: [0, 0], score: [1, 0] })
    expect(p.types).toEqual(['play-on', 'concede'])
    p.answer('concede')
    expect([p.isOver, p.state.winner, p.state.teams.map(({ touchdowns }) => touchdowns)]).toEqual([true, 1, [1, 0]])
  })

  it('BB-SETUP-08 a team without players sets up nobody and still has its turns', () => {
    const p = onPitch({ A: { state: 'knocked-out' }, ...waiting(FOES) }, { begins: 'drive', turns: [0, 0] })
    expect(p.seat).toBe(1)
    p.answer('formation', { name: 'attack' })
    p.dice('d8 2', 'd6 1', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(20, 7) })
    expect([p.asked, p.state.active]).toEqual(['turn', 1])
    p.answer('end-turn')
    expect([p.asked, p.state.active, p.types]).toEqual(['turn', 0, ['end-turn']])
  })

  it('BB-SETUP-09 everybody is set up Standing', () => {
    const p = onPitch(
      { A: { at: [24, 7] }, B: { at: [3, 3], state: 'stunned' }, b: { at: [9, 9] }, c: { at: [9, 12] } },
      { ball: 'A' },
    )
    p.activate('A', 'move').step([25, 7])
    p.answer('play-on').answer('formation', { name: 'spread' })
    expect(p.status('B')).toBe('standing')
  })

  it('BB-SETUP-10 knocked-out, hurt, Sent-off and fainted players are not available', () => {
    const p = onPitch(
      { ...waiting([...TEAM, 'L']), ...waiting(FOES), K: { state: 'knocked-out' }, J: { state: 'out' } },
      { begins: 'drive', turns: [0, 0] },
    )
    expect(p.offers('take')).toHaveLength(10)
  })
})

describe('the kick', () => {
  it('BB-KICK-02 the kicker stands neither on the line nor wide', () => {
    const p = drive()
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    const spots = p.offers('kicker').map(({ player }) => p.state.players[player as number].square % 26)
    expect(p.asked).toBe('kicker')
    expect(spots.every((x) => x !== 12)).toBe(true)
  })

  it('BB-KICK-03 any square of the other half', () => {
    const p = drive()
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.offers()[0].player })
    expect(p.squares('kick', 'square')).toHaveLength(195)
    expect(p.squares('kick', 'square').every(([x]) => x >= 13)).toBe(true)
  })

  it('BB-KICK-04 BB-KICK-07 it deviates by D8 and D6, lands and bounces', () => {
    const p = kicked(drive(), [19, 2], 'd8 5', 'd6 3', 'd6 1', 'd6 1', 'd8 2')
    expect(p.ball()).toEqual([22, 1])
    expect(p.state.active).toBe(1)
    p.end()
  })

  it('BB-KICK-05 BB-KICK-08 BB-KICK-09 off the pitch: the event first, then the touchback', () => {
    const p = kicked(drive(), [20, 0], 'd8 2', 'd6 1', 'd6 1', 'd6 1')
    expect(p.asked).toBe('touchback')
    expect(p.happened('kick-off')).toHaveLength(1)
    p.answer('give', { player: p.id('c') })
    expect([p.ball(), p.asked]).toEqual(['c', 'turn'])
  })

  it('BB-KICK-08 a bounce over the line is a touchback too, never a throw-in', () => {
    const p = kicked(drive(), [14, 2], 'd8 4', 'd6 1', 'd6 1', 'd6 1', 'd8 4')
    expect([p.asked, p.rollEvents('throw-in')]).toEqual(['touchback', []])
  })

  it('BB-KICK-06 BB-RR-10 whoever is under it must catch with -1, without team re-rolls', () => {
    const p = drive({ rerolls: [3, 3] })
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.offers()[0].player })
    const catcher = p.state.players.find(({ square }) => square === squareAt(21, 7))!
    p.dice('d8 5', 'd6 1', 'd6 1', 'd6 1', 'd6 3', 'd8 2').answer('kick', { square: squareAt(20, 7) })
    expect(catcher.team).toBe(1)
    expect(p.rollEvents('catch')[0].modifiers.map(({ value }) => value)).toEqual([-1])
    expect(p.asked).toBe('turn')
  })

  it('BB-SKILL-02 Kick halves the distance, rounded down', () => {
    const p = drive({}, { J: { skills: ['kick'] } })
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.id('J') })
    p.dice('d8 5', 'd6 5').answer('kick', { square: squareAt(19, 2) })
    p.dice('d6 1', 'd6 1', 'd8 2').answer('use', { skill: 'kick' })
    expect(p.ball()).toEqual([21, 1])
  })

  it('BB-SKILL-06 BB-KICK-29 On the Ball: three squares on the own side, between kick and event', () => {
    const p = drive({}, { k: { skills: ['on-the-ball'] } })
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1').answer('kick', { square: squareAt(19, 3) })
    expect([p.asked, p.seat]).toEqual(['on-the-ball', 1])
    p.answer('run', { player: p.id('k') })
    expect(p.squares('step').every(([x]) => x >= 13)).toBe(true)
    p.dice('d6 1', 'd6 1', 'd8 2').answer('stop')
    expect(p.story.lastIndexOf('kick-off')).toBeGreaterThan(p.story.indexOf('skill-used'))
  })

  it('BB-SKILL-06 On the Ball: after the third square the event is rolled', () => {
    const p = drive({}, { k: { skills: ['on-the-ball'] } })
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1').answer('kick', { square: squareAt(19, 3) })
    p.answer('run', { player: p.id('k') })
    for (let left = 3; left > 0; left--) {
      expect([p.asked, bloodBowl.about(p.match)]).toEqual(['run', { player: p.id('k'), left }])
      p.answer('step', { to: p.offers('step')[0].to })
    }
    expect(p.match.waiting?.what).toBe('kick-off')
  })

  it('BB-SKILL-14 Swarming: D3 more, not on the line nor wide, no more than stand there already', () => {
    const skills = { skills: ['swarming'] }
    const p = onPitch(
      {
        ...waiting(TEAM),
        ...waiting(FOES, { a: skills, b: skills, c: skills }),
        l: { state: 'reserves', ...skills },
        m: { state: 'reserves', ...skills },
      },
      { begins: 'drive', turns: [0, 0] },
    )
    p.answer('formation', { name: 'spread' }).answer('formation', { name: 'attack' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1', 'd3 2').answer('kick', { square: squareAt(19, 3) })
    expect(p.asked).toBe('swarming')
    for (let i = 0; i < 2; i++) {
      p.answer('swarm', { player: p.offers('swarm')[0].player })
      expect(p.squares('place', 'square').every(([x, y]) => x > 13 && y >= 4 && y <= 10)).toBe(true)
      if (i === 1) p.dice('d6 1', 'd6 1', 'd8 2')
      p.answer('place', { square: squareAt(18, 5 + i) })
    }
    expect(p.state.players.filter(({ team, place }) => team === 1 && place === 0)).toHaveLength(13)
  })
})

describe('the kick-off table', () => {
  it('BB-KICK-10 2 to 12', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(kickOffEvent)).toEqual([
      'get-the-ref',
      'time-out',
      'solid-defence',
      'high-kick',
      'cheering-fans',
      'brilliant-coaching',
      'changing-weather',
      'quick-snap',
      'blitz',
      'officious-ref',
      'pitch-invasion',
    ])
  })

  it('BB-KICK-11 BB-IND-12 Get the Ref: a bribe for each, beyond three', () => {
    expect(event(2, ['d8 2'], { bribes: [3, 0] }).state.teams.map(({ bribes }) => bribes)).toEqual([4, 1])
  })

  it('BB-KICK-12 Time-out: forward at first, back near the end', () => {
    expect(event(3, ['d8 2']).side(0).marker).toBe(1)
    const late = event(3, ['d8 2'], { turns: [8, 7] })
    expect([late.side(0).marker, late.side(1).marker]).toEqual([7, 7])
  })

  it('BB-KICK-13 BB-KICK-14 Solid Defence: D3+3 Open players, the set-up stays legal', () => {
    const p = event(4, ['d3 2'])
    expect(p.asked).toBe('solid-defence')
    const line = p.state.players.filter(({ team, square }) => team === 0 && square % 26 === 12)
    expect(line.some(({ id }) => p.offers('take').some(({ player }) => player === id))).toBe(false)
    const [first] = p.offers('take')
    p.answer('take', { player: first.player })
    expect(p.squares('put', 'square').every(([x]) => x <= 12)).toBe(true)
    p.answer('put', { square: p.offers('put')[0].square })
    p.dice('d8 2').answer('confirm')
  })

  it('BB-KICK-13 BB-KICK-14 Solid Defence: two may change places; only so many are taken up', () => {
    const p = event(4, ['d3 1'])
    const takable = () => p.offers('take').map(({ player }) => player as number)
    const put = (player: number, square: number) => p.answer('take', { player }).answer('put', { square })
    const [first, second, third, fourth] = takable()
    const squares = [first, second].map((id) => p.state.players[id].square)
    const free = squareAt(3, 7)
    put(first, free)
    put(second, squares[0])
    put(first, squares[1])
    expect([first, second].map((id) => p.state.players[id].square)).toEqual([squares[1], squares[0]])
    put(third, squareAt(3, 6))
    put(fourth, squareAt(3, 8))
    expect(takable().sort()).toEqual([first, second, third, fourth].sort())
    p.dice('d8 2').answer('confirm')
  })

  it('BB-KICK-15 High Kick: one Open receiver under the ball', () => {
    const p = event(5, [])
    expect([p.asked, p.seat]).toEqual(['high-kick', 1])
    p.dice('d6 5').answer('put-under', { player: p.id('k') })
    expect(p.ball()).toBe('k')
    expect(p.at('k')).toEqual([20, 2])
  })

  it('BB-KICK-16 BB-IND-06 Cheering Fans: D6 and cheerleaders; a tie gives nothing', () => {
    const p = event(6, ['d6 4', 'd6 5', 'd8 2', 'd8 2'], { cheerleaders: [2, 0] })
    expect(p.side(0).prayers).toEqual(['friends-with-the-ref'])
    expect(event(6, ['d6 5', 'd6 5', 'd8 2']).side(0).prayers).toEqual([])
  })

  it('BB-KICK-17 BB-RR-12 BB-IND-07 BB-FOUL-07 Brilliant Coaching: a re-roll for this drive, spent first', () => {
    const p = event(7, ['d6 3', 'd6 3', 'd8 2'], { coaches: [1, 0], rerolls: [2, 2] })
    expect([p.state.teams[0].rerolls, p.state.teams[0].lapsing]).toEqual([3, 1])
  })

  it('BB-KICK-18 BB-WEATHER-01 Changing Weather: new weather; Perfect Conditions scatter the ball', () => {
    const p = event(8, ['d6 5', 'd6 6', 'd8 2'])
    expect([p.state.weather, p.ball()]).toEqual(['pouring-rain', [20, 1]])
    const perfect = event(8, ['d6 3', 'd6 4', 'd8 5', 'd8 5', 'd8 5', 'd8 2'])
    expect(perfect.ball()).toEqual([23, 1])
    expect([2, 3, 4, 10, 11, 12].map(weatherFor)).toEqual([
      'sweltering-heat',
      'very-sunny',
      'perfect-conditions',
      'perfect-conditions',
      'pouring-rain',
      'blizzard',
    ])
  })

  it('BB-KICK-19 Quick Snap: D3+3 Open receivers move one square, over the line too', () => {
    const p = event(9, ['d3 1'])
    expect(p.asked).toBe('quick-snap')
    const movable = new Set(p.offers('snap').map(({ player }) => player))
    expect(movable.size).toBeGreaterThan(3)
    const { player, to } = p.offers('snap')[0]
    p.answer('snap', { player, to })
    expect(p.offers('snap').some((action) => action.player === player)).toBe(false)
    p.dice('d8 2').answer('confirm')
  })

  it('BB-KICK-20 BB-KICK-21 BB-KICK-23 BB-RR-14 Blitz: D3+3 Open players, Moves and one Blitz, no team re-roll, no marker', () => {
    const p = event(10, ['d3 1'], { rerolls: [3, 3] }, { H: { skills: ['sure-feet'] } })
    expect([p.asked, p.seat, p.side(0).marker]).toEqual(['kick-off-blitz', 0, 0])
    const line = p.state.players.filter(({ team, square }) => team === 0 && square % 26 === 12)
    expect(line.some(({ id }) => p.offers('activate').some(({ player }) => player === id))).toBe(false)
    p.answer('activate', { player: p.offers('activate')[0].player })
    expect([...new Set(p.offers().map(({ type }) => type))]).toEqual(['move', 'blitz'])
    p.answer('blitz', { target: p.id('a') }).answer('stop')
    p.answer('activate', { player: p.offers('activate')[0].player })
    expect(p.types).toEqual(['move'])
  })

  it('BB-KICK-22 BB-KICK-30 the Blitz ends when one of its players goes down', () => {
    const p = event(10, ['d3 3'])
    p.player('H').ma = 1
    p.answer('activate', { player: p.id('H') }).answer('move')
    const steps = () => p.offers('step')[0].to
    p.answer('step', { to: steps() })
    p.dice('d6 1', 'd6 1', 'd6 1', 'd8 2').answer('step', { to: steps() })
    expect(p.status('H')).toBe('prone')
    expect([p.asked, p.state.active, p.turnover]).toEqual(['turn', 1, ''])
  })

  it('BB-KICK-22 a team-mate who is thrown in the Blitz and Falls Over ends it; one who lands does not', () => {
    const both = { skills: ['throw-team-mate', 'right-stuff'] }
    const thrown = (landing: string[]) => {
      const p = event(10, ['d3 3'], {}, Object.fromEntries(TEAM.map((letter) => [letter, both])))
      const [thrower, mate] = p.offers('activate').map(({ player }) => p.state.players[player as number])
      thrower.st = 5
      putAt(p.match, thrower, squareAt(3, 7))
      putAt(p.match, mate, squareAt(3, 8))
      p.answer('activate', { player: thrower.id }).answer('throw-team-mate')
      p.answer('throw-team-mate', { target: mate.id })
      p.dice('d6 6', 'd8 2', 'd8 7', 'd8 2', ...landing).answer('throw', { to: squareAt(6, 7) })
      return [mate.square === squareAt(6, 6), mate.status === STANDING, p.asked, p.turnover]
    }
    expect(thrown(['d6 6'])).toEqual([true, true, 'kick-off-blitz', ''])
    expect(thrown(['d6 1', 'd6 1', 'd6 1', 'd8 2'])).toEqual([true, false, 'turn', ''])
  })

  it('BB-KICK-24 BB-TD-08 BB-KICK-21 a player of the Blitz ends under the ball, catches it in the End Zone and scores', () => {
    const p = kicked(drive(), [24, 4], 'd8 3', 'd6 1', 'd6 4', 'd6 6', 'd3 1')
    const runner = p.player('H')
    p.state.squares[runner.square] = -1
    runner.square = squareAt(24, 3)
    p.state.squares[runner.square] = runner.id
    p.answer('activate', { player: p.id('H') })
      .answer('move')
      .step([25, 3])
    expect(p.ball()).toBeNull()
    p.answer('stop').dice('d6 4').answer('confirm')
    expect(p.state.teams.map(({ touchdowns }) => touchdowns)).toEqual([1, 0])
    expect([p.side(0).marker, p.side(1).marker, p.state.kicking]).toEqual([1, 0, 0])
  })

  it('BB-KICK-26 BB-KICK-27 BB-FOUL-08 Officious Ref: a random player of the lower total is Stunned, on a 1 Sent-off without a word', () => {
    const p = event(11, ['d6 3', 'd6 2', 'd11 1', 'd6 2', 'd8 2'], { fans: [4, 3] })
    expect(p.state.players.filter(({ team, status }) => team === 1 && status === 2)).toHaveLength(1)
    const out = event(11, ['d6 3', 'd6 2', 'd11 1', 'd6 1', 'd8 2'], { fans: [4, 3], bribes: [0, 2] })
    expect(out.state.players.filter(({ place }) => place === 4)).toHaveLength(1)
    expect([out.asked, out.turnover]).toEqual(['turn', ''])
  })

  it('BB-KICK-28 BB-KICK-25 Pitch Invasion: one D3 for both on a tie; they turn over after their next turn', () => {
    const p = event(12, ['d6 3', 'd6 3', 'd3 2', 'd11 1', 'd10 1', 'd11 1', 'd10 1', 'd8 2'], { fans: [3, 3] })
    const stunned = (team: number) => p.state.players.filter((player) => player.team === team && player.status === 2)
    expect([stunned(0).length, stunned(1).length]).toEqual([2, 2])
    p.answer('end-turn')
    expect([stunned(0).length, stunned(1).length]).toEqual([2, 0])
  })
})

describe('a Ball & Chain on the pitch', () => {
  const fanatic = { a: { skills: ['ball-and-chain', 'secret-weapon'] } }

  it('BB-SKILL-13 BB-KICK-28 BB-KICK-30 invaders put it down: an Injury roll at once, Stunned counts as KO', () => {
    const p = event(12, ['d6 6', 'd6 1', 'd3 2', 'd11 1', 'd10 1', 'd6 1', 'd6 1', 'd8 2'], { turns: [2, 2] }, fanatic)
    expect([p.status('a'), p.status('b'), p.rollEvents('injury').length]).toEqual(['knocked-out', 'stunned', 1])
  })

  it('BB-SKILL-13 BB-KICK-27 BB-KICK-30 the referee puts it down: an Injury roll at once', () => {
    const p = event(11, ['d6 6', 'd6 1', 'd11 1', 'd6 2', 'd6 1', 'd6 1', 'd8 2'], { turns: [2, 2] }, fanatic)
    expect([p.status('a'), p.rollEvents('injury').length]).toEqual(['knocked-out', 1])
  })
})
