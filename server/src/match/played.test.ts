import type { Action } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { type Played, PlayedList } from './played.ts'

it('gives back what was played, however long ago, and forgets what is cut off', () => {
  const plain = Array.from(
    { length: 200 },
    (_, n): Played => ({ action: { type: 'step', to: n } as Action, seat: n % 2, final: n % 7 === 0 }),
  )
  const list = new PlayedList(plain)
  for (const count of [0, 31, 32, 100, 199, 200]) expect(list.since(count)).toEqual(plain.slice(count))
  for (const count of [180, 70, 64, 3, 0]) {
    list.cut(count)
    expect(list.length).toBe(count)
    expect(list.all).toEqual(plain.slice(0, count))
  }
  list.push(plain[5])
  expect(list.all).toEqual([plain[5]])
})
