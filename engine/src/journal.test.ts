import { describe, expect, it } from 'vitest'
import { Random } from './dice.ts'
import { digestOf } from './digest.ts'
import { Journal } from './journal.ts'
import { type ReplayFault, readReplay, replayActions, replaySteps, writeReplay } from './replay.ts'
import { readSave, writeSave } from './save.ts'
import { type Race, race } from './testing/sample-game.ts'

function playedMatch(seed: number, length = 1000) {
  const journal = new Journal(race, race.create({ goal: 25 }, seed))
  const random = new Random(seed)
  for (let i = 0; i < length; i++) {
    const decision = race.decision(journal.match)
    if (!decision) break
    journal.play(random.pick(decision.actions))
  }
  return journal
}
const actionsOf = (journal: Journal<Race>) => journal.entries.map(({ action }) => action)

describe('undo', () => {
  it('takes back an action that rolled nothing, only for the seat that made it', () => {
    const journal = new Journal(race, race.create({}, 3))
    const before = race.digest(journal.match)
    expect(journal.canRedo()).toBe(false)
    const card = journal.match.state.hands[0][0]
    journal.play({ type: 'card', card } as never)
    expect(journal.canUndo(1)).toBe(false)
    expect(() => journal.undo(1)).toThrow('the last decision was not of seat 1')
    journal.undo(0)
    expect(race.digest(journal.match)).toBe(before)
    journal.redo()
    expect(journal.match.state.scores[0]).toBe(card)
  })

  it('does not go back past something that came to light without a die', () => {
    const revealing = Object.create(race, {
      apply: {
        value: (match: never, action: never) => {
          const events = race.apply(match, action)
          ;(match as { reveals: number }).reveals++
          return events
        },
      },
    }) as typeof race
    const journal = new Journal(revealing, race.create({}, 3))
    journal.play({ type: 'card', card: journal.match.state.hands[0][0] } as never)
    expect(journal.canUndo(0)).toBe(false)
  })

  it('does not go back past a die', () => {
    const journal = new Journal(race, race.create({}, 3))
    journal.play({ type: 'roll-for-points' })
    expect(() => journal.undo(0)).toThrow('dice were rolled or something hidden came to light')
  })
})

describe('a replay', () => {
  const journal = playedMatch(7)
  const replay = writeReplay(race, { goal: 25 }, 7, actionsOf(journal as never))

  it('plays the same match again', () => {
    expect(replayActions(race, readReplay(race, JSON.parse(JSON.stringify(replay))))).toEqual(
      actionsOf(journal as never),
    )
    expect(replay.digest).toBe(race.digest(journal.match))
  })

  it('is refused by name when it is of another game or other rules, or no replay', () => {
    expect(() => readReplay(race, { ...replay, rules: '2' })).toThrow('made with rules version 2 of race; this is 1')
    expect(() => readReplay(race, { ...replay, game: 'chess' })).toThrow('this is a replay of chess, not of race')
    expect(() => readReplay(race, { some: 'thing' })).toThrow('not an Undercroft replay')
  })

  it('with anything else in it is refused in plain words', () => {
    const broken = [
      { seed: {} },
      { seed: 'abc' },
      { steps: replay.steps.map(() => 'x') },
      { options: { goal: 'far' } },
      { options: 5 },
    ]
    for (const change of broken) {
      const read = () => replayActions(race, readReplay(race, { ...replay, ...change }))
      expect(read).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^(FileError|OptionsError|ReplayFault)$/) }),
      )
    }
  })

  it('names the first step that was changed', () => {
    const last = replay.steps.length - 1
    const steps = replay.steps.map((step, i) => (i === last ? 99 : step))
    expect(() => replayActions(race, { ...replay, steps })).toThrow(`step ${last + 1} of ${last + 1}`)
    expect(() => replayActions(race, { ...replay, seed: 8 })).toThrow(/^step \d+ of/)
  })

  it('tells step by step what happened, up to the step that differs', () => {
    const again = playedMatch(7)
    const told = [...replaySteps(race, replay)]
    expect(told.map(({ action }) => action)).toEqual(actionsOf(again as never))
    expect(told.some(({ events }) => events.length > 0)).toBe(true)
    const checks = `${replay.checks.slice(0, 4)}..${replay.checks.slice(6)}`
    const steps = replaySteps(race, { ...replay, checks })
    steps.next()
    steps.next()
    expect(() => steps.next()).toThrow('step 3 of')
    expect(() => [...replaySteps(race, { ...replay, checks })]).toThrow(
      expect.objectContaining({ step: 3 } satisfies Partial<ReplayFault>),
    )
  })

  it('of a running match holds dice in place of the seed', () => {
    const running = playedMatch(7, 5)
    const written = writeReplay(race, { goal: 25 }, 7, actionsOf(running as never))
    expect(written.seed).toBeNull()
    const match = race.create({ goal: 25 }, null)
    for (const action of replayActions(race, written)) race.apply(match, action)
    expect(match.state).toEqual(running.match.state)
  })
})

describe('a save', () => {
  it('brings back the match and what can be undone', () => {
    const journal = playedMatch(11, 6)
    const again = readSave(race, JSON.parse(JSON.stringify(writeSave(journal))))
    expect(race.digest(again.match)).toBe(race.digest(journal.match))
    expect(again.entries).toEqual(journal.entries)
  })

  it('is refused with a reason when damaged or of another version', () => {
    const save = writeSave(playedMatch(11, 6))
    expect(() => readSave(race, { ...save, actions: [] })).toThrow('the save is damaged')
    expect(() => readSave(race, { ...save, rules: '0' })).toThrow('made with rules version 0')
    expect(() => readSave(race, 'nonsense')).toThrow('not an Undercroft save')
  })
})

describe('a save with a right digest and wrong insides', () => {
  const save = writeSave(playedMatch(7, 6))
  const sealed = (change: object) => {
    const content = { game: save.game, rules: save.rules, start: save.start, actions: save.actions, ...change }
    return { ...save, ...content, digest: digestOf(content) }
  }
  const start = save.start as Record<string, unknown>
  it.each([
    ['no start', { start: null }],
    ['no state', { start: { ...start, state: null } }],
    ['no stack', { start: { ...start, stack: 5 } }],
    ['a procedure that nobody knows', { start: { ...start, stack: [{ proc: 'dance', step: 'start' }] } }],
    ['a state that lacks a field', { start: { ...start, state: { scores: [0, 0] } } }],
    ['wrong options', { start: { ...start, options: { goal: -1 } } }],
    ['no whole number of rolls', { start: { ...start, rolls: -1 } }],
    ['a view', { start: { ...start, viewer: 0 } }],
    ['no actions', { actions: 5 }],
    ['an action that is none', { actions: [null] }],
    ['an action that nobody may take', { actions: [{ type: 'dance' }] }],
  ])('is refused: %s', (_, change) => {
    expect(() => readSave(race, sealed(change))).toThrow(expect.objectContaining({ name: 'FileError' }))
    expect(() => readSave(race, sealed(change))).not.toThrow(/Cannot read|not a function|not iterable/)
  })

  const stack = (start.stack as object[]).slice(0, -1)
  const waiting = { dice: ['d6'], what: 'points', seat: 0 }
  it.each([
    ['dice: must be null or the four numbers', { dice: -1 }],
    ['dice: must be null or the four numbers', { dice: [1, 2, 3, 0.5] }],
    ['waiting: a match with dice of its own asks for none', { waiting }],
    ["waiting.dice: there is no die called 'coin'", { dice: null, waiting: { ...waiting, dice: ['coin'] } }],
    ['waiting.what: nothing like this', { dice: null, waiting: { ...waiting, what: 'love' } }],
    ['waiting.seat: there is no such seat', { dice: null, waiting: { ...waiting, seat: 9 } }],
    ["there is no step 'start' of a procedure 'dance'", { stack: [...stack, { proc: 'dance', step: 'start' }] }],
    ['.proc: must name a procedure', { stack: [...stack, { step: 'start' }] }],
    ['state.scores: must be a list', { state: { ...(start.state as object), scores: 3 } }],
    ['state.scores[1]: must be a number', { state: { ...(start.state as object), scores: [0, 'x'] } }],
  ])('is refused by the name of what is wrong: %s', (told, change) => {
    expect(() => readSave(race, sealed({ start: { ...start, ...change } }))).toThrow(told)
  })

  it('names the action that cannot be played, counted from 1', () => {
    const last = save.actions.length + 1
    expect(() => readSave(race, sealed({ actions: [...save.actions, { type: 'dance' }] }))).toThrow(
      `action ${last} of ${last}: `,
    )
  })
})
