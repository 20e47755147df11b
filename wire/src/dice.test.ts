import { describe, expect, it } from 'vitest'
import { rollDice, rollKey, sealOfSecret, sealOfSeed, shortSeal } from './dice.ts'

/** The vectors of docs/dice.md: whoever writes it again comes to the same. */
const match = 'example-match-1'
const secret = '00112233445566778899aabbccddeeff'.repeat(2)
const seeds = ['000102030405060708090a0b0c0d0e0f', 'f0e0d0c0b0a090807060504030201000']
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('dice that can be proven', () => {
  it('the ten vectors of docs/dice.md', () => {
    const seal = sealOfSecret(match, secret)
    expect(seal).toBe('44e7088cec0dbb63171013e07610e40a82f903e48ebe21db42ab42c991e7fae6')
    expect(shortSeal(seal)).toBe('44E7-088C')
    expect(seeds.map((seed, seat) => sealOfSeed(match, seat, seed))).toEqual([
      'fd5b6c8a42b4ac8c5ee7818882f95d89bbf88e9ce647835ddff64f6db57db146',
      '7136c9088ece38ee79a94ab3976eaee0d4774862e47e264779a9cb7fedfec10d',
    ])
    const key = rollKey(match, secret, seeds)
    expect(hex(key)).toBe('3ec52d48593754d429e5e3e200eb65a043fba1b65f54090d89ea58a6da3ea147')
    expect(rollDice(key, 0, [6, 6])).toEqual([6, 3])
    expect(rollDice(key, 1, [6, 6])).toEqual([4, 5])
    expect(rollDice(key, 2, [8])).toEqual([4])
    expect(rollDice(key, 4, [20, 20])).toEqual([1, 1])
    expect(rollDice(key, 5, Array(9).fill(6))).toEqual([3, 6, 5, 3, 2, 1, 2, 3, 1])
    expect(rollDice(key, 100, [16])).toEqual([11])
    const withComputer = rollKey(match, secret, ['', seeds[1]])
    expect(hex(withComputer)).toBe('15847a7a2dce7c045096e530200902ee69ab416b702b57b47beb082fee392714')
    expect(rollDice(withComputer, 0, [6, 6, 6])).toEqual([2, 3, 3])
  })

  it('are fair', () => {
    const key = rollKey(match, secret, seeds)
    const counts = Array(6).fill(0)
    for (let roll = 0; roll < 6000; roll++) counts[rollDice(key, roll, [6])[0] - 1]++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(20.5) // 5 degrees of freedom, one in a thousand
  })
})
