import { describe, expect, it } from 'vitest'
import { type Race, race } from '../testing/sample-game.ts'
import { readScenario } from './document.ts'
import { attempt, checkPlayable, ownSeats } from './lesson.ts'
import { MODES, type Mode, openScenario, runScenario } from './run.ts'
import { ScenarioFault, type Vocabulary } from './vocabulary.ts'

const vocabulary: Vocabulary<Race> = {
  game: race,
  schema: {
    safeParse: (data) =>
      typeof (data as { points?: unknown }).points === 'number'
        ? { success: true }
        : { success: false, error: { issues: [{ path: ['points'], message: 'must be a number' }] } },
  },
  setUp: (data) => {
    if ((data.points as number) > 100) throw new ScenarioFault(['points'], 'is too far away')
    return race.create({ goal: data.points }, null)
  },
  action: (text) => (text === 'roll' ? { type: 'roll-for-points' } : null),
  names: () => ({ pieces: new Map(), square: () => null }),
  piece: () => ({}),
  facts: { 0: ({ state }) => state.scores[0], 1: ({ state }) => state.scores[1] },
  actions: { card: ['card'], decline: [''], 'roll-for-points': [''], use: [''] },
  draw: ({ state }) => state.scores.join(' : '),
}

const text = `game: race
title: A one may be rolled again
points: 20
dice: [card one, card four]
play:
  - refused: card card=3
  - play: roll
    dice: [d6 1]
  - asked: re-roll
    play: use
    dice: [d6 5]
    expect: { 0: 5 }
  - card card=4
expect: { 0: 5, 1: 4 }
`
const run = (changed: string, mode: Mode = 'plain') => runScenario(vocabulary, readScenario(changed, 'a.yaml'), mode)

describe('a scenario', () => {
  it.each(MODES)('holds in mode %s', (mode) => {
    expect(run(text, mode)).toMatchObject({ failures: [], board: '5 : 4', diceLeft: [] })
  })

  it('tells what differs, with file and line', () => {
    expect(run(text.replace('1: 4 }', '1: 3 }')).failures).toEqual(['a.yaml:14:9: 1 is 4, not 3'])
    expect(run(text.replace('asked: re-roll', 'asked: turn')).failures[0]).toContain(
      "a.yaml:9:5: expected the question 'turn', but seat 0 is asked 're-roll'",
    )
    expect(run(text.replace('refused: card card=3', 'refused: card card=1')).failures[0]).toContain(
      'should have been refused',
    )
  })

  it('fails when dice are missing, left over or wrong', () => {
    expect(run(text.replace('[d6 5]', '[d6 5, d6 6]')).failures[0]).toContain('dice were never rolled: d6 6')
    expect(run(text.replace('card one, card four', 'card one')).failures[0]).toContain('the match waits for dice: card')
    expect(() => run(text.replace('d6 5', 'd8 5'))).toThrow(/a\.yaml:9:5: play\.2: die 1 of 1 for 'points' is a d6/)
    expect(() => run(text.replace('d6 5', 'd6 7'))).toThrow("a.yaml:11:12: play.2.dice.0: 'd6 7': a d6 shows 1 to 6")
  })

  it('that is wrong in itself is refused with file, line and reason', () => {
    expect(() => run(text.replace('points: 20', 'points: far'))).toThrow('a.yaml:3:9: points: must be a number')
    expect(() => run(text.replace('points: 20', 'points: 200'))).toThrow('a.yaml:3:9: points: is too far away')
    expect(() => run(text.replace('game: race', 'game: chess'))).toThrow('a.yaml:1:7: this is a scenario of chess')
    expect(() => run('game: [race')).toThrow(/^a\.yaml:1:\d+/)
    expect(() => run('- 1')).toThrow('a scenario is a list of fields')
    expect(() => run(text.replace('asked:', 'ask:'))).toThrow('a.yaml:9:10: play.2.ask: is not known here')
    expect(() => run(text.replace('- card card=4', '- card 4 5'))).toThrow("'card 4 5' has too few or too many words")
  })

  it.each([
    [
      'refused: card card=3',
      'refused: crad card=3',
      "play.0: 'crad' is no action of this game (there is: card, decline",
    ],
    ['refused: card card=3', 'refused: card crad=3', "play.0: 'card' has no 'crad'"],
    ['refused: card card=3', 'refused: card', "'card' has too few or too many words: write 'card card'"],
    ['expect: { 0: 5, 1: 4 }', 'expect: { 2: 4 }', 'expect.2: is not known: a piece, 0, 1, asked, seat, offered'],
    ['expect: { 0: 5, 1: 4 }', 'expect: { offered: roll }', 'expect.offered: must be a list of actions'],
    ['expect: { 0: 5, 1: 4 }', 'expect: { offered: [rol] }', "expect.offered.0: 'rol' is no action of this game"],
    ['expect: { 0: 5, 1: 4 }', 'expect: { events: scored }', 'expect.events: must be a list of events'],
    ['expect: { 0: 5, 1: 4 }', 'expect: { never: [{ seat: 1 }] }', 'expect.never.0: must be the type of an event'],
    ['expect: { 0: 5, 1: 4 }', 'expect: { never: [{ type: roll, die: 1 }] }', "'roll' tells: type,"],
    ['dice: [card one', 'before: [{ dice: [d6 1] }]\ndice: [card one', 'before.0: must say what is played'],
    ['dice: [card one', 'before: [rol]\ndice: [card one', 'before.0: dice are missing: card'],
  ])('with a mistake in it names the place: %s, %s', (now, then, reason) => {
    expect(text).toContain(now)
    expect(() => run(text.replace(now, then))).toThrow(reason)
  })

  it('expects who is asked, what is offered, what happened and what never did', () => {
    const ending = (fields: string) => text.replace('expect: { 0: 5, 1: 4 }', `expect: { ${fields} }`)
    expect(
      run(ending('asked: turn, seat: 0, offered: [roll], notOffered: [use], over: false, winner: null')).failures,
    ).toEqual([])
    expect(run(ending('seat: 1, offered: [use], notOffered: [roll]')).failures).toEqual([
      'a.yaml:14:9: seat is 0, not 1',
      "a.yaml:14:9: 'use' is not offered",
      "a.yaml:14:9: 'roll' is offered",
    ])
    const rolls = 'events: [{ type: roll, what: points, values: [1] }, { type: roll, values: [5] }]'
    expect(run(ending(`${rolls}, never: [{ type: roll, values: [6] }]`)).failures).toEqual([])
    expect(run(ending('events: [{ type: roll, values: [5] }, { type: roll, values: [1] }]')).failures[0]).toContain(
      '{"type":"roll","values":[1]} did not happen after {"type":"roll","values":[5]}',
    )
    expect(run(ending('never: [roll]')).failures).toEqual(['a.yaml:14:9: {"type":"roll"} happened'])
    // In a step only what happened in it counts.
    const inStep = text.replace('expect: { 0: 5 }', 'expect: { never: [{ type: roll, values: [1] }] }')
    expect(run(inStep).failures).toEqual([])
  })

  it('may begin in the middle of something', () => {
    const late = `game: race
title: The re-roll is open
points: 20
before:
  - { play: roll, dice: [card one, card four, d6 1] }
play:
  - { asked: re-roll, play: use, dice: [d6 5] }
expect: { 0: 5 }
`
    expect(MODES.flatMap((mode) => run(late, mode).failures)).toEqual([])
  })

  it('can be opened to be played by people', () => {
    const { match, script } = openScenario(vocabulary, readScenario(text, 'a.yaml'))
    expect(match.waiting?.dice).toEqual(['card'])
    expect(script.left).toEqual(['card one', 'card four'])
  })
})

describe('a scenario to be played', () => {
  const puzzle = `${text}goal: Have five points
hint: [{ text: Roll, squares: [[1, 2]] }, And use the card]
you: 0
success: [{ 0: 7 }, { 0: 5, 1: 4 }]
failure: { 1: 3 }
`
  const document = (changed: string) => readScenario(changed, 'a.yaml')

  it('is solved by what it plays', () => {
    expect(run(puzzle).failures).toEqual([])
    expect(run(puzzle.replace('{ 0: 5, 1: 4 }]', '{ 0: 5, 1: 9 }]')).failures[0]).toContain(
      'a.yaml:18:10: what is played',
    )
    checkPlayable(vocabulary, document(puzzle))
    expect(ownSeats(document(puzzle).data, 2)).toEqual([0])
    expect(ownSeats(document(text).data, 2)).toEqual([0, 1])
  })

  it('is failed when its failure holds', () => {
    const { data } = document(puzzle)
    const dice = ['card one', 'card three', 'd6 5']
    expect(attempt(vocabulary, data, { play: ['roll'], dice })).toBe('open')
    expect(attempt(vocabulary, data, { play: ['roll', 'card card=3'], dice })).toBe('failed')
    expect(() => attempt(vocabulary, data, { play: ['roll'], dice: dice.slice(0, 2) })).toThrow('dice are missing')
  })

  it.each([
    ['goal: Have five points', 'goal: 5', '15:7: goal: must be text'],
    ['{ text: Roll, squares: [[1, 2]] }', '{ squares: [[1, 2]] }', 'hint.0: must be text'],
    ['[[1, 2]]', '[[1]]', 'hint.0.squares: must be a list of [x, y]'],
    ['you: 0', 'you: -1', 'you: must name seats'],
    ['failure: { 1: 3 }', 'failure: soon', 'failure: must be a list of fields'],
  ])('is refused where a field is wrong: %s', (now, then, reason) => {
    expect(() => document(puzzle.replace(now, then))).toThrow(reason)
  })

  it('needs a success that is not there already', () => {
    expect(() => checkPlayable(vocabulary, document(text))).toThrow('success: must say when')
    expect(() => checkPlayable(vocabulary, document(puzzle.replace('{ 0: 7 }', '{ 0: 0 }')))).toThrow('passed before')
  })
})
