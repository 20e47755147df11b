import type { Blitz, BlitzAction, BlitzState, PlaceAction, Player } from '@undercroft/blitz-bowl'
import { bonusPlays, columnOf, deckOf, distance, isOnFeet, profileAt } from '@undercroft/blitz-bowl'
import type { Decision } from '@undercroft/engine'
import type { Guide, Reason } from '../guide.ts'
import { hopesOf, leadValue } from './blitz-bowl-clock.ts'
import { blitzForesee, blitzKey } from './blitz-bowl-keys.ts'
import { runSensible } from './blitz-bowl-runs.ts'
import { lineUp } from './blitz-bowl-set-up.ts'

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

const WEIGHTS = {
  point: 10,
  win: 1000,
  standing: 4,
  prone: 1.5,
  /** An action of this turn that is not used yet. */
  action: 1,
  held: 8,
  /** For each column that the carrier has come nearer to the End Zone. */
  progress: 0.7,
  /** The carrier can run in with his next Run. */
  scoringReach: 7,
  carrierMarked: -6,
  /** An opponent can mark the carrier with one action, or after a Run. */
  carrierThreatened: -2,
  carrierInReach: -0.6,
  /** Somebody stands beside the carrier: his Blocks are assisted, and his place is harder to reach. */
  support: 0.8,
  /** An open team-mate can be thrown to and run in. */
  receiver: 3,
  /** For each square between a loose ball and whoever of the team can take it soonest, up to ten. */
  nearLooseBall: 0.6,
  markingCarrier: 4,
  secondMarker: 2,
  /** For each square that the nearest defender is farther from the opposing carrier, up to ten. */
  farFromCarrier: -0.6,
  /** Somebody on his feet between the opposing carrier and the End Zone. */
  goalSide: 1.2,
  /** For each square that a player stands away from the ball: from anywhere a step towards it is worth something. */
  farFromBall: -0.15,
}

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

/** Twenty columns: nobody of the team is on his feet. */
const NOBODY_NEAR = 20
const LAST_COLUMN = 14
const MARK_REACH = 3

/** What is good in Blitz Bowl: points, the ball, its way to the End Zone, players on their feet, cards. */
export const blitzGuide: Guide<Blitz> = {
  sensible: (match, decision) => runSensible(match, decision, evaluate),
  reasons: (match, seat) => {
    const own = sideReasons(match, seat)
    const other = sideReasons(match, 1 - seat)
    return own.map(({ term, value }, i) => ({ term, value: value - other[i].value }))
  },
  evaluate,
  isBoundary: ({ kind }) => BOUNDARIES.has(kind),
  key: blitzKey,
  foresee: blitzForesee,
  reflex,
}

function evaluate(match: Blitz, seat: number): number {
  return sideValue(match, seat) - sideValue(match, 1 - seat)
}

function sideValue(match: Blitz, seat: number): number {
  const { state } = match
  return pointsValue(state, seat) + playersValue(state, seat) + ballValue(state, seat) + cardsValue(match, seat)
}

function sideReasons(match: Blitz, seat: number): Reason[] {
  const { state } = match
  return [
    { term: 'points', value: pointsValue(state, seat) },
    { term: 'players', value: playersValue(state, seat) },
    { term: 'ball', value: ballValue(state, seat) },
    { term: 'cards', value: cardsValue(match, seat) },
  ]
}

function pointsValue(state: BlitzState, seat: number): number {
  return WEIGHTS.point * state.scores[seat] + leadValue(state, seat) + (state.winner === seat ? WEIGHTS.win : 0)
}

function playersValue(state: BlitzState, seat: number): number {
  let value = state.active === seat ? WEIGHTS.action * state.actionsLeft : 0
  for (const player of state.players) {
    if (player.team === seat && player.square >= 0) value += player.prone ? WEIGHTS.prone : WEIGHTS.standing
  }
  return value * hopesOf(state, seat).players
}

function cardsValue({ state, options }: Blitz, seat: number): number {
  const { backs } = deckOf(options)
  let value = 0
  for (const card of state.hands[seat]) value += card < 0 ? USUAL_CARD : playWorths[backs[card]]
  return value * hopesOf(state, seat).cards
}

function ballValue(state: BlitzState, seat: number): number {
  const own = hopesOf(state, seat).ball
  const others = hopesOf(state, 1 - seat).ball
  let value = 0
  for (const { holder, square } of state.balls) {
    const at = holder >= 0 ? state.players[holder].square : square
    if (at >= 0) value += own * WEIGHTS.farFromBall * strayed(state, at, seat)
    if (holder >= 0) {
      const carrier = state.players[holder]
      if (carrier.square < 0) continue
      value +=
        carrier.team === seat ? own * carrierValue(state, carrier) : others * defenceValue(state, carrier.square, seat)
    } else if (square >= 0) {
      value += own * WEIGHTS.nearLooseBall * (10 - Math.min(10, nearestHands(state, square, seat)))
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

const columnsToGo = (square: number, seat: number): number =>
  seat === 0 ? LAST_COLUMN - columnOf(square) : columnOf(square)

function carrierValue(state: BlitzState, carrier: Player): number {
  const { square, team } = carrier
  const left = columnsToGo(square, team)
  let value = WEIGHTS.held + WEIGHTS.progress * (LAST_COLUMN - left)
  let marked = false
  for (const player of state.players) {
    if (player === carrier || !isOnFeet(player)) continue
    const away = distance(player.square, square)
    if (player.team === team) {
      if (away === 1) value += WEIGHTS.support
      else if (
        columnsToGo(player.square, team) <= profileAt(state, player.profile).move &&
        isReceiver(state, carrier, player)
      ) {
        value += WEIGHTS.receiver
      }
    } else if (away === 1) marked = true
    else if (away <= MARK_REACH) value += WEIGHTS.carrierThreatened
    else if (away <= MARK_REACH + profileAt(state, player.profile).move) value += WEIGHTS.carrierInReach
  }
  if (marked) return value + WEIGHTS.carrierMarked
  return left <= profileAt(state, carrier.profile).move ? value + WEIGHTS.scoringReach : value
}

/** Within a throw, with hands, and nobody beside him. */
function isReceiver(state: BlitzState, carrier: Player, mate: Player): boolean {
  if (profileAt(state, mate.profile).throw === 0 || distance(carrier.square, mate.square) > 8) return false
  return state.players.every(
    (other) => other.team === mate.team || !isOnFeet(other) || distance(other.square, mate.square) > 1,
  )
}

function defenceValue(state: BlitzState, carrier: number, seat: number): number {
  let least = NOBODY_NEAR
  let value = 0
  let markers = 0
  const toGo = columnsToGo(carrier, 1 - seat)
  for (const player of state.players) {
    if (player.team !== seat || !isOnFeet(player)) continue
    const away = distance(player.square, carrier)
    if (away < least) least = away
    if (away === 1) markers++
    else if (away <= 6 && columnsToGo(player.square, 1 - seat) < toGo) value += WEIGHTS.goalSide
  }
  if (markers > 0) return value + WEIGHTS.markingCarrier + (markers > 1 ? WEIGHTS.secondMarker : 0)
  return value + WEIGHTS.farFromCarrier * Math.min(10, least)
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
