import { gamePackage as blitz } from '@undercroft/blitz-bowl'
import { type Action, type Game, type GamePackage, type Match, Random } from '@undercroft/engine'
import { race } from '@undercroft/engine/testing'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { beforeAll, describe, expect, it } from 'vitest'
import { coachFor, learnedFor, ready } from '../levels.ts'
import { blunders, GRAVITY } from './blunders.ts'
import { review, winChances } from './review.ts'

beforeAll(async () => {
  await ready('blitz-bowl', 'master')
  await ready('skirmish', 'master')
})

/** A short match between computers that hardly think. */
function played({ game }: GamePackage, seed: number): { start: Match; actions: Action[] } {
  const start = game.create({}, seed)
  const match = game.clone(start)
  const random = new Random(seed)
  const actions: Action[] = []
  const coaches = [0, 1].map(() => coachFor(game.id, 'rookie'))
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat } = decision
    const view = game.view(match, seat)
    const action =
      seat === 0
        ? random.pick(decision.actions)
        : coaches[seat].choose({ game, view, decision, seat, random, budget: { decisions: 20 } }).action
    actions.push(action)
    game.play(match, game.legal(match, action))
  }
  return { start, actions }
}

describe.each([
  ['Blitz Bowl', blitz],
  ['Skirmish', skirmish],
] as unknown as [string, GamePackage][])('a match of %s looked back on', (_, pack) => {
  const game = pack.game as Game

  it('begins about even, ends with the result, and choices and dice add up to it', () => {
    const { start, actions } = played(pack, 5)
    const guide = learnedFor(game.id)!
    const { chances, byDecisions, byDice, rolls } = review(game, guide as never, start, actions)
    expect(chances).toHaveLength(actions.length + 1)
    for (const at of chances) expect(at.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    const last = chances.at(-1)!
    expect([0, 0.5, 1]).toContain(last[0])
    for (const seat of [0, 1]) {
      expect(chances[0][seat] + byDecisions[seat] + byDice[seat]).toBeCloseTo(last[seat], 6)
    }
    expect(rolls.length).toBeGreaterThan(0)
    // The dice are those of the match.
    const again = game.clone(start)
    for (const action of actions) game.play(again, game.legal(again, action))
    expect(game.result(again).winner).toBe(last[0] === 1 ? 0 : last[1] === 1 ? 1 : null)
  })
})

it('before a roll the chance is the mean of what may come, so a fair die is no luck on average', () => {
  const match = race.create({ goal: 20 }, 1)
  match.dice = null
  race.play(match, { type: 'roll-for-points' })
  const judge = { chance: ({ state }: typeof match, seat: number) => 0.2 + state.scores[seat] / 40 }
  const before = winChances(race, judge, match)
  let mean = 0
  for (let value = 1; value <= 6; value++) {
    const next = race.clone(match)
    race.play(next, { type: 'roll', values: [value] } as never)
    mean += winChances(race, judge, next)[0] / 6
  }
  expect(before[0]).toBeCloseTo(mean, 9)
})

describe('blunders', () => {
  it('are found in the play of somebody who plays anything, with something better for each', () => {
    const { start, actions } = played(blitz as unknown as GamePackage, 5)
    const guide = learnedFor('blitz-bowl')!
    const found = blunders(blitz.game as never, guide, start as never, actions, 60, 160)
    expect(found.some(({ seat }) => seat === 0)).toBe(true)
    for (const { step, loss, better } of found) {
      expect(step).toBeGreaterThan(60)
      expect(step).toBeLessThanOrEqual(160)
      expect(loss).toBeGreaterThanOrEqual(GRAVITY[0])
      expect(better.length).toBeGreaterThan(0)
      expect(better[0]).not.toEqual(actions[step - 1])
    }
  })
})
