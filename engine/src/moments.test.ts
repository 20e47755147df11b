import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ability, MomentTable } from './moments.ts'

interface Moments {
  roll(value: number): number
  fall(): string
}

const many = Array.from(
  { length: 70 },
  (_, i): Ability<Moments> => ({ id: `a${i}`, rules: [], on: i % 3 === 0 ? { roll: (value) => value + i } : {} }),
)
const table = new MomentTable<Moments>(many)

describe('moments', () => {
  it('find exactly the abilities of a set that answer, in order of declaration', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 69 })), (numbers) => {
        const set = table.set(numbers.map((i) => `a${i}`))
        const expected = numbers.filter((i) => i % 3 === 0).sort((a, b) => a - b)
        expect(table.listeners('roll', set).map(({ ability }) => ability.id)).toEqual(expected.map((i) => `a${i}`))
        expect(table.listens('roll', set)).toBe(expected.length > 0)
        for (const asked of [set, set, table.set(['a1']), table.set(['a3']), set])
          expect(table.hearing('roll').isHeardIn(asked)).toBe(table.listens('roll', asked))
        expect(table.listens('fall', set)).toBe(false)
        expect(table.list(set)).toEqual([...numbers].sort((a, b) => a - b).map((i) => `a${i}`))
      }),
    )
  })

  it('answer with the ability’s own function', () => {
    const [listener] = table.listeners('roll', table.set(['a66']))
    expect(listener.answer(1)).toBe(67)
  })

  it('gain and lose abilities without changing the old set', () => {
    const none = table.set([])
    const one = table.with(none, 'a33')
    expect(table.has(one, 'a33')).toBe(true)
    expect(table.has(none, 'a33')).toBe(false)
    expect(table.without(one, 'a33')).toEqual(none)
    expect(table.union([one, table.set(['a1'])])).toEqual(table.set(['a1', 'a33']))
  })

  it('refuse unknown and doubled abilities', () => {
    expect(() => table.set(['nothing'])).toThrow("no ability called 'nothing'")
    expect(() => new MomentTable([many[0], many[0]])).toThrow('two abilities have the same id')
  })
})
