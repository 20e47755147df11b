import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { describe, expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide, boldBloodGuide } from './blood-bowl.ts'
import { driveWorth, TOUCHDOWN } from './blood-bowl-clock.ts'
import { outcomesOf } from './blood-bowl-odds.ts'

const position = (pieces: object, more: object): BloodMatch => bloodPosition({}, { pieces, ...more })

const known = (match: BloodMatch) => bloodGuide.known?.(match, 0) ?? []
const awaited = (match: BloodMatch): string | undefined => bloodBowl.decision(match)?.roll?.what

describe('the odds of a block', () => {
  const odds = (strengths: [number, number], skills: string[] = [], again = false) => {
    const match = position({ A: { at: [10, 7], skills }, a: { at: [11, 7] } }, {})
    const [blocker, target] = match.state.players
    const outcomes = outcomesOf(match, blocker, target, strengths, again)
    const sum = (wanted: 'fells' | 'endsTurn') => outcomes.reduce((all, one) => all + (one[wanted] ? one.share : 0), 0)
    expect(outcomes.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1)
    return { endsTurn: sum('endsTurn'), fells: sum('fells') }
  }

  it('are those of the dice, whoever chooses', () => {
    expect(odds([3, 3]).endsTurn).toBeCloseTo(2 / 6)
    expect(odds([4, 3]).endsTurn).toBeCloseTo(4 / 36)
    expect(odds([7, 3]).endsTurn).toBeCloseTo(8 / 216)
    expect(odds([3, 4]).endsTurn).toBeCloseTo(20 / 36)
  })

  it('are better with Block, and with a re-roll', () => {
    expect(odds([4, 3], ['block']).endsTurn).toBeCloseTo(1 / 36)
    expect(odds([4, 3], ['block']).fells).toBeCloseTo(27 / 36)
    expect(odds([4, 3], [], true).endsTurn).toBeCloseTo((4 / 36) ** 2)
  })
})

describe('blocks that need no search', () => {
  const pair = { A: { at: [3, 3] }, B: { at: [10, 7] }, C: { at: [12, 8] }, a: { at: [11, 7] } }

  it('are worth more with help, and leave the match as it was', () => {
    const match = position(pair, { ball: 'A' })
    const before = JSON.stringify(bloodBowl.save(match))
    const [helped] = known(match)
    const [alone] = known(position({ ...pair, C: { at: [3, 12] } }, { ball: 'A' }))
    expect(helped.value).toBeGreaterThan(alone.value)
    expect(helped.goesOn).toBeGreaterThan(alone.goesOn)
    expect(JSON.stringify(bloodBowl.save(match))).toBe(before)
  })

  it('include Blitzes, from a square where others help', () => {
    const pieces = { A: { at: [3, 3] }, B: { at: [10, 3] }, C: { at: [12, 8] }, a: { at: [11, 7] } }
    const blitz = known(position(pieces, { ball: 'A' })).find(({ actions }) => actions[1].type === 'blitz')
    expect(blitz?.actions.at(-1)?.type).toBe('block')
    expect(blitz?.goesOn).toBeGreaterThan(0.85)
  })

  it('are known to nobody who looks no further than his own turn', () => {
    expect(boldBloodGuide.known).toBeUndefined()
  })
})

describe('what comes first in a turn', () => {
  it('is a block with two dice, before a ball is picked up beside the one it hits', () => {
    const pieces = {
      A: { at: [8, 7], ag: 3 },
      B: { at: [11, 7], skills: ['block'] },
      C: { at: [13, 8] },
      a: { at: [12, 7] },
      b: { at: [20, 3] },
    }
    const match = position(pieces, { ball: [11, 6], turns: [3, 3] })
    veteranTurn(match)
    expect(awaited(match)).toBe('block')
  })

  it('is the cage that goes on, before a block elsewhere that may cost the turn', () => {
    const cage = { A: { at: [8, 7] }, B: { at: [8, 5] }, C: { at: [8, 9] }, D: { at: [9, 4] }, E: { at: [9, 10] } }
    const fight = { F: { at: [13, 1] }, G: { at: [15, 2] }, a: { at: [14, 1] } }
    const match = position({ ...cage, ...fight, b: { at: [21, 7] }, c: { at: [21, 11] } }, { ball: 'A', turns: [3, 2] })
    const actions = veteranTurn(match)
    expect(awaited(match)).toBe('block')
    expect(match.state.players[0].activated).toBe(1)
    expect(actions.filter(({ type }) => type === 'activate').length).toBeGreaterThanOrEqual(4)
  })
})

it('a drive that has yet to begin is worth little where two turns are left', () => {
  expect(driveWorth(2)).toBeLessThan(0.05 * TOUCHDOWN)
  expect(driveWorth(8)).toBeLessThan(0.3 * TOUCHDOWN)
})
