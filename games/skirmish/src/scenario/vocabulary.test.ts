import { fileURLToPath } from 'node:url'
import { readScenario, runScenario } from '@undercroft/engine/scenario'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { vocabulary } from './vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  for (const { name, run } of scenarioChecks(vocabulary, folder)) it(name, run)
})

const text = `game: skirmish
title: A melee attack that hits
map: |
  ......
  .Ab...
  ......
pieces:
  A: { melee: '+5 (10)' }
  b: { ac: 15, hp: 40 }
turn: A
dice: [d20 10]
play:
  - melee b
expect:
  b: { hp: 30, at: [2, 1] }
  A: { at: [1, 1], hp: 20, is: [] }
`
const run = (changed: string) => runScenario(vocabulary, readScenario(changed, 'a.yaml'))

describe('the words of Skirmish', () => {
  it('set a position up, play, and compare', () => {
    expect(run(text).failures).toEqual([])
    expect(run(text.replace('d20 10', 'd20 9')).failures).toEqual(['a.yaml:15:3: b: hp is 40, not 30'])
  })

  it.each([
    ['turn: A', 'turn: z', "a.yaml:10:7: turn: there is no piece 'z'"],
    ['{ ac: 15, hp: 40 }', '{ card: nobody }', "a.yaml:9:14: pieces.b.card: there is no card 'nobody'"],
    ['{ ac: 15, hp: 40 }', '{ is: [bored] }', "pieces.b.is: there is no condition 'bored'"],
    ['{ ac: 15, hp: 40 }', '{ mood: fine }', 'a.yaml:9:6: pieces.b:'],
    ['is: [] }', 'mood: fine }', 'expect.A.mood: is not known: at, hp, is'],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})
