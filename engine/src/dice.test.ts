import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { die, dieByName, draw, freshSeed, isSeed, namedDie, outcomes, Random, seededDice } from './dice.ts'

describe('dice', () => {
  it('are fair: every side of a d6 comes up about as often as every other', () => {
    const dice = seededDice(42) as [number, number, number, number]
    const counts = new Array(6).fill(0)
    for (let i = 0; i < 60_000; i++) counts[draw(dice, 6) - 1]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(20.5) // 5 degrees of freedom, one in a thousand
  })

  it('throw away a draw that would favour some side', () => {
    // 0xfffffffc to 0xffffffff are left over when 32 bits are shared out among six sides. After it comes 10.
    expect(draw([0xfffffffc | 0, 0, 1, 0], 6)).toBe(5)
    expect(draw([0xfffffffb | 0, 0, 1, 0], 6)).toBe(6)
  })

  it('give the same values for the same seed, and stay within their sides', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 100 }), (seed, sides) => {
        const one = seededDice(seed) as [number, number, number, number]
        const other = seededDice(seed) as [number, number, number, number]
        for (let i = 0; i < 20; i++) {
          const value = draw(one, sides)
          expect(value).toBe(draw(other, sides))
          expect(value).toBeGreaterThanOrEqual(1)
          expect(value).toBeLessThanOrEqual(sides)
        }
      }),
    )
  })

  it('of a seed of 128 bits depend on each of its bits, and a stream of its own tells nothing of another', () => {
    const seed = '0123456789abcdef0123456789abcdef'
    const drawn = (from: string, stream = 0) => {
      const random = new Random(from, stream)
      return Array.from({ length: 40 }, () => random.below(6)).join('')
    }
    const all = new Set([drawn(seed), drawn(seed, 1), drawn(seed, 2)])
    for (let i = 0; i < 32; i++) {
      const flipped = (Number.parseInt(seed[i], 16) ^ 1).toString(16)
      all.add(drawn(seed.slice(0, i) + flipped + seed.slice(i + 1)))
    }
    expect(all.size).toBe(35)
    expect(() => seededDice('4f')).toThrow("'4f' is no seed")
    expect([isSeed(freshSeed()), isSeed(7), isSeed('x'), isSeed(-1), isSeed(0.5)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(freshSeed()).not.toBe(freshSeed())
  })

  it('differ between seeds that differ only above 32 bits', () => {
    expect(seededDice(1)).not.toEqual(seededDice(1 + 2 ** 32))
  })

  it('are found by name', () => {
    const block = namedDie('block', ['push', 'down'])
    expect(dieByName('block', [block])).toBe(block)
    expect(dieByName('d8', [])).toBe(die(8))
    expect(() => dieByName('dice', [])).toThrow("no die called 'dice'")
  })
})

describe('outcomes', () => {
  it('of two d6 are 21 with 36 ways in all, or 36 in order', () => {
    const two = [die(6), die(6)]
    expect(outcomes(two)).toHaveLength(21)
    expect(outcomes(two).reduce((sum, { ways }) => sum + ways, 0)).toBe(36)
    expect(outcomes(two, true)).toHaveLength(36)
  })

  it('keep different dice apart', () => {
    expect(outcomes([die(2), die(3)])).toHaveLength(6)
  })
})

describe('random', () => {
  it('shuffles without losing anything', () => {
    const items = [1, 2, 3, 4, 5, 6, 7]
    expect(new Random(5).shuffle(items).sort()).toEqual(items)
  })
})
