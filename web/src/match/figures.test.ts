import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type GameEvent, Random, type RollEvent } from '@undercroft/engine'
import { describe, expect, test } from 'vitest'
import type { GameAdapter } from '../games/adapter.ts'
import { logLine } from '../games/dungeon-bowl/log.ts'
import { loadGame } from '../games/index.ts'
import { needArea } from '../i18n/index.ts'
import { luckOf } from './luck.ts'

/** A match played at random to its end, and everything that happened in it. */
function played({ game, quickOptions }: GameAdapter, seed: number) {
  const events: GameEvent[] = []
  const match = game.create({ ...quickOptions(), ...(game.id === 'skirmish' ? { rounds: 3 } : {}) }, seed, events)
  const random = new Random(seed)
  for (let decision = game.decision(match); decision; decision = game.decision(match))
    events.push(...game.apply(match, random.pick(decision.actions)))
  return { match, events }
}

const count = (events: readonly GameEvent[], type: string, seat: number): number =>
  events.filter((event) => event.type === type && (event as GameEvent & { team?: number }).team === seat).length

describe('figures of a finished match are counted once', () => {
  test('Dungeon Bowl: touchdowns and turnovers are those that were told', async () => {
    const adapter = await loadGame('dungeon-bowl')
    const { match, events } = played(adapter, 3)
    const { scores, statistics } = adapter.game.result(match)
    for (const seat of [0, 1]) {
      expect(scores[seat]).toBe(count(events, 'touchdown', seat))
      expect(statistics.turnovers[seat]).toBe(count(events, 'turnover', seat))
    }
  })

  test.each(['dungeon-bowl', 'blitz-bowl', 'skirmish'] as const)(
    '%s: tests have one row, taken from the rolls',
    async (id) => {
      const adapter = await loadGame(id)
      const { match, events } = played(adapter, 5)
      const names = adapter.statistics(match).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => /test/i.test(name))).toEqual([])
      const tests = events.filter(
        (event) =>
          event.type === 'roll' && (event as RollEvent).passed !== null && (event as RollEvent).target !== null,
      )
      const told = adapter.seats(match).map((_, seat) => luckOf(events, seat).rolls)
      expect(told.reduce((sum, rolls) => sum + rolls, 0)).toBe(tests.length)
      for (const seat of told.keys()) {
        const { rolls, passed } = luckOf(events, seat)
        expect(passed).toBeLessThanOrEqual(rolls)
      }
    },
  )
})

test('a Chaos Idol that stays quiet is no failure', async () => {
  await needArea('ball')
  await needArea('dungeon')
  const match = dungeonBowl.create({ teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never, 1)
  const roll = {
    type: 'roll',
    what: 'chaos-idol',
    seat: 0,
    piece: 0,
    dice: ['d6'],
    values: [2],
    target: 6,
    modifiers: [],
    passed: false,
    reroll: null,
  }
  expect(logLine(roll as unknown as GameEvent, match)?.verdict).toBeUndefined()
})
