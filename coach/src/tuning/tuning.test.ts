import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { guideFor } from '../levels.ts'
import { dungeonPosition } from '../testing/positions.ts'
import { tunableOf } from './tunable.ts'
import { moved, slopesOf, turned, turnsOf } from './turns.ts'

describe('turned weights', () => {
  it('are drawn by lot within their spans, the same for the same seed', () => {
    const { a, b } = turnsOf(5, 40)
    expect(turnsOf(5, 40)).toEqual({ a, b })
    expect(a).not.toEqual(b)
    for (const turn of [...a, ...b]) expect(Math.abs(turn)).toBeLessThanOrEqual(1)
    const weights = { held: 60, chest: -0.2, relay: 0 }
    const spans = { held: 30, chest: 0.1, relay: 1.5 }
    expect(turned(weights, spans, Float64Array.from([1, -1, 0.5]))).toEqual({
      held: 90,
      chest: -0.2 - 0.1,
      relay: 0.75,
    })
  })

  /** Pairs in which the first weight decides, the second a little the other way round, and the third not at all. */
  const trials = (count: number) =>
    Array.from({ length: count }, (_, pair) => {
      const turns = turnsOf(pair + 1, 3)
      const random = new Random(pair)
      const chance = 0.5 + 0.2 * (turns.a[0] - turns.b[0]) - 0.08 * (turns.a[1] - turns.b[1])
      const match = () => (random.below(1000) < 1000 * chance ? 1 : 0)
      return { ...turns, score: match() + match() }
    })

  it('tell what each of them gains, and how surely', () => {
    const [first, second, third] = slopesOf(trials(3000), 3)
    expect(first.gain).toBeCloseTo(0.2, 1)
    expect(second.gain).toBeCloseTo(-0.08, 1)
    expect(Math.abs(third.gain)).toBeLessThan(3 * third.error)
    expect(slopesOf(trials(750), 3)[0].error).toBeCloseTo(2 * first.error, 2)
  })

  it('are moved by a whole span where it is beyond doubt, and hardly where it may be chance', () => {
    const weights = { a: 10, b: 10, c: 10 }
    const spans = { a: 4, b: 4, c: 4 }
    const next = moved(weights, spans, slopesOf(trials(3000), 3), 1)
    expect(next.a).toBe(14)
    expect(next.b).toBe(6)
    expect(Math.abs(next.c - 10)).toBeLessThan(4)
    expect(moved(weights, spans, [{ gain: 0.2, error: 0.01 }], 0.5).a).toBe(12)
  })
})

it('with its own weights a guide of Dungeon Bowl is that of the veteran', () => {
  const { match } = dungeonPosition(
    `
    ##########
    #<.Aa...>#
    #<.B....>#
    ##########`,
    { ball: 'A' },
  )
  const { weights, with: guideWith, spans } = tunableOf('dungeon-bowl')
  const value = guideFor('dungeon-bowl').evaluate(match as never, 0)
  expect(guideWith(weights).evaluate(match as never, 0)).toBe(value)
  for (const name of ['held', 'near', 'standing', 'strong']) {
    if (name === 'strong') match.state.players[1].st = 4
    const other = guideWith({ ...weights, [name]: weights[name] + spans[name] })
    expect(other.evaluate(match as never, 0), name).not.toBe(value)
  }
})

it('only what is named is turned in Blitz Bowl', () => {
  const { weights, spans } = tunableOf('blitz-bowl')
  const turnable = Object.keys(weights).filter((name) => spans[name] !== 0)
  expect(turnable.length).toBeGreaterThan(5)
  expect(turnable.every((name) => name.startsWith('rest'))).toBe(true)
})
