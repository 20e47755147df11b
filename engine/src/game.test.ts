import { describe, expect, it } from 'vitest'
import type { Action, Match } from './contract.ts'
import { defineGame } from './game.ts'
import { become, call, done, finish, go, procedure } from './procedure.ts'
import { checkDecision, kit } from './testing/kit.ts'
import { race } from './testing/sample-game.ts'
import { scriptedTable } from './testing/scripted-table.ts'
import { steer } from './testing/steer.ts'

describe('the kit, on the sample game', () => {
  const subject = {
    game: race,
    options: () => ({ goal: 30 }),
    invariants: () => {},
    matches: 40,
    decisionLimit: 1000,
  }
  for (const check of kit(subject)) it(check.name, check.run)

  it('finds a view that leaks', () => {
    const leaky = Object.create(race, { view: { value: race.clone } })
    const leak = kit({ ...subject, game: leaky }).find(({ name }) => name === 'a view leaks nothing')
    expect(() => leak?.run()).toThrow(/repeat with: npx undercroft simulate race --matches 1 --seed 1/)
  })

  it.each(['decision', 'about', 'turnOf', 'endTurn', 'standing', 'result', 'fallback'] as const)(
    'finds a view that has no answer to %s',
    (question) => {
      const faulty = Object.create(race, {
        [question]: {
          value(match: Match) {
            if (match.viewer !== null) throw new TypeError('a view was asked')
            return race[question](match as never)
          },
        },
      })
      const check = kit({ ...subject, game: faulty }).find(({ name }) => name === 'a view leaks nothing')
      expect(() => check?.run()).toThrow('a view was asked')
    },
  )

  it('finds an action that is listed twice, whatever the order of its fields', () => {
    const decision = { seat: 0, kind: 'aim', roll: null }
    const once = [{ type: 'aim', x: 1, y: 2 } as Action, { type: 'aim', x: 2, y: 1 } as Action]
    expect(() => checkDecision({ ...decision, actions: once }, 2)).not.toThrow()
    const twice = [...once, { y: 2, x: 1, type: 'aim' } as Action]
    expect(() => checkDecision({ ...decision, actions: twice }, 2)).toThrow(
      `'aim' lists {"y":2,"x":1,"type":"aim"} twice`,
    )
    expect(() => checkDecision({ ...decision, seat: 2, actions: once }, 2)).toThrow("'aim' is asked of seat 2 of 2")
  })

  it('finds a clone that shares what changes', () => {
    const forgetful = defineGame({ ...race.definition, cloneState: (state) => ({ ...state }) })
    const check = kit({ ...subject, game: forgetful }).find(({ name }) => name.startsWith('a clone'))
    expect(() => check?.run()).toThrow(/changed its original|plays on differently/)
  })
})

describe('a match', () => {
  it('asks for dice when it has no seed, and fails loudly on the wrong ones', () => {
    const table = scriptedTable(race, { goal: 5 })
    expect(() => table.dice('d6 3')).toThrow("die 1 of 1 for 'card' is a card, but the script has d6 3")
    const again = scriptedTable(race, { goal: 5 }).dice('card one', 'card 4')
    again.dice('d6 6')
    again.play({ type: 'roll-for-points' })
    expect(race.result(again.match)).toMatchObject({ over: true, winner: 0, scores: [6, 0] })
    again.end()
  })

  it('says why an action is refused', () => {
    const { match } = scriptedTable(race, {}).dice('card one', 'card four')
    expect(() => race.apply(match, { type: 'use' })).toThrow(
      "seat 0 is asked 'turn' and may answer roll-for-points, card",
    )
    expect(() => race.apply(match, { type: 'card', card: 4 } as never)).toThrow("this 'card' is not among its choices")
  })

  it('refuses wrong options by the name of the field', () => {
    expect(() => race.create({ goal: -1 }, 1)).toThrow('goal: must be a whole number above 0, not -1')
  })

  it('refuses dice that cannot be', () => {
    const match = race.create({}, null)
    expect(() => race.apply(match, { type: 'roll', values: [5] } as never)).toThrow('a card cannot show 5')
    expect(() => race.apply(match, { type: 'roll', values: [] } as never)).toThrow('0 dice given')
    for (const value of [0, -1, 1.5, Number.NaN, '2'])
      expect(() => race.apply(match, { type: 'roll', values: [value] } as never)).toThrow(`a card cannot show ${value}`)
    for (const value of [1, 4]) {
      const other = race.create({}, null)
      race.apply(other, { type: 'roll', values: [value] } as never)
      expect(other.state.hands[0]).toEqual([value])
    }
    expect(() => race.apply(match, { type: 'card' })).toThrow("the match waits for dice: card for 'card'")
  })

  it('asks a nested question and remembers it through JSON', () => {
    const table = scriptedTable(race, {}).dice('card one', 'card four', 'd6 1')
    table.play({ type: 'roll-for-points' })
    table.match = race.load(JSON.parse(JSON.stringify(race.save(table.match))))
    expect(table.asked()).toMatchObject({ seat: 0, kind: 're-roll' })
    expect(race.fallback(table.match)).toEqual({ type: 'decline' })
    expect(race.about(table.match)).toEqual({ what: 'points' })
    table.play({ type: 'use' })
    table.dice('d6 5').end()
    expect(table.match.state.scores).toEqual([5, 0])
  })
})

describe('locals of a procedure', () => {
  const countdown = procedure<Match, { from: number; left: number }, { from: number }>(
    'countdown',
    ({ from }) => ({ from, left: from }),
    {
      start: {
        kind: 'go-on',
        seat: () => 0,
        actions: () => [{ type: 'yes' }],
        answer: (match, frame) => (--frame.left === 0 ? done(match) : go(match, 'start')),
      },
    },
  )
  const start = procedure<Match, object>('match', {
    start: (match) => call(match, countdown, { from: 3 }, 'end'),
    end: (match) => finish(match),
  })
  const game = defineGame({
    id: 'countdown',
    version: '1',
    dice: [],
    options: () => ({}),
    seats: () => 1,
    initial: () => ({}),
    start,
    procedures: [countdown],
    cloneState: () => ({}),
    result: ({ stack }) => ({ over: stack.length === 0, winner: null, scores: [], turns: 0, statistics: {} }),
  })
  const yes = { type: 'yes' }

  it('are begun from what is given', () => {
    const match = game.create({}, 1)
    expect(match.stack.at(-1)).toEqual({ proc: 'countdown', step: 'start', from: 3, left: 3 })
  })

  it('that a match of older rules lacks begin when it is loaded; those it has stay', () => {
    const match = game.create({}, 1)
    game.apply(match, yes)
    const { left: _, ...older } = match.stack[1] as unknown as { proc: string; step: string; left: number }
    expect(game.load({ ...game.save(match), stack: [match.stack[0], older] }).stack[1]).toMatchObject({ left: 3 })
    expect(game.load(game.save(match)).stack).toEqual(match.stack)
  })
})

describe('the steered runner', () => {
  it('reports what it could not reach', () => {
    const missing = steer({
      game: race,
      options: () => ({}),
      wanted: ['card', 'points', 'never'],
      used: (event) => (event.type === 'roll' ? [event.what] : event.type === 'drew' ? ['card'] : []),
      matches: 50,
      seed: 1,
    })
    expect(missing).toEqual(['never'])
  })
})

describe('a call', () => {
  it('takes the first step of the other procedure at once, and comes to its question', () => {
    const taken: string[] = []
    const asking = procedure<Match, object>('asking', {
      start: {
        kind: 'sure',
        seat: () => 0,
        actions: () => [{ type: 'yes' }],
        answer: (match) => done(match, 'answered'),
      },
    })
    const inner = procedure<Match, object>('inner', {
      start(match) {
        taken.push('inner')
        return become(match, asking, {})
      },
    })
    const outer = procedure<Match, object>('outer', {
      start(match) {
        const next = call(match, inner, {}, 'end')
        taken.push('outer')
        return next
      },
      end(match, _frame, result: unknown) {
        taken.push(String(result))
        return finish(match)
      },
    })
    const game = defineGame({
      id: 'calls',
      version: '1',
      dice: [],
      options: () => ({}),
      seats: () => 1,
      initial: () => ({}),
      start: outer,
      procedures: [inner, asking],
      cloneState: () => ({}),
      result: ({ stack }) => ({ over: stack.length === 0, winner: null, scores: [], turns: 0, statistics: {} }),
    })
    const match = game.create({}, 1)
    expect(taken).toEqual(['inner', 'outer'])
    expect(match.stack).toEqual([
      { proc: 'outer', step: 'end' },
      { proc: 'asking', step: 'start' },
    ])
    expect(game.decision(match)).toMatchObject({ seat: 0, kind: 'sure' })
    game.apply(match, { type: 'yes' })
    expect(taken).toEqual(['inner', 'outer', 'answered'])
  })
})
