import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clonePlain, samePlain } from './clone.ts'

const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))

describe('plain data', () => {
  it('says the same as its copy, and as one with its fields in another order', () => {
    fc.assert(fc.property(plain, (value) => samePlain(value, clonePlain(value))))
    expect(samePlain({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
  })

  it('does not say the same as anything else', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(samePlain(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      }),
    )
    expect(samePlain([1, 2], [1])).toBe(false)
    expect(samePlain({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(samePlain([], {})).toBe(false)
    expect(samePlain({ 0: 1 }, [1])).toBe(false)
  })
})

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, inner]) => [`field ${field}`, sorted(inner)])
    .concat([['object']])
}
