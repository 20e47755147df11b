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
    ['.Ab...', '.AbA..', "a.yaml:3:6: map: 'A' stands in two squares"],
    ['{ ac: 15, hp: 40 }', '{ hp: 40, left: 41 }', 'pieces.b.left: must be from 1 to the 40 hit points'],
    ['{ ac: 15, hp: 40 }', '{ lasting: [blesss] }', "pieces.b.lasting: there is no spell 'blesss'"],
    ['{ ac: 15, hp: 40 }', '{ dc: { boredom: 12 } }', 'pieces.b.dc.boredom: there is no such condition'],
    ['{ ac: 15, hp: 40 }', '{}\n  c: {}', 'pieces.c: is not on the map'],
    ['{ ac: 15, hp: 40 }', "{}\nunder: { b: '#' }", 'under.b: nobody can stand there'],
    ['  - melee b', '  - refused: melee z', "play.0: there is no piece called 'z'"],
    ['  - melee b', '  - refused: step 2,9', 'play.0: 2,9 is not on the board'],
  ])('say where something cannot be: %s', (now, then, reason) => {
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })
})

describe('positions', () => {
  it('SK-ROUND-02 a turn that is given is one of two activations', () => {
    const two = `game: skirmish
title: Two activations, then the other side
map: |
  A.B.C
  .....
  a.b.c
turn: A
play:
  - end
  - { asked: activate, play: activate B }
  - end
  - { expect: { seat: 1, asked: activate, round: 1, phase: round } }
`
    expect(run(two).failures).toEqual([])
  })

  it('have terrain under pieces, lasting spells, conditions with their DC, poison', () => {
    const held = `game: skirmish
title: Held
map: |
  A....b
under: { A: '~' }
pieces:
  A: { lasting: [bless, { spell: ward of stone, turns: 2 }], is: [entangled], dc: { entangle: 14 }, poison: 5 }
  b: { is: [stunned, frightened] }
turn: A
expect:
  A: { hp: 15, is: { with: [entangled], without: [stunned] }, dc: { entangle: 14 }, lasting: { with: [bless] }, poison: 5 }
  b: { is: { with: frightened } }
`
    expect(run(held).failures).toEqual([])
    expect(run(held.replace('with: frightened', 'with: asleep')).failures[0]).toContain(
      'b: is is ["stunned","frightened"]',
    )
    expect(run(held).board).toContain('A....b')
  })
})
