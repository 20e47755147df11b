import type { Blitz, BlitzAction, BlitzState, PlaceAction, Player } from '@undercroft/blitz-bowl'
import { bonusPlays, columnOf, deckOf, distance, isOnFeet, profileAt } from '@undercroft/blitz-bowl'
import type { Decision } from '@undercroft/engine'
import type { Guide, Reason } from '../guide.ts'
import { hopesOf, leadValue } from './blitz-bowl-clock.ts'
import { blitzForesee, blitzKey } from './blitz-bowl-keys.ts'
import { sensibleRuns } from './blitz-bowl-runs.ts'
import { lineUp } from './blitz-bowl-set-up.ts'
import { BLITZ_WEIGHTS, type BlitzWeights } from './blitz-bowl-weights.ts'

/** Questions at which an action of the coach is over, or a new one may begin. */
const BOUNDARIES = new Set([
  'action',
  'turn-start',
  'replace-card',
  'emergency-reserves',
  'before-first-action',
  'extra-action',
  'discard',
  'set-up',
  'choose-team',
  'choose-board',
  'choose-ball',
])

/** What a card in hand is worth; the more often it can be played, the more. */
const CARD_WORTH: Readonly<Record<string, number>> = {
  'natural-gift': 5,
  'second-wind': 6,
  turbo: 5,
  'full-charge': 5,
  'flying-body': 4,
  'slip-through': 4,
  'sky-ball': 3,
  'long-lunge': 4,
}
const USUAL_CARD = 2.5
/** By the number of the bonus play. */
const playWorths = bonusPlays.map(({ id }) => CARD_WORTH[id] ?? USUAL_CARD)
const playWorth = new Map(bonusPlays.map(({ id }, number) => [id, playWorths[number]]))

/** With few ends of each Run an activation is soon looked through. */
const GLANCE = 150

/** Twenty columns: nobody of the team is on his feet. */
const NOBODY_NEAR = 20
const LAST_COLUMN = 14
const MARK_REACH = 3

/** What is good in Blitz Bowl: points, the ball, its way to the End Zone, players on their feet, cards. */
export function blitzGuideWith(weights: BlitzWeights): Guide<Blitz> {
  const evaluate = (match: Blitz, seat: number): number =>
    sideValue(match, seat, weights) - sideValue(match, 1 - seat, weights)
  return {
    reasons: (match, seat) => {
      const own = sideReasons(match, seat, weights)
      const other = sideReasons(match, 1 - seat, weights)
      return own.map(({ term, value }, i) => ({ term, value: value - other[i].value }))
    },
    evaluate,
    isBoundary: ({ kind }) => BOUNDARIES.has(kind),
    glance: GLANCE,
    key: blitzKey,
    foresee: blitzForesee,
    sensible: sensibleRuns(evaluate),
    reflex,
  }
}

export const blitzGuide = blitzGuideWith(BLITZ_WEIGHTS)

function sideValue(match: Blitz, seat: number, weights: BlitzWeights): number {
  const { state } = match
  return (
    pointsValue(state, seat, weights) +
    playersValue(state, seat, weights) +
    ballValue(state, seat, weights) +
    cardsValue(match, seat)
  )
}

function sideReasons(match: Blitz, seat: number, weights: BlitzWeights): Reason[] {
  const { state } = match
  return [
    { term: 'points', value: pointsValue(state, seat, weights) },
    { term: 'players', value: playersValue(state, seat, weights) },
    { term: 'ball', value: ballValue(state, seat, weights) },
    { term: 'cards', value: cardsValue(match, seat) },
  ]
}

function pointsValue(state: BlitzState, seat: number, weights: BlitzWeights): number {
  return weights.point * state.scores[seat] + leadValue(state, seat) + (state.winner === seat ? weights.win : 0)
}

function playersValue(state: BlitzState, seat: number, weights: BlitzWeights): number {
  let value = state.active === seat ? weights.action * state.actionsLeft : 0
  for (const player of state.players) {
    if (player.team === seat && player.square >= 0) value += player.prone ? weights.prone : weights.standing
  }
  return value * hopesOf(state, seat).players
}

function cardsValue({ state, options }: Blitz, seat: number): number {
  const { backs } = deckOf(options)
  let value = 0
  for (const card of state.hands[seat]) value += card < 0 ? USUAL_CARD : playWorths[backs[card]]
  return value * hopesOf(state, seat).cards
}

function ballValue(state: BlitzState, seat: number, weights: BlitzWeights): number {
  const own = hopesOf(state, seat).ball
  const others = hopesOf(state, 1 - seat).ball
  let value = 0
  for (const { holder, square } of state.balls) {
    const at = holder >= 0 ? state.players[holder].square : square
    if (at >= 0) value += own * weights.farFromBall * strayed(state, at, seat)
    if (holder >= 0) {
      const carrier = state.players[holder]
      if (carrier.square < 0) continue
      value +=
        carrier.team === seat
          ? own * carrierValue(state, carrier, weights)
          : others * defenceValue(state, carrier.square, seat, weights)
    } else if (square >= 0) {
      const near = weights.nearLooseBall + (haveMoved(state, seat) ? weights.restLoose : 0)
      value += own * near * (10 - Math.min(10, nearestHands(state, square, seat)))
    }
  }
  return value
}

/** How far the team stands from the ball, all players on their feet together. */
function strayed(state: BlitzState, square: number, seat: number): number {
  let sum = 0
  for (const player of state.players) {
    if (player.team === seat && isOnFeet(player)) sum += distance(player.square, square)
  }
  return sum
}

/** Has the side moved, and do the others move next? */
const haveMoved = ({ active, actionsLeft }: BlitzState, seat: number): boolean =>
  (active === seat) === (actionsLeft === 0)

const columnsToGo = (square: number, seat: number): number =>
  seat === 0 ? LAST_COLUMN - columnOf(square) : columnOf(square)

function carrierValue(state: BlitzState, carrier: Player, weights: BlitzWeights): number {
  const { square, team } = carrier
  const left = columnsToGo(square, team)
  const rests = haveMoved(state, team)
  let value = weights.held + weights.progress * (LAST_COLUMN - left)
  if (rests) value += weights.restHeld
  let marked = false
  for (const player of state.players) {
    if (player === carrier || !isOnFeet(player)) continue
    const away = distance(player.square, square)
    if (player.team === team) {
      if (away === 1) value += weights.support + (rests ? weights.restSupport : 0)
      else if (
        columnsToGo(player.square, team) <= profileAt(state, player.profile).move &&
        isReceiver(state, carrier, player)
      ) {
        value += weights.receiver + (rests ? weights.restReceiver : 0)
      }
    } else if (away === 1) marked = true
    else if (away <= MARK_REACH) value += weights.carrierThreatened + (rests ? weights.restThreatened : 0)
    else if (away <= MARK_REACH + profileAt(state, player.profile).move) {
      value += weights.carrierInReach + (rests ? weights.restInReach : 0)
    }
  }
  if (marked) return value + weights.carrierMarked + (rests ? weights.restMarked : 0)
  if (left > profileAt(state, carrier.profile).move) return value
  return value + weights.scoringReach + (rests ? weights.restReach : 0)
}

/** Within a throw, with hands, and nobody beside him. */
function isReceiver(state: BlitzState, carrier: Player, mate: Player): boolean {
  if (profileAt(state, mate.profile).throw === 0 || distance(carrier.square, mate.square) > 8) return false
  return state.players.every(
    (other) => other.team === mate.team || !isOnFeet(other) || distance(other.square, mate.square) > 1,
  )
}

function defenceValue(state: BlitzState, carrier: number, seat: number, weights: BlitzWeights): number {
  let least = NOBODY_NEAR
  let value = 0
  let markers = 0
  const toGo = columnsToGo(carrier, 1 - seat)
  const rests = haveMoved(state, seat)
  const goalSide = weights.goalSide + (rests ? weights.restGoalSide : 0)
  for (const player of state.players) {
    if (player.team !== seat || !isOnFeet(player)) continue
    const away = distance(player.square, carrier)
    if (away < least) least = away
    if (away === 1) markers++
    else if (away <= 6 && columnsToGo(player.square, 1 - seat) < toGo) value += goalSide
  }
  if (markers > 0) {
    const marking = weights.markingCarrier + (rests ? weights.restMarking : 0)
    return value + marking + (markers > 1 ? weights.secondMarker : 0)
  }
  return value + (weights.farFromCarrier + (rests ? weights.restFar : 0)) * Math.min(10, least)
}

/** How far from a loose ball the nearest player is who can take it; one who has run already counts as farther away. */
function nearestHands(state: BlitzState, square: number, seat: number): number {
  let least = NOBODY_NEAR
  for (const player of state.players) {
    if (player.team !== seat || !isOnFeet(player)) continue
    const { throw: hands, move } = profileAt(state, player.profile)
    const away = distance(player.square, square) + (hands === 0 ? 6 : 0) - (move - 6) * 0.3
    if (away < least) least = away
  }
  return least
}

/** Claims the dearest challenge there is, discards the cheapest card, lines up; any board and team will do. */
function reflex(match: Blitz, decision: Decision): BlitzAction | null {
  const actions = decision.actions as readonly BlitzAction[]
  if (decision.kind === 'claim') return highest(actions, (action) => pointsOf(match, action))
  if (decision.kind === 'discard') return highest(actions, (action) => -worthOf(action))
  if (decision.kind === 'set-up') return lineUp(match, actions as readonly PlaceAction[])
  if (match.state.turn === 0) return actions[(match.state.tossWinner + match.rolls * 7) % actions.length]
  return null
}

function highest(actions: readonly BlitzAction[], value: (action: BlitzAction) => number): BlitzAction {
  return actions.reduce((best, action) => (value(action) > value(best) ? action : best))
}

function pointsOf({ options }: Blitz, action: BlitzAction): number {
  if (action.type !== 'claim') return -1
  return deckOf(options).challenges.find(({ id }) => id === action.challenge)?.points ?? 0
}
const worthOf = (action: BlitzAction): number => (action.type === 'discard' ? (playWorth.get(action.play) ?? 0) : 0)
