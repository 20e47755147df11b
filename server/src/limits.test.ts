import { expect, it } from 'vitest'
import { ALLOWED, Limits } from './limits.ts'

it('so many at once, then so many a second, each for himself; a clock that stands still gives nothing', () => {
  let now = 0
  const limits = new Limits(() => now)
  const taken = (who: string) => Array.from({ length: 100 }, () => limits.take('act', who)).filter(Boolean).length
  const { burst, perSecond } = ALLOWED.act
  expect(taken('one')).toBe(burst)
  expect(taken('one')).toBe(0)
  expect(taken('two')).toBe(burst)
  now += 1000
  expect(taken('one')).toBe(perSecond)
  now += 3_600_000
  expect(taken('one')).toBe(burst)
})

it('those who have been away are forgotten, those who are watched are not', () => {
  let now = 0
  const limits = new Limits(() => now)
  for (let i = 0; i < 50_000; i++) limits.take('say', `${i}`)
  now += 3_600_000
  while (limits.take('signUp', 'greedy')) {
    // All of them.
  }
  limits.take('say', 'one more')
  expect(limits.take('signUp', 'greedy')).toBe(false)
})
