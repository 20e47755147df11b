import {
  CASUALTY,
  countAssists,
  EMPTY,
  KNOCKED_OUT,
  NOWHERE,
  type Player,
  PRONE,
  RESERVES,
  squaresBehind,
} from '@undercroft/ball'
import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { follows, pushWorth, toAct } from './blood-bowl-blocks.ts'
import { turnsAfter } from './blood-bowl-clock.ts'
import type { Evaluate } from './blood-bowl-march.ts'
import { type Outcome, outcomesOf } from './blood-bowl-odds.ts'
import { WEIGHTS } from './blood-bowl-weights.ts'

/** Somebody who hits somebody else, from the square to which he walks first. */
export interface Strike {
  readonly blocker: Player
  readonly target: Player
  readonly from: number
  readonly isBlitz: boolean
}

export interface Struck {
  readonly value: number
  readonly goesOn: number
  /** The position as it is likely to be where the turn goes on. */
  readonly end: BloodMatch
  /** How likely that is. */
  readonly sure: number
}

/** The strength of both with the help that they have. */
export function strengths(match: BloodMatch, blocker: Player, target: Player): [number, number] {
  return [
    blocker.st + countAssists(match, blocker, target, 'block'),
    target.st + countAssists(match, target, blocker, 'block'),
  ]
}

/** What a block is worth on average, by its dice and by what each of its ends looks like. */
export function worthOfStrike(match: BloodMatch, strike: Strike, seat: number, evaluate: Evaluate): Struck {
  const at = placed(match, strike)
  const [blocker, target] = [at.state.players[strike.blocker.id], at.state.players[strike.target.id]]
  const { rerolls } = at.state.teams[seat]
  const again = rerolls > 0 && toAct(at, seat) > 1
  const outcomes = outcomesOf(at, blocker, target, strengths(at, blocker, target), again)
  const seen = new Map<string, { share: number; outcome: Outcome }>()
  for (const outcome of outcomes) {
    const key = `${outcome.pushes}${outcome.fells}${outcome.falls}${outcome.endsTurn}`
    const known = seen.get(key)
    if (known) known.share += outcome.share
    else seen.set(key, { share: outcome.share, outcome })
  }
  let value = 0
  let goesOn = 1
  let end = at
  let sure = 0
  for (const { share, outcome } of seen.values()) {
    const after = ended(at, strike, outcome)
    value += share * (evaluate(after, seat) + harmOf(after, strike, outcome))
    if (outcome.endsTurn) goesOn -= share
    else if (share > sure) {
      end = after
      sure = share
    }
  }
  return { value: value - (again ? rerollSpent(match, seat, 1 - goesOn) : 0), goesOn, end, sure }
}

/** What was rolled again came to nothing as often as this, so about the root of it needed the re-roll. */
const rerollSpent = (match: BloodMatch, seat: number, lost: number): number =>
  WEIGHTS.reroll * Math.sqrt(lost) * Math.min(1, turnsAfter(match, seat) / 5)

/** A copy in which the blocker stands where he hits from. */
function placed(match: BloodMatch, { blocker, from, isBlitz }: Strike): BloodMatch {
  const at = bloodBowl.clone(match)
  const { state } = at
  state.squares[blocker.square] = EMPTY
  state.squares[from] = blocker.id
  Object.assign(state.players[blocker.id], { square: from, status: 0, activated: 1 })
  if (isBlitz) state.teams[blocker.team].blitzUsed = 1
  return at
}

function ended(at: BloodMatch, { blocker, target }: Strike, { pushes, fells, falls, endsTurn }: Outcome): BloodMatch {
  const after = bloodBowl.clone(at)
  const { state } = after
  const own = state.players[blocker.id]
  const other = state.players[target.id]
  const before = other.square
  if (pushes && pushed(after, own, other) && follows(after, own, other.id, before)) {
    state.squares[own.square] = EMPTY
    state.squares[before] = own.id
    own.square = before
  }
  if (fells && other.square >= 0) fall(after, other)
  if (falls) fall(after, own)
  if (endsTurn) state.turnover = 'knocked-down'
  return after
}

/** Moves somebody away from who hits him; is his square free now? */
function pushed(match: BloodMatch, own: Player, other: Player): boolean {
  const { state } = match
  const behind = squaresBehind(match, own.square, other.square)
  const free = behind.filter((to) => to >= 0 && state.squares[to] === EMPTY)
  if (free.length === 0 && !behind.includes(-1)) return false
  state.squares[other.square] = EMPTY
  if (free.length === 0) {
    drop(match, other)
    Object.assign(other, { square: NOWHERE, place: RESERVES })
    return true
  }
  const to = free.reduce((most, square) => (pushWorth(match, square) > pushWorth(match, most) ? square : most))
  state.squares[to] = other.id
  other.square = to
  return true
}

function fall(match: BloodMatch, player: Player): void {
  drop(match, player)
  player.status = PRONE
}

function drop({ state }: BloodMatch, { id, square }: Player): void {
  if (state.ballHolder !== id) return
  state.ballHolder = -1
  state.ballSquare = square
}

/** The chances that two dice reach so much. */
const REACHES = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
const KNOCKS_OUT = 9 / 36
const HURTS = 6 / 36

/** What armour and injuries take from those who fell, beside that they lie. */
function harmOf(after: BloodMatch, { blocker, target }: Strike, { fells, falls }: Outcome): number {
  const { prone, stunned, place } = WEIGHTS
  const broken =
    prone - (KNOCKS_OUT * place[KNOCKED_OUT] + HURTS * place[CASUALTY] + (1 - KNOCKS_OUT - HURTS) * stunned)
  const harm = ({ av }: Player): number => (broken * REACHES[Math.min(12, av)]) / 36
  const seen = after.state.players
  return (fells ? harm(seen[target.id]) : 0) - (falls ? harm(seen[blocker.id]) : 0)
}
