import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { explain } from '../event-rules.ts'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl } from '../game.ts'
import { randomOptions } from '../random-options.ts'
import { rules } from '../reference/index.ts'
import { crowd } from '../testing/crowd.ts'

const known = new Set(rules.map(({ id }) => id))

test('every die is told once, and every event names rules of the reference', () => {
  const unexplained = new Set<string>()
  const unknown = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const random = new Random(seed)
    const match = dungeonBowl.create(seed % 4 === 0 ? randomOptions(random) : crowd(random), seed)
    for (let decision = dungeonBowl.decision(match); decision; decision = dungeonBowl.decision(match)) {
      const before = match.rolls
      const events = dungeonBowl.apply(match, random.pick(decision.actions))
      expect(events.filter(({ type }) => type === 'roll')).toHaveLength(match.rolls - before)
      for (const event of events) {
        if (event.type === 'roll') expect(event.values).toHaveLength(event.dice.length)
        if (event.rules!.length === 0) unexplained.add(`${event.type} ${'what' in event ? event.what : ''}`)
        for (const rule of event.rules!) if (!known.has(rule)) unknown.add(rule)
      }
    }
  }
  expect([...unexplained]).toEqual([])
  expect([...unknown]).toEqual([])
}, 120_000)

test('every roll that is declared, and every event, names its rules', () => {
  const told = (event: object): boolean => explain(event as DungeonEvent).length > 0
  expect(dungeonBowl.rolls().filter((what) => !told({ type: 'roll', what }))).toEqual([])
  const details = ['reason', 'action', 'face', 'result', 'how', 'item', 'found', 'skill', 'room']
  const values = ['touchdown', 'pow', 'stunned', 'accurate', 'placed', 'end-zone', true, 'block', 'armoury']
  const known = (type: string): boolean =>
    told({ type, skill: 'block', room: 'armoury' }) ||
    details.some((detail) => values.some((value) => told({ type, skill: 'block', room: 'armoury', [detail]: value })))
  expect(dungeonBowl.events().filter((type) => type !== 'roll' && !known(type))).toEqual([])
})
