import type { RollEvent } from '@undercroft/engine'
import { expect, test } from 'vitest'
import type { FoundWay } from '../worker/protocol.ts'
import type { Choice } from './adapter.ts'
import { type GameId, loadGame } from './index.ts'

/** A way with one step for each list of rolls. */
const wayOf = (...rolls: readonly (readonly string[])[]): FoundWay => ({
  to: { x: 0, y: 0 },
  actions: [],
  chance: 1,
  steps: rolls.map((whats) => ({
    to: { x: 0, y: 0 },
    rolls: whats.map((what) => ({ what }) as RollEvent),
    chance: 1,
    reactions: 0,
  })),
})

test.each(['blood-bowl', 'dungeon-bowl'] as const)(
  '%s: Rushes, Dodges, both, and other rolls are told apart',
  async (id) => {
    const { toll, tollName } = await loadGame(id)
    const ways = [wayOf([], []), wayOf([], ['rush']), wayOf(['dodge'], []), wayOf(['jump']), wayOf(['dodge'], ['rush'])]
    expect([...ways, wayOf(['pick-up']), wayOf(['rush', 'pick-up'])].map((way) => toll(way, null))).toEqual([
      null,
      'effort',
      'danger',
      'danger',
      'both',
      'roll',
      'effort',
    ])
    expect((['effort', 'danger', 'both', 'roll'] as const).map(tollName)).toEqual([
      'Rush',
      'Dodge',
      'Rush + Dodge',
      'another roll',
    ])
  },
)

test('Blitz Bowl: a way that marks somebody is told from a Run', async () => {
  const { toll } = await loadGame('blitz-bowl')
  const choice = (group: string) => ({ group }) as Choice
  expect([toll(wayOf([]), choice('run')), toll(wayOf([]), choice('mark')), toll(wayOf(['landing']), null)]).toEqual([
    null,
    'contact',
    'roll',
  ])
})

test('Skirmish: where others may react is told from where nobody can', async () => {
  const { toll } = await loadGame('skirmish' satisfies GameId)
  const [step] = wayOf([]).steps
  expect(toll({ ...wayOf(), steps: [step, { ...step, reactions: 1 }] }, null)).toBe('react')
  expect([toll(wayOf([]), null), toll(wayOf(['leap']), null)]).toEqual([null, 'roll'])
})
