import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { loadWeights } from './learned/weights.ts'
import { budgetForPeople, coachFor, LEVELS, learnedFor, ready, usualBudget } from './levels.ts'

const milliseconds = (waited: number): number => {
  const budget = budgetForPeople('blitz-bowl', 'veteran', waited)
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
    for (const level of LEVELS)
      expect(budgetForPeople('skirmish', level, 0)).toMatchObject(usualBudget('skirmish', level))
  })
})

describe.each(['blitz-bowl', 'dungeon-bowl', 'skirmish', 'blood-bowl'])('the master of %s', (game) => {
  it('has to be called before it can sit down, and then plays the same game on every machine', async () => {
    if (game !== 'blood-bowl') expect(() => learnedFor(`${game}, not called`)).toThrow('not ready')
    await ready(game, 'master')
    expect(coachFor(game, 'master')).toBeDefined()
    const model = await loadWeights(game)
    // Nothing was learned about Blood Bowl yet: its masters are veterans.
    expect(model === null).toBe(game === 'blood-bowl')
    expect(learnedFor(game) === null).toBe(game === 'blood-bowl')
    if (model) expect(JSON.stringify(model).length).toBeLessThan(60_000)
  })
})

it('the weights that are shipped fit the features, and a chance is told by them', async () => {
  await ready('skirmish', 'master')
  const match = skirmishGame.create({}, 3)
  const chance = learnedFor('skirmish')?.chance(match as never, 0) ?? -1
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(1)
})
