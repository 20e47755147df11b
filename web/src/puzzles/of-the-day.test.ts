import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../games/index.ts'
import { daysMatch } from './of-the-day.ts'

describe('the match of the day', () => {
  it.each(gameIds)('of %s is the same for everybody, and another one the day after', async (id) => {
    const adapter = await loadGame(id)
    const begun = (day: number) => {
      const { options, seed } = daysMatch(adapter, day)
      return adapter.game.digest(adapter.game.create(options, seed))
    }
    expect(begun(20_000)).toBe(begun(20_000))
    expect(begun(20_000)).not.toBe(begun(20_001))
  })
})
