import { type BloodMatch, bloodBowl, squareAt } from '@undercroft/blood-bowl'
import { describe, expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide } from './blood-bowl.ts'
import { Dash } from './blood-bowl-dash.ts'
import { zonesAgainst } from './blood-bowl-walk.ts'

const position = (pieces: object, more: object): BloodMatch => bloodPosition({}, { pieces, ...more })
const dashOf = (match: BloodMatch, goal: number) =>
  new Dash(match, match.state.players[0], zonesAgainst(match, 0), goal)

describe('the likeliest way to a square', () => {
  const square = squareAt(14, 7)

  it('needs no die where it is free, and goes round those who Mark', () => {
    const free = position({ A: { at: [10, 7] }, a: { at: [12, 7] } }, { ball: [2, 2], rerolls: [0, 0] })
    expect(dashOf(free, square).odds(free, square)).toBe(1)
    expect(dashOf(free, square).to(square).length).toBeGreaterThan(4)
  })

  it('counts Dodges and Rushes, with skills and one re-roll of the team', () => {
    const odds = (skills: string[], rerolls: number, ma = 6) => {
      const match = position({ A: { at: [10, 7], ag: 3, ma, skills }, a: { at: [9, 7] } }, { ball: [2, 2] })
      match.state.teams[0].rerolls = rerolls
      return dashOf(match, square).odds(match, square)
    }
    expect(odds([], 0)).toBeCloseTo(4 / 6)
    expect(odds(['dodge'], 0)).toBeCloseTo(8 / 9)
    expect(odds([], 1)).toBeCloseTo(8 / 9)
    expect(odds([], 0, 3)).toBeCloseTo((4 / 6) * (5 / 6))
    expect(odds([], 0, 1)).toBe(0)
  })
})

describe('a ball that lies about', () => {
  const pieces = {
    ...{ A: { at: [15, 10], ag: 3, ma: 7, skills: ['dodge'] }, a: { at: [16, 9] }, b: { at: [19, 4] } },
    ...{ B: { at: [8, 3] }, C: { at: [8, 12] } },
  }

  it('is known to be fetched with a Dodge on the way, and by whom it is likeliest', () => {
    const match = position(pieces, { ball: [19, 5], turns: [5, 5], rerolls: [1, 1] })
    const before = JSON.stringify(bloodBowl.save(match))
    const fetch = bloodGuide.known?.(match, 0).find(({ end }) => end.state.ballHolder === 0)
    expect(fetch?.goesOn).toBeGreaterThan(0.5)
    expect(fetch?.goesOn).toBeLessThan(0.8)
    expect(JSON.stringify(bloodBowl.save(match))).toBe(before)
  })

  it('is fetched near the End Zone even with few looks, though he must dodge and it is Marked', () => {
    const match = position(pieces, { ball: [19, 5], turns: [5, 5], rerolls: [1, 1] })
    const actions = veteranTurn(match, 60)
    expect(actions).toContainEqual({ type: 'activate', player: 0 })
    expect(bloodBowl.decision(match)?.roll?.what).toBe('dodge')
  })

  it('is worth more to who can run in with it at once', () => {
    const value = (ma: number) => {
      const match = position({ A: { at: [19, 7], ma, ag: 2 }, a: { at: [10, 3] } }, { ball: [20, 7], turns: [8, 8] })
      return Math.max(...(bloodGuide.known?.(match, 0) ?? []).map((plan) => plan.value))
    }
    expect(value(7)).toBeGreaterThan(value(4) + 100)
  })
})
