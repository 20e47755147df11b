import { ask, call, done, go, type Next, procedure, type Question, roll } from '@undercroft/engine'
import type { FreeAction } from '../abilities/family.ts'
import type { BlitzAction, BlockAction, BonusAction, MoveAction } from '../actions.ts'
import { arenaOf } from '../arenas/rules.ts'
import { ballRules } from '../balls/rules.ts'
import { type BonusPlayId, bonusPlays } from '../bonus/index.ts'
import { teamsOf } from '../content.ts'
import { deckOf, playNumber } from '../deck.ts'
import { D6 } from '../dice.ts'
import { addPlayerActions, mayComeOn } from '../legal.ts'
import { END_TURN, PASS } from '../offers.ts'
import { countInReserve, endOf, firstOf, isInPlay, oppositionOf } from '../queries.ts'
import type { Blitz, BlitzState } from '../state.ts'
import { makeAction, makeFreeAction } from './action.ts'
import { addBonusPlays, addEnabledActions, currentRecord, discardFromHand, isWindowOpen, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { dropBall, tellRoll } from './changes.ts'
import { deal, discardSlot } from './deal.ts'
import { grantOf } from './grants.ts'
import { ballsInPlay, newBall } from './new-ball.ts'

const ACTIONS = 3
const HAND_LIMIT = 3

type PlayerAction = MoveAction | BlockAction | { type: 'throw-team-mate'; player: number; thrown: number }

const whatToDo: Question<Blitz, object> = {
  kind: 'action',
  seat: ({ state }) => state.active,
  actions: (match) => {
    const { state } = match
    const list: BlitzAction[] = [END_TURN]
    const others = oppositionOf(state, state.active)
    for (let player = firstOf(state, state.active); player < endOf(state, state.active); player++) {
      addPlayerActions(match, player, others, list)
    }
    addEnabledActions(match, state.active, list)
    addGranted(match, 'before-action', list)
    addBonusPlays(match, state.active, 'before-action', list)
    return list
  },
  answer: (match, _, action: { type: 'end-turn' } | BonusAction | FreeAction | PlayerAction): Next => {
    const { state } = match
    if (action.type === 'end-turn') return end(match)
    if (action.type === 'bonus') return playBonus(match, state.active, action, 'next')
    if ('by' in action) return makeFreeAction(match, action as FreeAction, 'next')
    state.actionsLeft--
    return makeAction(match, action as PlayerAction, 'made')
  },
}

/** A coach's turn, in the order of BZ-TURN-16. Sudden death was looked at before. */
export const turn = procedure<Blitz, object>('turn', {
  start: (match) =>
    livingBallOf(match.state) < 0 ? startPlays(match) : call(match, livingBall, { ball: -1 }, 'startPlays'),
  startPlays: (match) => startPlays(match),
  askStart: {
    kind: 'turn-start',
    seat: ({ state }) => state.active,
    actions: (match) => {
      const list: BlitzAction[] = [PASS]
      addBonusPlays(match, match.state.active, 'turn-start', list)
      return list
    },
    answer: (match, _, action: { type: 'pass' } | BonusAction): Next =>
      action.type === 'bonus' ? playBonus(match, match.state.active, action, 'startPlays') : prepare(match),
  },
  ready: (match) => ready(match),
  askReady: {
    kind: 'before-first-action',
    seat: ({ state }) => state.active,
    actions: (match) => {
      const list: BlitzAction[] = [PASS]
      addGranted(match, 'before-first-action', list)
      addBonusPlays(match, match.state.active, 'before-first-action', list)
      return list
    },
    answer: (match, _, action: { type: 'pass' } | BonusAction | FreeAction): Next => {
      if (action.type === 'pass') return next(match)
      if (action.type === 'bonus') return playBonus(match, match.state.active, action, 'ready')
      return makeFreeAction(match, action as FreeAction, 'ready')
    },
  },
  next: (match) => next(match),
  ask: whatToDo,
  made: (match) => {
    match.state.coolHead = -1
    return next(match)
  },
  /** BZ-BONUS-08 */
  askExtra: {
    kind: 'extra-action',
    seat: ({ state }) => state.active,
    actions: (match) => {
      const list: BlitzAction[] = [PASS]
      addBonusPlays(match, match.state.active, 'after-last-action', list)
      return list
    },
    answer: (match, _, action: { type: 'pass' } | BonusAction): Next =>
      action.type === 'bonus' ? playBonus(match, match.state.active, action, 'next') : end(match),
  },
  askDiscard: {
    kind: 'discard',
    seat: ({ state }) => state.active,
    actions: ({ state, options }) => {
      const { backs } = deckOf(options)
      const plays = new Set(state.hands[state.active].filter((card) => card >= 0).map((card) => backs[card]))
      return [...plays].map((play): BlitzAction => ({ type: 'discard', play: bonusPlays[play].id }))
    },
    answer: (match, _, { play }: { play: BonusPlayId }): Next => {
      discardFromHand(match, match.state.active, playNumber(play))
      return end(match)
    },
  },
})

// Each step calls the next one; through the stack they go only where a coach is asked or something comes in between.

const startPlays = (match: Blitz): Next =>
  isWindowOpen(match, match.state.active, 'turn-start') ? go(match, 'askStart') : prepare(match)

/** BZ-TURN-04: no pre-turn sequence in a coach's first turn. */
const prepare = (match: Blitz): Next => (match.state.turn <= 2 ? ready(match) : call(match, preTurn, {}, 'ready'))

const ready = (match: Blitz): Next => (mayPrepare(match) ? go(match, 'askReady') : next(match))

function next(match: Blitz): Next {
  if (match.state.actionsLeft > 0) return ask(match, 'ask', whatToDo)
  return isWindowOpen(match, match.state.active, 'after-last-action') ? go(match, 'askExtra') : end(match)
}

/** BZ-TURN-17: the hand limit, then what lasts this turn ends. */
const end = (match: Blitz): Next =>
  match.state.hands[match.state.active].length > HAND_LIMIT ? go(match, 'askDiscard') : endTurn(match)

function endTurn(match: Blitz): Next {
  const { state } = match
  for (const cards of state.inFront) state.discards.push(...cards.splice(0))
  state.bruisers = false
  state.closingIn = false
  match.events?.push({ type: 'turn-end', seat: state.active, rules: ['BZ-TURN-17'] })
  return done(match)
}

/** The record of the turn starts empty for both teams (BZ-TURN-15). */
export function beginTurn(match: Blitz): void {
  const { state } = match
  state.turn++
  state.actionsLeft = ACTIONS
  state.claims = 0
  state.history.length = 0
  state.played[0] = 0
  state.played[1] = 0
  state.heldAtStart = 0
  state.coolHead = -1
  for (const piece of state.players) {
    piece.done = 0
    piece.spent = false
    if (piece.ball >= 0 && piece.team === state.active) state.heldAtStart |= 1 << piece.ball
  }
  match.events?.push({ type: 'turn', seat: state.active, turn: state.turn, rules: ['BZ-TURN-01'] })
}

function livingBallOf(state: BlitzState): number {
  for (let ball = 0; ball < state.balls.length; ball++)
    if (ballRules(state.balls[ball].kind).isAlive && isInPlay(state, ball)) return ball
  return -1
}

/** BZ-SBALL-07, BZ-SBALL-08: a ball that is alive bounces on the ground; held by the active team, on a 1. */
const livingBall = procedure<Blitz, { ball: number }>('living-ball', ['squig'], {
  start: (match, frame) => {
    const { state } = match
    const ball = livingBallOf(state)
    if (ball < 0) return done(match)
    frame.ball = ball
    const { holder } = state.balls[ball]
    if (holder < 0) return call(match, bounce, { ball }, 'end')
    return state.players[holder].team === state.active
      ? roll(match, [D6], 'squig', state.active, 'rolled')
      : done(match)
  },
  rolled: (match, { ball }, [value]: number[]) => {
    tellRoll(match, 'squig', match.state.active, 'd6', value, ['BZ-SBALL-07'])
    if (value > 1) return done(match)
    dropBall(match, match.state.balls[ball].holder)
    return call(match, bounce, { ball }, 'end')
  },
  end: (match) => done(match),
})

/** The pre-turn sequence: refill, ball, reserves (BZ-TURN-03). */
const preTurn = procedure<Blitz, object>('pre-turn', {
  start: (match) => {
    const { state } = match
    match.events?.push({ type: 'pre-turn', part: 'refill', rules: ['BZ-TURN-03'] })
    // BZ-CARD-13, BZ-CARD-15
    const isFull = state.slots.every((challenge) => challenge >= 0)
    return isFull && state.next >= 0 ? go(match, 'askReplace') : call(match, deal, {}, 'ball')
  },
  askReplace: {
    kind: 'replace-card',
    seat: ({ state }) => state.active,
    actions: () => [0, 1, 2].map((slot): BlitzAction => ({ type: 'replace', slot })),
    answer: (match, _, { slot }: { slot: number }): Next => call(match, discardSlot, { slot }, 'refill'),
  },
  refill: (match) => call(match, deal, {}, 'ball'),
  ball: (match) => {
    match.events?.push({ type: 'pre-turn', part: 'ball', rules: ['BZ-TURN-03'] })
    if (ballsInPlay(match) > 0) return reserves(match)
    return call(match, newBall, { seat: match.state.active }, 'reserves')
  },
  reserves: (match) => reserves(match),
  /** BZ-RES-09, BZ-RES-10 */
  askReserves: {
    kind: 'emergency-reserves',
    seat: ({ state }) => state.active,
    actions: (match) => [PASS, ...emergencyReserves(match)],
    answer: (match, _, action: { type: 'pass' } | FreeAction): Next =>
      action.type === 'pass' ? done(match) : makeFreeAction(match, action as FreeAction, 'end'),
  },
  end: (match) => done(match),
})

function reserves(match: Blitz): Next {
  const { state } = match
  match.events?.push({ type: 'pre-turn', part: 'reserves', rules: ['BZ-TURN-03'] })
  const { emergencyReserves: due } = teamsOf(match.options)[state.teams[state.active]]
  const value = Math.max(due - arenaOf(state).fewerReserves, 1)
  const isDue = countInReserve(state, state.active) >= value
  return isDue && emergencyReserves(match).length > 0 ? go(match, 'askReserves') : done(match)
}

function emergencyReserves(match: Blitz): FreeAction[] {
  const { state } = match
  const list: FreeAction[] = []
  for (let player = firstOf(state, state.active); player < endOf(state, state.active); player++) {
    if (mayComeOn(match, player)) list.push({ type: 'reserves', player, by: 'emergency' })
  }
  return list
}

function addGranted(match: Blitz, moment: 'before-action' | 'before-first-action', list: BlitzAction[]): void {
  const { state } = match
  for (let player = firstOf(state, state.active); player < endOf(state, state.active); player++) {
    const grant = grantOf(state, player)
    if (grant?.moment === moment) grant.uses(match, player, currentRecord(match), list as FreeAction[])
  }
}

function mayPrepare(match: Blitz): boolean {
  const list: BlitzAction[] = []
  addGranted(match, 'before-first-action', list)
  return list.length > 0 || isWindowOpen(match, match.state.active, 'before-first-action')
}

export const turnProcedures = [turn, livingBall, preTurn]
