import { ON_BOARD, type Player, STANDING, STUNNED } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { Guide, Reason } from '../guide.ts'
import { carrierValue } from './blood-bowl-attack.ts'
import { driveWorth, TOUCHDOWN, turnsAfter, turnsAhead } from './blood-bowl-clock.ts'
import { defenceValue, foreignChance } from './blood-bowl-defence.ts'
import { bloodAlike } from './blood-bowl-dice.ts'
import { fetchesOf } from './blood-bowl-fetch.ts'
import { bloodForesee, bloodKey } from './blood-bowl-keys.ts'
import { looseValue } from './blood-bowl-loose.ts'
import type { Evaluate } from './blood-bowl-march.ts'
import { bloodReflex } from './blood-bowl-reflex.ts'
import { restOfTurn } from './blood-bowl-scheme.ts'
import { bloodSensible, isBeforeTurns, withoutBlocks } from './blood-bowl-sense.ts'
import { strikesOf } from './blood-bowl-strikes.ts'
import { away } from './blood-bowl-way.ts'
import { BOLD_WEIGHTS, WEIGHTS } from './blood-bowl-weights.ts'

/** What a team may do once in a turn. */
const SCARCE = new Set(['blitz', 'pass', 'hand-off', 'foul', 'throw-team-mate', 'kick-team-mate'])

type BloodGuide = Guide<BloodMatch>

/** Thinks no further than its own turn. */
export const boldBloodGuide: BloodGuide = guideOf(false)

/** Thinks of the next turn too: who may lose the ball in it and who may score, and how many turns are left after a Touchdown. */
export const bloodGuide: BloodGuide = guideOf(true)

/** What is good in Blood Bowl: Touchdowns, the ball and its way, a cage around it, players on their feet. */
function guideOf(isWary: boolean): BloodGuide {
  const counted = isWary ? WEIGHTS : BOLD_WEIGHTS
  const score = (match: BloodMatch, seat: number): number => scoreValue(match, seat, isWary)
  const players = (match: BloodMatch, seat: number): number =>
    playersValue(match, seat, turnsAfter(match, seat), counted) -
    playersValue(match, 1 - seat, turnsAhead(match, 1 - seat), counted) +
    (isWary ? contactValue(match, seat) : 0)
  const ball = (match: BloodMatch, seat: number): number => ballValue(match, seat, isWary)
  const evaluate = (match: BloodMatch, seat: number): number =>
    score(match, seat) + players(match, seat) + ball(match, seat) + inTheAir(match, isWary)
  return {
    reasons: (match, seat): Reason[] => [
      { term: 'touchdown', value: score(match, seat) },
      { term: 'players', value: players(match, seat) },
      { term: 'ball', value: ball(match, seat) },
    ],
    evaluate,
    tempo({ state }, seat) {
      let others = -1
      for (const { team, place, activated, status } of state.players)
        if (team === seat && place === ON_BOARD && activated === 0 && status !== STUNNED) others++
      return counted.toAct * Math.max(0, others)
    },
    isBoundary: ({ kind }) => kind === 'turn' || isBeforeTurns(kind),
    key: bloodKey,
    foresee: bloodForesee,
    turnOf: ({ state }) => `${state.half} ${state.active} ${state.sides[state.active].marker}`,
    idle: new Set([
      ...['casualty', 'lasting-injury', 'scatter', 'deviate', 'throw-in', 'throw-in-distance', 'weather', 'recovery'],
    ]),
    sensible: bloodSensible,
    isScarce: ({ type }) => SCARCE.has(type),
    reflex: bloodReflex,
    ...(isWary && thinksAhead(evaluate)),
  }
}

/** What only those know who think of the whole turn. */
function thinksAhead(evaluate: Evaluate): Partial<BloodGuide> {
  return {
    sensible: withoutBlocks,
    alike: bloodAlike,
    settles: ({ kind }) => kind === 'move',
    scheme: (match, seat) => restOfTurn(match, seat, evaluate),
    known: (match, seat) => [...strikesOf(match, seat, evaluate), ...fetchesOf(match, seat, evaluate)],
  }
}

/** What has yet to be rolled for may fail. Whoever thinks further rolls for blocks before other things: it takes many looks to see what they bring. */
const inTheAir = ({ waiting }: BloodMatch, isWary: boolean): number =>
  !waiting || (isWary && waiting.what === 'block') ? 0 : WEIGHTS.inTheAir

/** Touchdowns, and the drive that is about to begin, which belongs to whoever receives. */
function scoreValue({ state, options, stack }: BloodMatch, seat: number, isWary: boolean): number {
  const score = (TOUCHDOWN + WEIGHTS.held) * (state.teams[seat].touchdowns - state.teams[1 - seat].touchdowns)
  if (!isWary || stack.length === 0 || state.ballHolder >= 0 || state.ballSquare >= 0 || state.kickedTo >= 0)
    return score
  const receiver = 1 - state.kicking
  const drive = driveWorth(options.turns - state.sides[receiver].marker)
  return score + (receiver === seat ? drive : -drive)
}

/** The strong, the fast and the nimble are missed most. */
const worthOf = ({ st, ma, ag }: Player): number => 0.25 + 0.15 * st + 0.03 * ma + 0.03 * (6 - ag)

function playersValue({ state }: BloodMatch, seat: number, turns: number, counted: typeof BOLD_WEIGHTS): number {
  const isTurn = state.active === seat && state.turnover === ''
  const { rerolls, blitzUsed, foulUsed } = state.teams[seat]
  let value = WEIGHTS.reroll * rerolls * Math.min(1, turns / 5)
  if (isTurn) value += WEIGHTS.blitzUsed * blitzUsed + WEIGHTS.foulUsed * foulUsed
  for (const player of state.players) {
    if (player.team !== seat) continue
    const { place, status, activated } = player
    if (place !== ON_BOARD) value += (counted.place[place] ?? 0) * worthOf(player)
    else {
      if (isTurn && activated === 1) value += WEIGHTS.activated
      value +=
        worthOf(player) *
        (status === STANDING ? counted.standing : status === STUNNED ? counted.stunned : counted.prone)
    }
  }
  return value
}

/** Whoever stands beside opponents when their turn comes is hit by them. */
function contactValue(match: BloodMatch, seat: number): number {
  const { players } = match.state
  let value = 0
  for (const player of players) {
    if (player.team !== seat || player.square < 0 || player.status !== STANDING) continue
    for (const other of players) {
      if (other.team === seat || other.square < 0 || other.status !== STANDING) continue
      if (away(player.square, other.square) === 1) value += WEIGHTS.contact * Math.max(0, 1 + other.st - player.st)
    }
  }
  return value
}

function ballValue(match: BloodMatch, seat: number, isWary: boolean): number {
  const { state } = match
  if (state.ballHolder >= 0) {
    const carrier = state.players[state.ballHolder]
    return carrier.team === seat
      ? carrierValue(match, carrier, isWary)
      : defenceValue(match, carrier, seat) -
          TOUCHDOWN * foreignChance(match, carrier, isWary) +
          (isWary ? WEIGHTS.foreign : 0)
  }
  const loose = state.ballSquare >= 0 ? state.ballSquare : state.kickedTo
  return loose >= 0 ? looseValue(match, loose, seat, isWary) : 0
}
