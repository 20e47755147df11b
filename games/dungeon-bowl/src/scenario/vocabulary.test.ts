import { fileURLToPath } from 'node:url'
import { readScenario, runScenario } from '@undercroft/engine/scenario'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { sequences } from './sequences.ts'
import { vocabulary } from './vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  for (const { name, run } of scenarioChecks(vocabulary, folder, sequences)) it(name, run)
})

const text = `game: dungeon-bowl
title: A step
map: |
  ########
  #A..c.b#
  ########
pieces:
  A: { position: black-orc }
  b: { state: stunned }
ball: A
play:
  - activate A
  - move
  - step 2,1
expect:
  A: { at: [2, 1], state: standing }
  b: { state: stunned }
  ball: A
  turn: { team: 0, number: 1 }
`
const run = (changed: string) => runScenario(vocabulary, readScenario(changed, 'a.yaml'))

describe('the words of Dungeon Bowl', () => {
  it('set a position up, play, and compare', () => {
    expect(run(text).failures).toEqual([])
    expect(run(text).board).toContain('  1    .  A* .  c  .  b-')
  })

  it('tell what differs, with the line', () => {
    expect(run(text.replace('at: [2, 1]', 'at: [3, 1]')).failures).toEqual(['a.yaml:16:3: A: at is [2,1], not [3,1]'])
    expect(run(text.replace('ball: A\n  turn', 'ball: [2, 1]\n  turn')).failures[0]).toContain(
      'the ball: "A", not [2,1]',
    )
  })

  it.each([
    ['position: black-orc', 'position: black-elf', "8:18: pieces.A.position: no College has a position 'black-elf'"],
    ['{ state: stunned }\nball', '{ team: 0 }\nball', '9:14: pieces.b.team: capital letters are team 0'],
    ['ball: A\nplay', 'ball: z\nplay', "10:7: ball: there is no piece 'z'"],
    ['map: |', 'maps: |', '1:1: map:'],
    ['b: { state: stunned }\n  ball', 'b: { mood: fine }\n  ball', 'expect.b.mood: is not known: at, state'],
    ['turn: {', 'weather: {', 'expect.weather: is not known'],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(text).toContain(now)
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})
