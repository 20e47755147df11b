import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { type Action, dieByName, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { Purse } from '../coach.ts'
import { oneOfEach } from '../dice-bins.ts'
import { estimate } from '../search/estimate.ts'
import { PlayAhead } from '../search/play-ahead.ts'
import { bloodPosition } from '../testing/positions.ts'
import { bloodGuide, boldBloodGuide } from './blood-bowl.ts'

const DOWN = 4
const PUSHED = 1

/** A beside b, who is as strong or weaker; B stands behind. */
const beside = (pieces: object, more: object = {}): BloodMatch =>
  bloodPosition({}, { pieces, rerolls: [0, 0], ...more })

const pair = { A: { at: [10, 7], st: 4 }, b: { at: [11, 7], st: 3 } }
const blocking = [
  { type: 'activate', player: 0 },
  { type: 'block', target: 1 },
]

function played(match: BloodMatch, actions: readonly object[]): BloodMatch {
  match.dice = null
  for (const action of actions) bloodBowl.play(match, action as Action)
  return match
}

/** What is told apart of the open roll, and in how many of its ways each comes. */
function told(match: BloodMatch): [string | number, number][] {
  const dice = (match.waiting?.dice ?? []).map((name) => dieByName(name, bloodBowl.definition.dice))
  const kindOf = bloodGuide.alike?.(match, 0)
  if (!kindOf) throw new Error('nothing is told of this roll')
  return oneOfEach(dice, kindOf).map(({ values, share }) => [kindOf(values), Math.round(share * 6 ** dice.length)])
}

describe('outcomes that come to the same', () => {
  it('of a block with two dice: down, pushed, or both dice where he may want to roll again', () => {
    expect(told(played(beside(pair), blocking))).toEqual(
      expect.arrayContaining([
        [DOWN, 20],
        [PUSHED, 12],
        ['0,0', 1],
        ['0,1', 2],
        ['1,1', 1],
      ]),
    )
  })

  it('of the armour of whoever fell: broken, or not', () => {
    const match = played(beside({ ...pair, b: { ...pair.b, av: 9 } }), blocking)
    bloodBowl.play(match, { type: 'roll', values: [6, 6] } as Action)
    while (!match.waiting) bloodBowl.play(match, bloodBowl.fallback(match))
    expect(match.waiting?.what).toBe('armour')
    expect(told(match).map(([, ways]) => ways)).toContain(10)
    expect(told(match).length).toBeLessThan(5)
  })

  it('are played one by one by those who think no further than their own turn', () => {
    expect(boldBloodGuide.alike).toBeUndefined()
  })
})

describe('blocks that are known', () => {
  const declaring = (pieces: object, more: object = {}, guide = bloodGuide): string[] => {
    const match = played(beside(pieces, more), blocking.slice(0, 1))
    const decision = bloodBowl.decision(match)
    if (!decision) throw new Error('nothing is asked')
    return (guide.sensible?.(match, decision) ?? []).map(({ type }) => type)
  }

  it('are not searched for', () => {
    expect(declaring(pair)).not.toContain('block')
    expect(declaring(pair)).toContain('move')
    expect(declaring(pair, {}, boldBloodGuide)).toContain('block')
  })

  it('are searched for where the dice do not tell it all, or the carrier strikes himself', () => {
    expect(declaring({ ...pair, A: { ...pair.A, skills: ['frenzy'] } })).toContain('block')
    expect(declaring(pair, { ball: 'A' })).toContain('block')
  })
})

it('deep in rolls nobody thinks about how a move goes on', () => {
  const match = played(beside({ A: { at: [10, 7] }, b: { at: [20, 7] } }), [blocking[0], { type: 'move' }])
  const purse = new Purse({ decisions: 100 })
  const play = new PlayAhead(bloodBowl, bloodGuide, 0, purse, new Random(1))
  play.start = match
  expect(estimate(play, match, 2).value).toBe(bloodGuide.evaluate(match, 0))
  expect(purse.decisionsLeft).toBe(100)
})
