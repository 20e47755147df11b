import { countMarkers, KNOCKED_OUT, ON_BOARD, type Player, RESERVES, STANDING, STUNNED } from '@undercroft/ball'
import {
  type BloodEvent,
  type BloodMatch,
  type BloodOptions,
  type BloodState,
  END_ZONE,
  xOf,
  yOf,
} from '@undercroft/blood-bowl'
import type { Guide, Reason } from '../guide.ts'
import { bloodForesee, bloodKey } from './blood-bowl-keys.ts'
import { bloodReflex, bloodSensible, isBeforeTurns } from './blood-bowl-sense.ts'

const WEIGHTS = {
  touchdown: 400,
  standing: 6,
  prone: 3.2,
  stunned: 2,
  place: { [RESERVES]: 4, [KNOCKED_OUT]: 2 } as Readonly<Record<number, number>>,
  reroll: 2.5,
  toAct: 0.5,
  activated: -0.05,
  held: 150,
  /** For each column between the carrier and the End Zone, and so much more as the half runs out. */
  way: -3,
  /** He can be there in this or the next activation. */
  inReach: 25,
  carrierMarked: -5,
  /** Opponents who can reach the carrier in their turn. */
  threat: -1.1,
  /** Team-mates beside the carrier, corners of a cage counting double. */
  screen: 2.2,
  /** Squares from the sideline under which a carrier may be pushed off. */
  edge: -5,
  /** A loose ball: for each square to whoever is nearest, and to the next one. */
  loose: -2.4,
  looseSecond: -0.4,
  marksCarrier: 6,
  chase: -0.8,
  /** Standing between an opposing carrier and the own End Zone. */
  inTheWay: 1.6,
  stray: -0.06,
}

type BloodGuide = Guide<BloodState, BloodOptions, BloodEvent>

const away = (a: number, b: number): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))

/** What is good in Blood Bowl: touchdowns, the ball and its way, a cage around it, players on their feet. */
export const bloodGuide: BloodGuide = {
  reasons(match, seat) {
    const [own, other] = [seat, 1 - seat].map((team) => sideReasons(match, team))
    return own.map(({ term, value }, i) => ({ term, value: value - other[i].value }))
  },
  evaluate: (match, seat) => sideValue(match, seat) - sideValue(match, 1 - seat),
  tempo({ state }, seat) {
    const left = state.players.filter(
      ({ team, place, activated, status }) =>
        team === seat && place === ON_BOARD && activated === 0 && status !== STUNNED,
    ).length
    return WEIGHTS.toAct * Math.max(0, left - 1)
  },
  isBoundary: ({ kind }) => kind === 'turn' || isBeforeTurns(kind),
  key: bloodKey,
  foresee: bloodForesee,
  turnOf: ({ state }) => `${state.half} ${state.active} ${state.teams[state.active].turns}`,
  idle: new Set([
    'casualty',
    'lasting-injury',
    'scatter',
    'deviate',
    'throw-in',
    'throw-in-distance',
    'weather',
    'recovery',
  ]),
  sensible: bloodSensible,
  reflex: bloodReflex,
}

const sideValue = (match: BloodMatch, seat: number): number =>
  scoreValue(match, seat) + playersValue(match, seat) + ballValue(match, seat)

const sideReasons = (match: BloodMatch, seat: number): Reason[] => [
  { term: 'touchdown', value: scoreValue(match, seat) },
  { term: 'players', value: playersValue(match, seat) },
  { term: 'ball', value: ballValue(match, seat) },
]

const scoreValue = ({ state }: BloodMatch, seat: number): number => WEIGHTS.touchdown * state.teams[seat].touchdowns

function playersValue({ state }: BloodMatch, seat: number): number {
  const isTurn = state.active === seat && state.turnover === ''
  let value = WEIGHTS.reroll * state.teams[seat].rerolls
  for (const { team, place, activated, status } of state.players) {
    if (team !== seat) continue
    if (place !== ON_BOARD) {
      value += WEIGHTS.place[place] ?? 0
      continue
    }
    if (isTurn && activated === 1) value += WEIGHTS.activated
    value += status === STANDING ? WEIGHTS.standing : status === STUNNED ? WEIGHTS.stunned : WEIGHTS.prone
  }
  return value
}

function ballValue(match: BloodMatch, seat: number): number {
  const { state } = match
  if (state.ballHolder >= 0) {
    const carrier = state.players[state.ballHolder]
    return carrier.team === seat ? carrierValue(match, carrier) : defenceValue(match, carrier, seat)
  }
  return state.ballSquare >= 0 ? looseValue(match, state.ballSquare, seat) : 0
}

function looseValue({ state }: BloodMatch, square: number, seat: number): number {
  let first = 30
  let second = 30
  let stray = 0
  for (const player of state.players) {
    if (player.team !== seat || player.square < 0) continue
    const distance = away(player.square, square) + (player.status === STANDING ? 0 : 3)
    stray += distance
    if (distance < first) {
      second = first
      first = distance
    } else if (distance < second) second = distance
  }
  return WEIGHTS.loose * first + WEIGHTS.looseSecond * second + WEIGHTS.stray * stray
}

/** Columns to the End Zone in which this team scores. */
const wayLeft = ({ team, square }: Player): number => Math.abs(xOf(square) - END_ZONE[1 - team])

function carrierValue(match: BloodMatch, carrier: Player): number {
  const { state, options } = match
  const left = wayLeft(carrier)
  const turnsLeft = Math.max(1, options.turns - state.sides[carrier.team].marker)
  const hurry = left > turnsLeft * carrier.ma ? 1.6 : 1 + 0.5 / turnsLeft
  let value = WEIGHTS.held + hurry * WEIGHTS.way * left
  if (left <= carrier.ma) value += WEIGHTS.inReach
  value += WEIGHTS.carrierMarked * Math.min(3, countMarkers(match, carrier.square, carrier.team))
  let threats = 0
  let screen = 0
  for (const other of state.players) {
    if (other.square < 0 || other.id === carrier.id || other.status !== STANDING) continue
    const distance = away(other.square, carrier.square)
    if (other.team !== carrier.team) {
      if (distance <= other.ma + 1) threats++
    } else if (distance === 1) {
      const corner = xOf(other.square) !== xOf(carrier.square) && yOf(other.square) !== yOf(carrier.square)
      screen += corner ? 2 : 1
    } else value += WEIGHTS.stray * Math.min(8, distance)
  }
  const row = yOf(carrier.square)
  if (row === 0 || row === 14) value += WEIGHTS.edge
  return value + WEIGHTS.threat * Math.min(6, threats) * (screen >= 6 ? 0.3 : 1) + WEIGHTS.screen * Math.min(8, screen)
}

function defenceValue({ state }: BloodMatch, carrier: Player, seat: number): number {
  const left = wayLeft(carrier)
  let least = 30
  let value = 0
  let markers = 0
  for (const player of state.players) {
    if (player.team !== seat || player.square < 0) continue
    const distance = away(player.square, carrier.square)
    value += WEIGHTS.stray * distance
    if (player.status !== STANDING) continue
    if (distance < least) least = distance
    if (distance === 1) markers++
    else if (
      Math.abs(xOf(player.square) - END_ZONE[seat]) < left &&
      Math.abs(yOf(player.square) - yOf(carrier.square)) <= 4
    )
      value += WEIGHTS.inTheWay
  }
  return value + WEIGHTS.chase * least + WEIGHTS.marksCarrier * Math.min(3, markers)
}
