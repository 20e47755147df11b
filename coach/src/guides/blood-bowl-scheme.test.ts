import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { describe, expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide, boldBloodGuide } from './blood-bowl.ts'
import { asIf } from './blood-bowl-cage.ts'
import { chanceToLose } from './blood-bowl-danger.ts'
import { punchesOf } from './blood-bowl-punches.ts'
import { Walk, zonesAgainst } from './blood-bowl-walk.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

const position = (pieces: object, more: object): BloodMatch => bloodPosition({}, { pieces, ...more })

const schemeOf = (match: BloodMatch) => bloodGuide.scheme?.(match, 0) ?? null
const carrierOf = ({ state }: BloodMatch) => state.players[state.ballHolder]
const cornersTaken = (match: BloodMatch): number =>
  [-27, -25, 25, 27].filter((by) => match.state.squares[carrierOf(match).square + by] >= 0).length

describe('a march', () => {
  const band = { A: { at: [8, 7] }, B: { at: [8, 5] }, C: { at: [8, 9] }, D: { at: [9, 4] }, E: { at: [9, 10] } }
  const foes = { a: { at: [21, 3] }, b: { at: [21, 7] }, c: { at: [21, 11] } }
  const more = { ball: 'A', turns: [3, 2] }

  it('ends with a cage farther on, whoever goes first', () => {
    const match = position({ ...band, ...foes }, more)
    veteranTurn(match)
    expect(columnsLeft(carrierOf(match).square, 0)).toBeLessThanOrEqual(13)
    expect(cornersTaken(match)).toBeGreaterThanOrEqual(3)
  })

  it('is worth as much after its first step as before: whoever has done his part is not called back', () => {
    const match = position({ ...band, ...foes }, more)
    const total = () => bloodGuide.evaluate(match, 0) + (schemeOf(match)?.worth ?? 0)
    const before = total()
    for (const action of schemeOf(match)?.actions ?? [])
      if (bloodBowl.decision(match)?.actions.some(({ type }) => type === action.type)) bloodBowl.play(match, action)
    expect(total()).toBeGreaterThan(before - 3)
  })

  it('goes round to the other side where all opponents stand before the ball', () => {
    const wall = Object.fromEntries([...'abcdefg'].map((letter, i) => [letter, { at: [13, 6 + i] }]))
    const match = position({ ...band, A: { at: [10, 9], ma: 8 }, ...wall }, more)
    const steps = schemeOf(match)?.actions.filter(({ type }) => type === 'step') as unknown as { to: number }[]
    const last = steps[steps.length - 1].to
    expect(Math.floor(last / 26)).toBeLessThan(6)
  })

  it('runs in', () => {
    const match = position({ ...band, A: { at: [20, 7] }, a: { at: [4, 7] } }, { ball: 'A', turns: [8, 7] })
    expect(schemeOf(match)?.worth).toBeGreaterThan(100)
  })

  it('is thought of by nobody who looks no further than his own turn, nor without the ball', () => {
    expect(boldBloodGuide.scheme).toBeUndefined()
    expect(schemeOf(position({ ...band, ...foes }, { ...more, ball: 'b' }))?.actions).toEqual([])
  })

  it('leaves the match as it was', () => {
    const match = position({ ...band, ...foes }, more)
    const before = JSON.stringify(bloodBowl.save(match))
    schemeOf(match)
    expect(JSON.stringify(bloodBowl.save(match))).toBe(before)
  })
})

describe('a hand-off', () => {
  it('brings the ball to somebody fast who is ahead, where the carrier is too slow', () => {
    const pieces = {
      A: { at: [10, 7], ma: 4, ag: 4 },
      B: { at: [13, 7], ma: 9, ag: 2 },
      a: { at: [8, 3] },
      b: { at: [8, 11] },
    }
    const scheme = schemeOf(position(pieces, { ball: 'A', turns: [7, 7], rerolls: [2, 2] }))
    expect(scheme?.actions.at(-1)).toMatchObject({ type: 'hand-off', target: 1 })
    expect(scheme?.goesOn).toBeGreaterThan(0.9)
  })

  it('is not made where the carrier can go himself', () => {
    const pieces = { A: { at: [18, 7] }, B: { at: [19, 8], ag: 5 }, a: { at: [8, 3] } }
    const scheme = schemeOf(position(pieces, { ball: 'A', turns: [7, 7] }))
    expect(scheme?.actions.some(({ type }) => type === 'hand-off')).toBe(false)
  })
})

describe('a walk', () => {
  it('never leaves a Tackle Zone, and is no longer than somebody can go', () => {
    const match = position({ A: { at: [5, 7], ma: 6 }, a: { at: [8, 7] } }, { ball: 'A' })
    const [player] = match.state.players
    const walk = new Walk(match, player, zonesAgainst(match, 0))
    const square = (x: number, y: number) => y * 26 + x
    expect(walk.distance(square(7, 7))).toBe(2)
    const marked = walk.squares.filter((to) => away(to, square(8, 7)) === 1)
    const way = walk.to(square(9, 7)) as unknown as { to: number }[]
    expect(way.slice(0, -1).some(({ to }) => marked.includes(to))).toBe(false)
    expect(way).toHaveLength(6)
    expect(walk.to(square(12, 7))).toEqual([])
    expect(walk.squares.every((to) => away(to, player.square) <= 6)).toBe(true)
  })
})

describe('a cage', () => {
  const around = { B: { at: [11, 6] }, C: { at: [11, 8] }, D: { at: [9, 6] }, E: { at: [9, 8] } }
  const danger = (pieces: object): number => {
    const match = position(
      { A: { at: [10, 7] }, ...pieces, a: { at: [14, 6] }, b: { at: [14, 8] }, c: { at: [15, 7] } },
      { ball: 'A' },
    )
    for (const player of match.state.players) player.activated = 1
    return chanceToLose(match, match.state.players[0])
  }

  it('keeps those out who would help to hit the carrier; with a corner open one can come, without any two', () => {
    const { B: _corner, ...three } = around
    expect(danger(around)).toBeLessThan(0.1)
    expect(danger(three)).toBeGreaterThan(2 * danger(around))
    expect(danger({})).toBeGreaterThan(danger(three))
  })

  it('can be looked at before it stands', () => {
    const match = position({ A: { at: [10, 7] }, B: { at: [5, 5] } }, { ball: 'A' })
    const [, mate] = match.state.players
    const seen = asIf(match, [{ player: mate, square: 6 * 26 + 11 }], () => match.state.squares[6 * 26 + 11])
    expect(seen).toBe(1)
    expect(match.state.squares[6 * 26 + 11]).toBe(-1)
    expect(match.state.squares[mate.square]).toBe(1)
  })
})

describe('blocks that can still be made', () => {
  it('promise something with two dice, so somebody comes to help', () => {
    const pieces = { A: { at: [3, 3] }, B: { at: [10, 7], st: 3 }, a: { at: [11, 7], st: 3 } }
    const alone = position({ ...pieces, C: { at: [8, 7] } }, { ball: 'A' })
    const helped = position({ ...pieces, C: { at: [12, 8] } }, { ball: 'A' })
    expect(punchesOf(alone, 0)).toBe(0)
    expect(punchesOf(helped, 0)).toBeGreaterThan(0)
    for (const player of helped.state.players) player.activated = 1
    expect(punchesOf(helped, 0)).toBe(0)
  })
})
