import { dungeonBowl, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { describe, expect, it } from 'vitest'
import { coachFor } from '../levels.ts'
import { playMatch } from '../match.ts'

describe.each([3, 4])('%i rookies in one dungeon', (count) => {
  it('look for the ball, all of them, and play to the end', () => {
    const teams = READY_TEAMS.slice(0, count).map(({ name }) => name)
    const players = teams.map(() => ({ coach: coachFor('dungeon-bowl', 'rookie') as never, budget: { decisions: 60 } }))
    const { match, actions } = playMatch(
      dungeonBowl,
      { teams, dungeon: { seed: 2 }, turnLimit: 4 },
      count,
      players as never,
    )
    const { over, turns } = dungeonBowl.result(match)
    expect(over).toBe(true)
    expect(turns).toBe(4)
    expect(actions.some(({ type }) => type === 'open')).toBe(true)
  })
})
