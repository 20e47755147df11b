import { describe, expect, it } from 'vitest'
import { COLLEGES, collegeById } from '../../colleges/index.ts'
import { sppSpent } from '../advancement.ts'
import { draftCost } from '../draft.ts'
import { READY_TEAMS } from './index.ts'

describe('ready-made teams', () => {
  it('are two or more for every College, each with a name of its own', () => {
    for (const { id } of COLLEGES) expect(READY_TEAMS.filter(({ college }) => college === id).length).toBeGreaterThan(1)
    expect(new Set(READY_TEAMS.map(({ name }) => name)).size).toBe(READY_TEAMS.length)
  })

  it.each(READY_TEAMS)('$name spends nearly the whole budget and all free SPP', (team) => {
    const cost = draftCost(team, collegeById(team.college)!)
    expect(cost).toBeLessThanOrEqual(1_150_000)
    expect(cost).toBeGreaterThan(1_120_000)
    expect(team.players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)).toBe(36)
  })
})
