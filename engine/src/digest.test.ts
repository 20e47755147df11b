import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clonePlain } from './clone.ts'
import { digestOf } from './digest.ts'

it('gives equal data equal digests, whatever the order of keys', () => {
  expect(digestOf({ a: 1, b: [2, { c: 3, d: null }] })).toBe(digestOf({ b: [2, { d: null, c: 3 }], a: 1 }))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digestOf(clonePlain(value))).toBe(digestOf(value))
    }),
  )
})

it('tells different data apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (a, b) => {
      expect(digestOf(a) === digestOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
})
