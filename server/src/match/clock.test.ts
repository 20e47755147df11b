import { describe, expect, it } from 'vitest'
import { awake, charged, extended, freshClock, isAsleep, overrun, renewed } from './clock.ts'

const TERMS = { turn: 60, answer: 10, bank: 5 }

describe('the clock', () => {
  it('takes from the turn, then from the bank; an answer in the other one’s turn has its own time', () => {
    const clock = charged(charged(freshClock(TERMS, 2, 0), 0, 62_000), 1, 11_000)
    expect(clock).toMatchObject({ left: 0, answer: 0, banks: [3000, 4000] })
    expect(renewed(clock, TERMS, 1)).toMatchObject({ turn: 1, left: 60_000, answer: 10_000, banks: [3000, 4000] })
    expect(extended(clock, [1], 60).banks).toEqual([3000, 64_000])
  })

  it('three of one’s own turns in a row that run out count as being away; an answer of one’s own ends that', () => {
    let clock = freshClock(TERMS, 2, 0)
    for (const turn of [0, 1, 0, 1, 0]) {
      clock = renewed(clock, TERMS, turn)
      // Twice in one turn is one turn, and an answer in the other one’s turn is none.
      if (turn === 0) clock = overrun(overrun(overrun(clock, 0), 0), 1)
      else clock = awake(clock, 1)
    }
    expect([0, 1].map((seat) => isAsleep(clock, seat))).toEqual([true, false])
    expect(isAsleep(awake(clock, 0), 0)).toBe(false)
    expect(isAsleep(null, 0)).toBe(false)
  })
})
