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
    expect(run(text.replace('ball: A\n  turn', 'ball: [2, 1]\n  turn')).failures[0]).toContain('ball is "A", not [2,1]')
  })

  it.each([
    ['position: black-orc', 'position: black-elf', "8:18: pieces.A.position: no College has a position 'black-elf'"],
    ['{ state: stunned }\nball', '{ team: 0 }\nball', '9:14: pieces.b.team: capital letters are team 0'],
    ['ball: A\nplay', 'ball: z\nplay', "10:7: ball: there is no piece 'z'"],
    ['map: |', 'maps: |', '3:7: maps: is not known here'],
    ['b: { state: stunned }\n  ball', 'b: { mood: fine }\n  ball', 'expect.b.mood: is not known: at, state'],
    ['turn: {', 'weather: {', 'expect.weather: is not known'],
    ['c.b#', 'c.A#', "3:6: map: 'A' stands in two squares"],
    ['{ state: stunned }\nball', '{ at: [3, 1] }\nball', 'pieces.b.at: stands on the map already'],
    ['{ state: stunned }\nball', '{}\n  d: { at: [0, 0] }\nball', 'pieces.d.at: nobody can stand in rock'],
    ['{ state: stunned }\nball', '{}\n  d: { at: [1, 1] }\nball', 'pieces.d.at: is taken by another piece'],
    ['{ state: stunned }\nball', '{}\n  d: { at: [9, 1] }\nball', 'pieces.d.at: 9,1 is not on the board'],
    ['ball: A\nplay', 'ball: b\nplay', "ball: 'b' is not Standing on the board"],
    ['ball: A\nplay', 'ball: [0, 0]\nplay', 'ball: cannot lie in rock'],
    ['- step 2,1', '- { refused: step b }', "play.2: 'b' is not a square: write X,Y"],
    ['- step 2,1', '- { refused: "step 20,1" }', 'play.2: 20,1 is not on the board'],
    ['- step 2,1', '- { refused: block z }', "play.2: there is no piece called 'z'"],
    ['- step 2,1', '- { refused: face pwo }', "play.2: 'pwo' is no face of this game"],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(text).toContain(now)
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})

describe('positions', () => {
  it('of three teams, with options of the match, at the beginning of a turn', () => {
    const three = `game: dungeon-bowl
title: The third team begins
map: |
  #########
  #A..b..C#
  #########
pieces:
  C: { team: 2 }
active: 2
begins: turn-start
options: { decisive: true }
play: [activate C, move, 'step 6,1']
expect: { C: { at: [6, 1] }, phase: team-turn, acting: C, seat: 2 }
`
    expect(run(three).failures).toEqual([])
    expect(run(three).board).toContain('C')
  })

  it('in the middle of an activation, with part of the movement used', () => {
    const late = `game: dungeon-bowl
title: Two squares are left
map: |
  ########
  #A..c..#
  ########
pieces:
  c: { ma: 5, moved: 3 }
active: 1
before: [activate c, move]
play:
  - expect: { c: { movement: 2, rushes: 2 }, acting: c }
  - play: step 5,1
    expect: { c: { movement: 1 }, events: [{ type: moved, player: c, to: [5, 1] }], never: [turnover] }
`
    expect(run(late).failures).toEqual([])
  })
})
