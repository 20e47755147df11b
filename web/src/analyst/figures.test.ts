import { describe, expect, test } from 'vitest'
import { gravityOf, percent, signedPercent, weightiest, worst } from './figures.ts'

describe('figures of an analysis', () => {
  test('the rolls that changed most are told in the order of the match, with who gained', () => {
    const rolls = Array.from({ length: 10 }, (_, i) => ({
      step: 10 - i,
      what: 'block',
      swing: i % 2 ? [i / 100, -i / 100] : [-i / 100, i / 100],
    }))
    const told = weightiest(rolls)
    expect(told.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6])
    expect(told[0]).toMatchObject({ seat: 0, gain: 0.09 })
    expect(told[1]).toMatchObject({ seat: 1, gain: 0.08 })
  })

  test('several rolls of one step are told once', () => {
    const roll = (step: number, gain: number) => ({ step, what: 'armour', swing: [gain, -gain] })
    expect(weightiest([roll(4, 0.25), roll(4, -0.125), roll(5, 0.03)])).toEqual([
      { step: 4, seat: 0, gain: 0.125 },
      { step: 5, seat: 0, gain: 0.03 },
    ])
  })

  test('the worst choice comes first', () => {
    const blunder = (step: number, loss: number) => ({ step, seat: 0, loss, better: [] })
    expect(worst([blunder(1, 0.04), blunder(2, 0.2), blunder(3, 0.1)]).map(({ step }) => step)).toEqual([2, 3, 1])
  })

  test('choices are called by what they cost', () => {
    expect([0.03, 0.079, 0.08, 0.149, 0.15].map(gravityOf)).toEqual([1, 1, 2, 2, 3])
  })

  test('shares are told as people write them', () => {
    expect([percent(0.634), signedPercent(0.126), signedPercent(-0.06), signedPercent(0.001)]).toEqual([
      '63 %',
      '+13 %',
      '−6 %',
      '±0 %',
    ])
  })
})
