import { describe, expect, it } from 'vitest'
import { plotOf } from './plot.ts'
import { growthWork, series } from './sizes.ts'

describe('how cost grows', () => {
  it.each(series.map((one) => [one.title, one] as const))('is the same work in every round: %s', (_, one) => {
    const [play, copies] = growthWork(one, one.sizes[0])
    const first = play.round()
    expect(first.decisions).toBeGreaterThan(500)
    expect(play.round().checksum()).toBe(first.checksum())
    expect(copies.round().clones).toBeGreaterThan(0)
  })

  it('is plotted from nothing to the largest size, with a line for decisions and one for copies', () => {
    const points = [
      { size: 10, decision: 5, clone: 1 },
      { size: 20, decision: 10, clone: 2 },
    ]
    const plot = plotOf([{ title: 'T', unit: 'creatures', points }])
    expect(plot).toContain('>T</text>')
    expect(plot).toContain('d="M164 110L284 40"')
    expect(plot).toContain('d="M164 166L284 152"')
    expect(plot).toContain('>10 µs</text>')
  })
})
