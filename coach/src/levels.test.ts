import { describe, expect, it } from 'vitest'
import { budgetForPeople, LEVELS, USUAL_BUDGET } from './levels.ts'

const milliseconds = (waited: number): number => {
  const budget = budgetForPeople('veteran', waited)
  return 'milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY
}

describe('a computer whom people wait for', () => {
  it('answers every question within a second, and has less time the longer they have waited', () => {
    expect(milliseconds(0)).toBeLessThan(1000)
    expect(milliseconds(7000)).toBeLessThan(milliseconds(0))
    expect(milliseconds(60_000)).toBeGreaterThan(0)
  })

  it('has done with a turn of thirty questions within ten seconds', () => {
    let waited = 0
    for (let question = 0; question < 30; question++) waited += milliseconds(waited)
    expect(waited).toBeLessThan(10_000)
  })

  it('simulates no more than anywhere else', () => {
    for (const level of LEVELS) expect(budgetForPeople(level, 0)).toMatchObject(USUAL_BUDGET[level])
  })
})
