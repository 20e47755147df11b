import { fileURLToPath } from 'node:url'
import { readScenario, runScenario } from '@undercroft/engine/scenario'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { sequences } from './sequences.ts'
import { vocabulary } from './vocabulary.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))
  for (const { name, run } of scenarioChecks(vocabulary, folder, sequences)) it(name, run)
})

const text = `game: blood-bowl
title: A step
pieces:
  A: { at: [5, 5], ma: 5, moved: 2 }
  B: { at: [5, 6], state: prone }
  c: { at: [9, 9] }
ball: A
before: [activate A, move]
play:
  - step 6,5
expect:
  A: { at: [6, 5], movement: 2, rushes: 2, record: { completions: 0 }, st: 3 }
  acting: A
  phase: team-turn
  casualties: [0, 0]
  turnover: null
`
const run = (changed: string) => runScenario(vocabulary, readScenario(changed, 'a.yaml'))

describe('the words of Blood Bowl', () => {
  it('set a position up in the middle of an activation, play, and compare', () => {
    expect(run(text).failures).toEqual([])
    expect(run(text.replace('movement: 2', 'movement: 3')).failures).toEqual(['a.yaml:12:3: A: movement is 2, not 3'])
  })

  it('begin at the start of a turn and of the match', () => {
    const position = text.slice(0, text.indexOf('ball: A'))
    const start = `${position}begins: turn-start\nturns: [2, 2]\nexpect: { asked: turn, seat: 0, turn: { number: 3 } }\n`
    expect(run(start).failures).toEqual([])
    // Of a match from its beginning on the first thing is a roll for the fans.
    const match = run('game: blood-bowl\ntitle: Fans\nbegins: match\nexpect: { phase: pre-match, half: 0 }\n')
    expect(match.failures).toEqual([expect.stringContaining('dice are missing')])
  })

  it.each([
    ['at: [5, 6]', 'at: [5, 5]', 'pieces.B.at: is taken by another piece'],
    ['at: [5, 6], state: prone', 'state: prone', 'pieces.B: has no square, but is prone'],
    ['at: [5, 6], state: prone', 'at: [5, 6], state: reserves', "is on the board, and 'reserves' is off it"],
    ['ball: A', 'ball: B', "ball: 'B' is not Standing on the board"],
    ['ball: A', 'ball: [5, 6]', 'ball: cannot lie in a square that is taken'],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})
