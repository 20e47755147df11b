import { call, done, go, type Next, procedure, roll } from '@undercroft/engine'
import type { FreeAction } from '../abilities/vocabulary.ts'
import type { BlitzAction } from '../actions.ts'
import { BLOCK, CRUNCH, faceOf } from '../dice.ts'
import { mayComeOn } from '../legal.ts'
import { PASS } from '../offers.ts'
import { neighbours } from '../pitch.ts'
import { makeFreeAction } from '../procedures/action.ts'
import { bounce } from '../procedures/bounce.ts'
import { dropBall, injure, layProne, sendToBench } from '../procedures/changes.ts'
import { pickTrapdoor } from '../procedures/new-ball.ts'
import { placeTeam } from '../procedures/set-up.ts'
import { endOf, firstOf, inReadingOrder, isOpen } from '../queries.ts'
import type { Blitz } from '../state.ts'

/** Events about players. The active coach comes first, then the other (BZ-ADV-08). */

const coach = ({ state }: Blitz, coaches: number): number => (coaches === 0 ? state.active : 1 - state.active)

/** The players of a team of whom something holds. */
function playersOf(match: Blitz, team: number, holds: (player: number) => boolean): number[] {
  const { state } = match
  const found: number[] = []
  for (let player = firstOf(state, team); player < endOf(state, team); player++) if (holds(player)) found.push(player)
  return found
}

/** Each coach picks an open opponent, who is laid prone. */
export const slipperyPeel = procedure<Blitz, { coaches?: number }>('slippery-peel', {
  start: (match, frame) => {
    frame.coaches ??= 0
    if (frame.coaches === 2) return done(match)
    if (openOpponents(match, frame.coaches).length > 0) return go(match, 'ask')
    frame.coaches++
    return go(match, 'start')
  },
  ask: {
    kind: 'pick-opponent',
    seat: (match, { coaches }) => coach(match, coaches!),
    actions: (match, { coaches }) =>
      openOpponents(match, coaches!).map((player): BlitzAction => ({ type: 'pick', player })),
    answer: (match, frame, { player }: { player: number }): Next => {
      frame.coaches = frame.coaches! + 1
      const ball = layProne(match, player, 'card')
      return ball >= 0 ? call(match, bounce, { ball }, 'start') : go(match, 'start')
    },
  },
})

const openOpponents = (match: Blitz, coaches: number): number[] =>
  playersOf(match, 1 - coach(match, coaches), (player) => isOpen(match.state, player))

/** Everybody in reserve may make a free Reserves action. */
export const everybodyOn = procedure<Blitz, { coaches?: number }>('everybody-on', {
  start: (match, frame) => {
    frame.coaches ??= 0
    if (frame.coaches === 2) return done(match)
    if (comingOn(match, frame.coaches).length > 0) return go(match, 'ask')
    frame.coaches++
    return go(match, 'start')
  },
  ask: {
    kind: 'everybody-on',
    seat: (match, { coaches }) => coach(match, coaches!),
    actions: (match, { coaches }) => [
      PASS,
      ...comingOn(match, coaches!).map((player): FreeAction => ({ type: 'reserves', player, by: 'everybody-on' })),
    ],
    answer: (match, frame, action: { type: 'pass' } | FreeAction): Next => {
      if (action.type !== 'pass') return makeFreeAction(match, action as FreeAction, 'start')
      frame.coaches = frame.coaches! + 1
      return go(match, 'start')
    },
  },
})

const comingOn = (match: Blitz, coaches: number): number[] =>
  playersOf(match, coach(match, coaches), (player) => mayComeOn(match, player))

/** A block die for every opponent on the pitch, in reading order; a Crunch injures him. */
export const fansOnThePitch = procedure<Blitz, { coaches?: number; victims?: number[] }>('fans-on-the-pitch', {
  start: (match, frame) => {
    frame.coaches = frame.coaches === undefined ? 0 : frame.coaches + 1
    if (frame.coaches === 2) return done(match)
    const { state } = match
    const opponents = playersOf(match, 1 - coach(match, frame.coaches), (player) => state.players[player].square >= 0)
    frame.victims = inReadingOrder(state, opponents)
    return go(match, 'next')
  },
  next: (match, { coaches, victims }) =>
    victims!.length === 0 ? go(match, 'start') : roll(match, [BLOCK], 'fans', coach(match, coaches!), 'rolled'),
  rolled: (match, { coaches, victims }, values: number[]) => {
    const victim = victims!.shift()!
    match.events?.push({
      type: 'roll',
      what: 'fans',
      seat: coach(match, coaches!),
      piece: victim,
      dice: ['block'],
      values,
      target: null,
      modifiers: [],
      passed: null,
      reroll: null,
    })
    if (faceOf(values[0]) !== CRUNCH) return go(match, 'next')
    const ball = injure(match, victim, 'fans')
    return ball >= 0 ? call(match, bounce, { ball }, 'next') : go(match, 'next')
  },
})

/** All players are set up anew; balls stay where they are. */
export const startAgain = procedure<Blitz, object>('start-again', {
  start: (match) => {
    const { state } = match
    for (let player = 0; player < state.players.length; player++) {
      if (state.players[player].square < 0) continue
      dropBall(match, player)
      sendToBench(match, player)
      match.events?.push({ type: 'taken-up', player })
    }
    return call(match, placeTeam, { seat: state.active, next: -1 }, 'other')
  },
  other: (match) => call(match, placeTeam, { seat: 1 - match.state.active, next: -1 }, 'end'),
  end: (match) => done(match),
})

/** Whoever is on a trapdoor is injured, everybody standing beside it laid prone; then their balls bounce. */
export const somethingBelow = procedure<Blitz, { balls?: number[] }>('something-below', {
  start: (match) => call(match, pickTrapdoor, {}, 'rise'),
  rise: (match, frame, trapdoor: number) => {
    const { state } = match
    const lost: number[] = []
    const above = state.squares[trapdoor]
    if (above >= 0) lost.push(injure(match, above, 'something-below'))
    for (const square of neighbours[trapdoor]) {
      const player = state.squares[square]
      if (player >= 0 && !state.players[player].prone) lost.push(layProne(match, player, 'card'))
    }
    // BZ-SCAT-10: in reading order of their squares.
    frame.balls = lost.filter((ball) => ball >= 0).sort((a, b) => state.balls[a].square - state.balls[b].square)
    return go(match, 'bounce')
  },
  bounce: (match, { balls }) =>
    balls!.length === 0 ? done(match) : call(match, bounce, { ball: balls!.shift()! }, 'bounce'),
})
