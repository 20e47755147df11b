import { areAdjacent, boardOf } from '@undercroft/ball'
import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import {
  END_ZONE,
  HALVES,
  HEIGHT,
  halfOf,
  isCorner,
  isOnLine,
  isOnPitch,
  LINE,
  squareAt,
  TRAPDOORS,
  WIDTH,
  wideZoneOf,
  xOf,
  yOf,
} from '../data/pitch.ts'
import { bloodBowl } from '../game.ts'
import { randomOptions } from '../random-options.ts'
import { CATALOGUE } from '../skills/catalogue.ts'
import { onPitch } from '../testing/pitch.ts'

describe('the pitch', () => {
  it('BB-PITCH-01 is 26 squares long and 15 wide', () => {
    expect(WIDTH * HEIGHT).toBe(390)
    expect([isOnPitch(0, 0), isOnPitch(25, 14), isOnPitch(26, 7), isOnPitch(5, 15)]).toEqual([true, true, false, false])
    expect(boardOf(onPitch({ A: { at: [5, 5] } }).match).size).toBe(390)
  })

  it('BB-PITCH-02 BB-HALF-09 two halves of 195 squares, the lines at x=12 and x=13', () => {
    expect(HALVES.map(({ length }) => length)).toEqual([195, 195])
    expect(LINE).toEqual([12, 13])
    expect([halfOf(squareAt(12, 0)), halfOf(squareAt(13, 0))]).toEqual([0, 1])
  })

  it('BB-PITCH-03 BB-TD-01 the outermost columns are the End Zones; a team scores in the other one', () => {
    expect(END_ZONE).toEqual([0, 25])
    const blue = onPitch({ A: { at: [20, 2] }, b: { at: [1, 7] } }, { active: 1, ball: 'b', turns: [1, 1] })
    blue.activate('b', 'move').step([0, 7])
    expect(blue.state.teams.map(({ touchdowns }) => touchdowns)).toEqual([0, 1])
    const own = onPitch({ A: { at: [1, 7] }, b: { at: [20, 2] } }, { ball: 'A' })
    own.activate('A', 'move').step([0, 7])
    expect(own.state.teams[0].touchdowns).toBe(0)
  })

  it('BB-PITCH-04 BB-PITCH-05 Wide Zones of four rows, the Centre Field between them', () => {
    expect([3, 4, 10, 11].map((y) => wideZoneOf(squareAt(8, y)))).toEqual([0, -1, -1, 1])
    expect([4, 10, 3].map((y) => isOnLine(squareAt(12, y), 0))).toEqual([true, true, false])
  })

  it('BB-PITCH-06 BB-CORE-09 beyond the lines is the crowd: nobody walks there', () => {
    const p = onPitch({ A: { at: [5, 0] }, b: { at: [20, 2] } })
    p.activate('A', 'move')
    expect(p.squares('step').every(([x, y]) => isOnPitch(x, y))).toBe(true)
    expect(p.squares('step')).toHaveLength(5)
  })

  it('BB-PITCH-07 a trapdoor in each half, without effect unless prayed for', () => {
    expect(TRAPDOORS.map((square) => [xOf(square), yOf(square)])).toEqual([
      [6, 1],
      [19, 13],
    ])
    expect(TRAPDOORS.every((square) => wideZoneOf(square) >= 0)).toBe(true)
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [20, 2] } })
    p.activate('A', 'move').step([6, 1])
    expect(p.rolls).toEqual([])
  })

  it('BB-PITCH-08 dugout: reserves, knocked-out, casualty, and Sent-off kept apart', () => {
    const p = onPitch({
      A: { at: [5, 1] },
      B: { state: 'reserves' },
      C: { state: 'knocked-out' },
      D: { state: 'casualty' },
      E: { state: 'out' },
      b: { at: [9, 9] },
    })
    expect('ABCDE'.split('').map((letter) => p.status(letter))).toEqual([
      'standing',
      'reserves',
      'knocked-out',
      'casualty',
      'out',
    ])
    expect([p.side(0).marker, p.state.teams[0].rerolls, p.state.teams[0].touchdowns]).toEqual([1, 0, 0])
  })

  it('BB-PITCH-09 four corners', () => {
    const corners = Array.from({ length: 390 }, (_, square) => square).filter(isCorner)
    expect(corners.map((square) => [xOf(square), yOf(square)])).toEqual([
      [0, 0],
      [25, 0],
      [0, 14],
      [25, 14],
    ])
  })

  it('BB-CORE-06 squares that touch are adjacent; a corner has three neighbours', () => {
    const { match } = onPitch({ A: { at: [5, 5] } })
    const near = (x: number, y: number) =>
      Array.from({ length: 390 }, (_, square) => square).filter((square) => areAdjacent(match, squareAt(x, y), square))
    expect(near(5, 5)).toHaveLength(8)
    expect(near(0, 0).map((square) => [xOf(square), yOf(square)])).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ])
  })
})

describe('what carries over', () => {
  it('BB-CORE-03 BB-SKILL-01 the skills of the dungeon are not offered, those of the pitch are', () => {
    const ids = CATALOGUE.map(({ id }) => id)
    for (const id of ['portal-navigator', 'portal-passer', 'wall-thrower', 'give-and-go']) expect(ids).not.toContain(id)
    for (const id of ['kick', 'hail-mary-pass', 'cannoneer', 'cloud-burster']) expect(ids).toContain(id)
  })

  it('BB-CORE-04 BB-GEN-05 no chest, portal, room, wall or sponge in random matches', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed)
      const match = bloodBowl.create(randomOptions(random), seed)
      for (let d = bloodBowl.decision(match); d; d = bloodBowl.decision(match))
        for (const { type } of bloodBowl.apply(match, random.pick(d.actions))) seen.add(type)
    }
    for (const type of seen) expect(type).not.toMatch(/chest|portal|room|wall|teleport|revived/)
    expect(seen.has('kick-off')).toBe(true)
  })

  it('BB-GEN-02 BB-CORE-12 two teams play; a level exhibition is a draw without journeymen or prayers', () => {
    expect(() => bloodBowl.create({ teams: ['Bridge Town', 'Rust Heap', 'Iron Jaws'] }, 1)).toThrow('teams')
    const random = new Random(3)
    const match = bloodBowl.create({ teams: ['Bridge Town', 'Rust Heap'], turns: 1 }, 3)
    const kinds = new Set<string>()
    for (let d = bloodBowl.decision(match); d; d = bloodBowl.decision(match)) {
      kinds.add(d.kind)
      bloodBowl.play(match, d.kind === 'turn' ? bloodBowl.fallback(match)! : random.pick(d.actions))
    }
    for (const kind of ['journeyman', 'inducements', 'pray']) expect(kinds.has(kind)).toBe(false)
    expect(bloodBowl.result(match).winner).toBeNull()
  })

  it('BB-CORE-01 BB-GEN-01 an Open player walks without a test, a Marked one Dodges; profiles as in the dungeon', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6] } })
    p.dice('d6 3').activate('A', 'move').step([5, 4], [5, 3])
    expect(p.rolls).toEqual(['dodge 3'])
    expect(p.at('A')).toEqual([5, 3])
  })

  it('BB-CORE-02 MA 6 moves six squares, then Rushes on 2+', () => {
    const p = onPitch({ A: { at: [1, 5] }, b: { at: [20, 6] } })
    p.dice('d6 2').activate('A', 'move')
    p.step([2, 5], [3, 5], [4, 5], [5, 5], [6, 5], [7, 5], [8, 5])
    expect([p.rolls, p.status('A')]).toEqual([['rush 2'], 'standing'])
    expect(p.declarations).toBeDefined()
  })

  it('BB-CORE-05 BB-CROWD-02 no die for a wall: who has no free square at the sideline goes into the crowd', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0] } })
    p.dice('block push-back', 'd6 3', 'd6 3').activate('A', 'block', 'b').answer('stay')
    expect(p.rolls).toEqual(['block 4', 'injury 3+3'])
    expect(p.status('b')).toBe('reserves')
  })

  it('BB-CORE-07 one ball; between two drives it is nowhere', () => {
    const p = onPitch({ A: { at: [24, 7] }, b: { at: [20, 2] } }, { ball: 'A' })
    p.activate('A', 'move').step([25, 7])
    expect([p.ball(), p.asked]).toEqual([null, 'concede'])
  })

  it('BB-CORE-08 reserves come on only with a new drive', () => {
    const p = onPitch({ A: { at: [5, 5] }, B: { state: 'reserves' }, b: { at: [20, 2] } })
    expect(p.types).toEqual(['activate', 'end-turn'])
    expect(p.offers('activate').map(({ player }) => player)).toEqual([p.id('A')])
  })

  it('BB-CORE-11 later texts hold: petty cash counts what the other has spent, several bribes may be tried', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6], state: 'prone' } }, { bribes: [2, 0] })
    p.dice('d6 3', 'd6 3', 'd6 1', 'd6 4').activate('A', 'foul', 'b').answer('foul').answer('bribe').answer('bribe')
    expect([p.status('A'), p.state.teams[0].bribes]).toEqual(['standing', 0])
  })
})
