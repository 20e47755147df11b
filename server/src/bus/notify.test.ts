import { expect, it } from 'vitest'
import { noticesOf } from './notify.ts'

it('many messages become few notices, none longer than PostgreSQL carries, with nothing left out', () => {
  const texts = Array.from({ length: 500 }, (_, n) => JSON.stringify({ n, name: 'ü'.repeat(n % 90) }))
  const notices = noticesOf(texts)
  expect(notices.length).toBeLessThan(texts.length / 20)
  expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8000)
  expect(notices.flatMap((notice) => JSON.parse(notice))).toEqual(texts.map((text) => JSON.parse(text)))
  expect(noticesOf([])).toEqual([])
})
