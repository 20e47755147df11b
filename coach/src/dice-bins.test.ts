import { die, namedDie, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { fewOutcomes, hasManySides, oneOfEach } from './dice-bins.ts'

const coin = namedDie('coin', ['heads', 'tails'])
const played = (dice: Parameters<typeof fewOutcomes>[0], nesting: number) => fewOutcomes(dice, nesting, new Random(1))
const counts = (...dice: Parameters<typeof fewOutcomes>[0]) => [0, 1, 2].map((nesting) => played(dice, nesting).length)

describe('the outcomes of a roll that a search plays', () => {
  it('all of a single die on the likely way, and fewer the deeper it lies', () => {
    expect(counts(die(6))).toEqual([6, 6, 3])
    expect(counts(die(8))).toEqual([8, 3, 3])
    expect(counts(die(20))).toEqual([20, 3, 3])
  })

  it('bins of similar sums for several dice', () => {
    expect(counts(die(6), die(6))).toEqual([6, 3, 3])
    const sums = played([die(6), die(6)], 1).map(({ values }) => values[0] + values[1])
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
  })

  it('what has no order in full, and by lot when it lies deep or is too much', () => {
    // Two heads, two tails, or one of each.
    expect(counts(coin, coin)).toEqual([3, 3, 2])
    expect(counts(die(6), die(6), die(6), die(6))).toEqual([2, 2, 2])
  })

  it('shares that add up to one', () => {
    for (const dice of [[die(6)], [die(20)], [die(6), die(6)], [coin, coin, coin]]) {
      for (const nesting of [0, 1, 2]) {
        expect(played(dice, nesting).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      }
    }
  })
})

it('a single plain die of more than eight sides has many', () => {
  expect([[die(20)], [die(8)], [die(20), die(20)], [coin]].map(hasManySides)).toEqual([true, false, false, false])
})

it('of outcomes that are told alike one speaks for all', () => {
  const told = oneOfEach([die(6), die(6)], ([a, b]) => a + b > 9)
  expect(told.map(({ values: [a, b], share }) => [a + b > 9, Math.round(36 * share)])).toEqual([
    [false, 30],
    [true, 6],
  ])
})
