import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../actions.ts'
import { DUNGEONS } from '../dungeons/index.ts'
import { dungeonBowl } from '../game.ts'
import { READY_TEAMS } from '../teams/ready-made/index.ts'
import { crowd } from '../testing/crowd.ts'

const unknown = new Set<string>()

test('every action has the fields that its question says', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 24; seed++) {
    const random = new Random(seed)
    const ready = {
      teams: [random.pick(READY_TEAMS).name, random.pick(READY_TEAMS).name],
      dungeon: random.pick(DUNGEONS).name,
      turnLimit: 8,
      league: true,
    }
    const match = dungeonBowl.create(seed % 3 === 0 ? ready : crowd(random), seed)
    for (let decision = dungeonBowl.decision(match); decision; decision = dungeonBowl.decision(match)) {
      const { kind, actions } = decision
      seen.add(kind)
      for (const { type, ...fields } of actions) {
        const known = QUESTIONS[kind]?.[type]
        const needed = known?.filter((field) => !field.endsWith('?'))
        const given = Object.keys(fields).filter((field) => !known?.includes(`${field}?`))
        if (needed) expect(given, `${kind}: ${type}`).toEqual(needed)
        else unknown.add(`${kind}: ${type} ${Object.keys(fields)}`)
      }
      dungeonBowl.play(match, random.pick(actions))
    }
  }
  expect([...unknown]).toEqual([])
  for (const kind of [
    'place-chest',
    'turn',
    'declare',
    'move',
    're-roll',
    'block-dice',
    'push-square',
    'follow-up',
    'use-skill',
  ])
    expect(seen).toContain(kind)
}, 120_000)
