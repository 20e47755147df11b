import type { BloodMatch } from '@undercroft/blood-bowl'
import { describe, expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide } from './blood-bowl.ts'
import { chanceByMate } from './blood-bowl-outlet.ts'
import { columnsLeft } from './blood-bowl-way.ts'

/** The first has the ball in the middle of the pitch, the second stands before the End Zone. */
const ready = (mate: object = {}, carrier: object = {}, more: object = {}): BloodMatch =>
  bloodPosition(
    {},
    {
      pieces: {
        ...{ A: { at: [13, 7], pa: 3, ...carrier }, B: { at: [20, 4], ag: 3, ma: 7, ...mate } },
        ...{ a: { at: [17, 9] }, b: { at: [3, 12] } },
      },
      ball: 'A',
      turns: [7, 7],
      ...more,
    },
  )
const chance = (match: BloodMatch): number => chanceByMate(match, match.state.players[0])

describe('somebody who stands ready before the End Zone', () => {
  it('is a chance for the next turn, the better the better both are with the ball', () => {
    expect(chance(ready())).toBeGreaterThan(0.2)
    expect(chance(ready({ ag: 2 }))).toBeGreaterThan(chance(ready()))
    expect(chance(ready({}, { pa: 5 }))).toBeLessThan(chance(ready()))
    expect(chance(ready({}, { at: [16, 5] }))).toBeGreaterThan(chance(ready()))
  })

  it('is none where he is Marked, too far back, without hands, or nobody can throw so far', () => {
    expect(chance(ready({ at: [16, 8] }))).toBe(0)
    expect(chance(ready({ at: [14, 2] }))).toBe(0)
    expect(chance(ready({ skills: ['no-hands'] }))).toBe(0)
    expect(chance(ready({}, { pa: 0 }))).toBe(0)
    expect(chance(ready({}, { at: [2, 7] }))).toBe(0)
  })

  it('counts when few turns are left', () => {
    const gain = (turn: number): number =>
      bloodGuide.evaluate(ready({}, {}, { turns: [turn, turn] }), 0) -
      bloodGuide.evaluate(ready({ skills: ['no-hands'] }, {}, { turns: [turn, turn] }), 0)
    expect(gain(7)).toBeGreaterThan(20)
    expect(gain(3)).toBeCloseTo(0)
  })

  it('gets there in the last turn but one', () => {
    const match = ready({ at: [13, 2] }, { at: [6, 7], ma: 5 })
    match.state.teams[0].passUsed = 1
    veteranTurn(match, 200)
    const { square, ma } = match.state.players[1]
    expect(columnsLeft(square, 0)).toBeLessThanOrEqual(ma)
  })
})
