import type { Action, GameEvent, Match, RollEvent } from '../contract.ts'
import { die, namedDie } from '../dice.ts'
import { OptionsError } from '../errors.ts'
import { defineGame } from '../game.ts'
import { call, done, finish, go, procedure, roll } from '../procedure.ts'

/**
 * The smallest game that uses the whole engine, for its tests: two seats race to `goal` points. In their turn a coach
 * rolls a d6 for points or picks a card from their secret hand; a 1 loses the turn unless they spend their only re-roll.
 */
export interface RaceOptions {
  readonly goal: number
}

export interface RaceState {
  scores: number[]
  rerolls: number[]
  hands: number[][]
  active: number
  turns: number
}

export type RaceEvent = RollEvent | (GameEvent & { type: 'scored'; seat: number; points: number }) | DrewEvent

interface DrewEvent extends GameEvent {
  type: 'drew'
  seat: number
  card: number
}

export type Race = Match<RaceState, RaceOptions, RaceEvent>
interface PlayCard extends Action {
  type: 'card'
  card: number
}

const D6 = die(6)
const CARD = namedDie('card', ['one', 'two', 'three', 'four'])

const match = procedure<Race, object>('match', {
  start: (match) => call(match, drawCard, { seat: 0 }, 'second'),
  second: (match) => call(match, drawCard, { seat: 1 }, 'turn'),
  turn: (match) => {
    match.state.turns++
    return call(match, turn, {}, 'next')
  },
  next: (match) => {
    const { state, options } = match
    if (state.scores[state.active] >= options.goal) return finish(match)
    state.active = 1 - state.active
    return go(match, 'turn')
  },
})

const drawCard = procedure<Race, { seat: number }>('draw-card', ['card'], {
  start: (match, { seat }) => roll(match, [CARD], 'card', seat, 'take'),
  take: (match, { seat }, [card]: number[]) => {
    match.state.hands[seat].push(card)
    match.events?.push({ type: 'drew', seat, card, secret: { seats: [seat], fields: ['card'] } })
    return done(match)
  },
})

const turn = procedure<Race, object>('turn', {
  start: {
    kind: 'turn',
    seat: (match) => match.state.active,
    actions: (match) => [
      { type: 'roll-for-points' },
      ...match.state.hands[match.state.active].map((card): PlayCard => ({ type: 'card', card })),
    ],
    answer: (match, _, action: Action) => {
      if (action.type === 'roll-for-points') return call(match, throwDie, {}, 'score')
      const { card } = action as PlayCard
      const hand = match.state.hands[match.state.active]
      hand.splice(hand.indexOf(card), 1)
      return go(match, 'score', card)
    },
  },
  score: (match, _, points: number) => {
    match.state.scores[match.state.active] += points
    match.events?.push({ type: 'scored', seat: match.state.active, points })
    return done(match)
  },
})

const throwDie = procedure<Race, { value?: number }>('throw-die', ['points'], {
  start: (match) => roll(match, [D6], 'points', match.state.active, 'look'),
  look: (match, frame, values: number[]) => {
    match.events?.push({
      type: 'roll',
      what: 'points',
      seat: match.state.active,
      piece: null,
      dice: ['d6'],
      values,
      target: 2,
      modifiers: [],
      passed: values[0] > 1,
      reroll: frame.value === undefined ? null : 're-roll',
    })
    const again = frame.value === undefined && match.state.rerolls[match.state.active] > 0
    frame.value = values[0]
    if (values[0] === 1) return again ? go(match, 'ask') : done(match, 0)
    return done(match, values[0])
  },
  ask: {
    kind: 're-roll',
    seat: (match) => match.state.active,
    actions: () => [{ type: 'decline' }, { type: 'use' }],
    about: () => ({ what: 'points' }),
    answer: (match, _, action: Action) => {
      if (action.type === 'decline') return done(match, 0)
      match.state.rerolls[match.state.active]--
      return go(match, 'start')
    },
  },
})

export const race = defineGame<Race>({
  id: 'race',
  version: '1',
  dice: [CARD],
  options: (asked) => {
    const { goal = 20 } = (asked ?? {}) as Partial<RaceOptions>
    if (!Number.isInteger(goal) || goal < 1)
      throw new OptionsError('goal', `must be a whole number above 0, not ${goal}`)
    return { goal }
  },
  seats: () => 2,
  initial: () => ({ scores: [0, 0], rerolls: [1, 1], hands: [[], []], active: 0, turns: 0 }),
  start: match,
  events: { roll: true, scored: true, drew: true },
  procedures: [drawCard, turn, throwDie],
  cloneState: (state) => ({
    scores: [...state.scores],
    rerolls: [...state.rerolls],
    hands: state.hands.map((hand) => [...hand]),
    active: state.active,
    turns: state.turns,
  }),
  hide: ({ state }, seat) => {
    state.hands = state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => 0)))
  },
  imagine: ({ state }, seat, random) => {
    state.hands = state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => 1 + random.below(4))))
  },
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: stack.length === 0 ? state.active : null,
    scores: state.scores,
    turns: state.turns,
    statistics: {},
  }),
})
