import type { Blitz, BlitzAction, BlitzEvent, BlitzOptions, BlitzState } from '@undercroft/blitz-bowl'
import { challenges, columnOf, distance, isBesideOpponents, isOnFeet, profileOf } from '@undercroft/blitz-bowl'
import type { Decision } from '@undercroft/engine'
import type { Guide, Reason } from '../guide.ts'

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
  standing: 4,
  prone: 1.5,
  cardInHand: 4,
  held: 14,
  /** For each column that the carrier has come nearer to the End Zone. */
  progress: 1.2,
  /** The carrier can run in next turn and nobody stands in the way. */
  scoringReach: 12,
  carrierMarked: -7,
  /** For each square between a loose ball and the nearest player on his feet, up to ten. */
  nearLooseBall: 0.8,
  markingCarrier: 5,
  /** For each square that the nearest defender is farther from the opposing carrier, up to ten. */
  farFromCarrier: -0.6,
}

/** What is good in Blitz Bowl: points, the ball, its way to the End Zone, players on their feet, cards. */
export const blitzGuide: Guide<BlitzState, BlitzOptions, BlitzEvent> = {
  reasons: (match, seat) => {
    const own = sideReasons(match.state, seat)
    const other = sideReasons(match.state, 1 - seat)
    return own.map(({ term, value }, i) => ({ term, value: value - other[i].value }))
  },
  evaluate: (match, seat) => sideValue(match.state, seat) - sideValue(match.state, 1 - seat),
  isBoundary: ({ kind }) => BOUNDARIES.has(kind),
  key: (match) => keyOf(match),
  reflex: (match, decision) => reflex(match, decision),
}

function sideReasons(state: BlitzState, seat: number): Reason[] {
  const { players, balls } = state
  let onFeet = 0
  let down = 0
  for (const player of players) {
    if (player.team !== seat || player.square < 0) continue
    if (player.prone) down++
    else onFeet++
  }
  let ball = 0
  let defence = 0
  for (const { holder, square } of balls) {
    if (holder < 0) {
      if (square >= 0) ball += WEIGHTS.nearLooseBall * (10 - Math.min(10, nearest(state, square, seat)))
    } else if (players[holder].team === seat) ball += carrierValue(state, holder, seat)
    else defence += defenceValue(state, players[holder].square, seat)
  }
  return [
    { term: 'points', value: WEIGHTS.point * state.scores[seat] },
    { term: 'players', value: WEIGHTS.standing * onFeet + WEIGHTS.prone * down },
    { term: 'ball', value: ball },
    { term: 'defence', value: defence },
    { term: 'cards', value: WEIGHTS.cardInHand * state.hands[seat].length },
  ]
}

function sideValue(state: BlitzState, seat: number): number {
  let sum = 0
  for (const { value } of sideReasons(state, seat)) sum += value
  return sum
}

function carrierValue(state: BlitzState, carrier: number, seat: number): number {
  const { square, prone } = state.players[carrier]
  if (square < 0 || prone) return 0
  const left = seat === 0 ? 14 - columnOf(square) : columnOf(square)
  const marked = isBesideOpponents(state, square, seat)
  let value = WEIGHTS.held + WEIGHTS.progress * (14 - left)
  if (marked) value += WEIGHTS.carrierMarked
  else if (left <= Math.max(1, profileOf(state, carrier).move)) value += WEIGHTS.scoringReach
  return value
}

function defenceValue(state: BlitzState, carrier: number, seat: number): number {
  if (carrier < 0) return 0
  const away = nearest(state, carrier, seat)
  return away === 1 ? WEIGHTS.markingCarrier : WEIGHTS.farFromCarrier * Math.min(10, away)
}

/** Steps from a square to the nearest player of the seat who is on his feet; 20 where there is none. */
function nearest(state: BlitzState, square: number, seat: number): number {
  let least = 20
  for (const player of state.players) {
    if (player.team === seat && isOnFeet(player)) least = Math.min(least, distance(player.square, square))
  }
  return least
}

function keyOf({ state, stack }: Blitz): string {
  let key = JSON.stringify(stack[stack.length - 1])
  for (const { square, prone, ball, done } of state.players) key += `${square},${prone ? 1 : 0},${ball},${done};`
  for (const { square, holder } of state.balls) key += `${square},${holder};`
  return `${key}${state.scores}|${state.actionsLeft}|${state.hands[0].length}${state.hands[1].length}`
}

/** Claims the dearest challenge there is; has no opinion on what comes before the first turn. */
function reflex(match: Blitz, decision: Decision): BlitzAction | null {
  const actions = decision.actions as readonly BlitzAction[]
  if (decision.kind === 'claim') return [...actions].sort((a, b) => pointsOf(b) - pointsOf(a))[0]
  if (match.state.turn === 0) return actions[(match.state.tossWinner + match.rolls * 7) % actions.length]
  return null
}

function pointsOf(action: BlitzAction): number {
  return action.type === 'claim' ? (challenges.find(({ id }) => id === action.challenge)?.points ?? 0) : -1
}
