import {
  CASUALTY,
  countMarkers,
  findInner,
  hasAbility,
  KNOCKED_OUT,
  move,
  ON_BOARD,
  type Player,
  RESERVES,
  STANDING,
  STUNNED,
} from '@undercroft/ball'
import { type BloodMatch, xOf, yOf } from '@undercroft/blood-bowl'
import type { Guide, Reason } from '../guide.ts'
import {
  chanceToLose,
  chanceToScore,
  driveWorth,
  isAtEdge,
  TOUCHDOWN,
  turnsAfter,
  turnsAhead,
  wayToScore,
} from './blood-bowl-carrier.ts'
import { bloodForesee, bloodKey } from './blood-bowl-keys.ts'
import { bloodReflex } from './blood-bowl-reflex.ts'
import { bloodSensible, isBeforeTurns } from './blood-bowl-sense.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

const WEIGHTS = {
  standing: 10,
  prone: 4.5,
  stunned: 3,
  place: { [RESERVES]: 5, [KNOCKED_OUT]: 2, [CASUALTY]: 0 } as Readonly<Record<number, number>>,
  /** With five turns of the half left, or more. */
  reroll: 6,
  toAct: 0.8,
  activated: -0.05,
  blitzUsed: -0.2,
  /** The risk of being sent off: a double is not always among the rolls that a search looks at. */
  foulUsed: -2.5,
  /** For each square of the carrier's way, the more the fewer turns are left for it. */
  hurry: -7,
  /** To have it is better than not to have it, however late it is; a Touchdown is better still. */
  held: 160,
  /** Whoever thinks of the next turn takes it away from the others, even where they are too late to score. */
  foreign: -120,
  /** What is left of them then: the ball lies about, and team-mates near by can fetch it. */
  lost: -40,
  fetch: 15,
  /** Team-mates beside the carrier who do not stand before him; those at the corners of a cage. */
  guard: 0.5,
  corner: 3,
  carrierMarked: -4,
  /** The same for those who do not think of the next turn. */
  boldlyMarked: -20,
  /** What has yet to be rolled for may fail. */
  inTheAir: -12,
  /** Squares from the sideline under which a carrier may be pushed off. */
  edge: -6,
  /** What of a loose ball's worth counts for whoever may get it. */
  loose: 0.8,
  /** Beside an opposing carrier, at most three. */
  marksCarrier: 5,
  chase: -0.8,
  /** Standing between an opposing carrier and the own End Zone. */
  inTheWay: 1.5,
  /** For each square between a player and the ball. */
  stray: -0.08,
  /** For each opponent beside a player who is as strong as him, when the others have the next turn. */
  contact: -0.5,
}

/** What a team may do once in a turn. */
const SCARCE = new Set(['blitz', 'pass', 'hand-off', 'foul', 'throw-team-mate', 'kick-team-mate'])

type BloodGuide = Guide<BloodMatch>

/** Thinks no further than its own turn. */
export const boldBloodGuide: BloodGuide = guideOf(false)

/** Thinks of the next turn too: who may lose the ball in it and who may score, and how many turns are left after a Touchdown. */
export const bloodGuide: BloodGuide = guideOf(true)

/** What is good in Blood Bowl: Touchdowns, the ball and its way, a cage around it, players on their feet. */
function guideOf(isWary: boolean): BloodGuide {
  const score = (match: BloodMatch, seat: number): number => scoreValue(match, seat, isWary)
  const players = (match: BloodMatch, seat: number): number =>
    playersValue(match, seat, turnsAfter(match, seat)) -
    playersValue(match, 1 - seat, turnsAhead(match, 1 - seat)) +
    (isWary ? contactValue(match, seat) : 0)
  const ball = (match: BloodMatch, seat: number): number => ballValue(match, seat, isWary)
  return {
    reasons: (match, seat): Reason[] => [
      { term: 'touchdown', value: score(match, seat) },
      { term: 'players', value: players(match, seat) },
      { term: 'ball', value: ball(match, seat) },
    ],
    evaluate: (match, seat) =>
      score(match, seat) + players(match, seat) + ball(match, seat) + (match.waiting ? WEIGHTS.inTheAir : 0),
    tempo({ state }, seat) {
      let others = -1
      for (const { team, place, activated, status } of state.players)
        if (team === seat && place === ON_BOARD && activated === 0 && status !== STUNNED) others++
      return WEIGHTS.toAct * Math.max(0, others)
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
  }
}

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

function playersValue({ state }: BloodMatch, seat: number, turns: number): number {
  const isTurn = state.active === seat && state.turnover === ''
  const { rerolls, blitzUsed, foulUsed } = state.teams[seat]
  let value = WEIGHTS.reroll * rerolls * Math.min(1, turns / 5)
  if (isTurn) value += WEIGHTS.blitzUsed * blitzUsed + WEIGHTS.foulUsed * foulUsed
  for (const player of state.players) {
    if (player.team !== seat) continue
    const { place, status, activated } = player
    if (place !== ON_BOARD) value += (WEIGHTS.place[place] ?? 0) * worthOf(player)
    else {
      if (isTurn && activated === 1) value += WEIGHTS.activated
      value +=
        worthOf(player) *
        (status === STANDING ? WEIGHTS.standing : status === STUNNED ? WEIGHTS.stunned : WEIGHTS.prone)
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
  return loose >= 0 ? looseValue(match, loose, seat) : 0
}

/** The others have the next turn: first they may take the ball away, then it goes on. */
function carrierValue(match: BloodMatch, carrier: Player, isWary: boolean): number {
  const way = isWary ? wayToScore(match, carrier) : columnsLeft(carrier.square, carrier.team)
  const turns = turnsAfter(match, carrier.team)
  const scores = Math.max(chanceToScore(way, carrier.ma, turns), chanceOnTheRun(match, carrier, way))
  const value = guardValue(match, carrier)
  if (!isWary)
    return (
      value +
      WEIGHTS.held +
      TOUCHDOWN * scores +
      WEIGHTS.boldlyMarked * Math.min(2, countMarkers(match, carrier.square, carrier.team))
    )
  const later = turnsAhead(match, 1 - carrier.team) - Math.ceil(way / carrier.ma)
  const loses = feared(chanceToLose(match, carrier))
  const hopes =
    (1 - loses) * scores * (TOUCHDOWN - driveWorth(later)) +
    loses * (WEIGHTS.lost + WEIGHTS.fetch * Math.min(3, matesNear(match, carrier)))
  const late = WEIGHTS.hurry * way * Math.min(1.2, way / (carrier.ma * Math.max(1, turns)))
  return value + hopes + late + WEIGHTS.held
}

/** A small danger can be borne: somebody is near who picks the ball up again. A great one is as good as the loss. */
const feared = (chance: number): number => chance * (0.4 + 0.6 * chance)

function matesNear({ state }: BloodMatch, { id, team, square }: Player): number {
  let count = 0
  for (const mate of state.players)
    if (mate.team === team && mate.id !== id && mate.square >= 0 && away(mate.square, square) <= 3) count++
  return count
}

/** In the middle of a move the rest of it counts as a turn of its own. */
function chanceOnTheRun(match: BloodMatch, carrier: Player, way: number): number {
  const frame = findInner(match, move)
  return frame?.player === carrier.id ? chanceToScore(way, frame.left, 1) : 0
}

function guardValue(match: BloodMatch, carrier: Player): number {
  const { state } = match
  let value = WEIGHTS.carrierMarked * Math.min(3, countMarkers(match, carrier.square, carrier.team))
  let guards = 0
  for (const mate of state.players) {
    if (mate.team !== carrier.team || mate.square < 0 || mate.id === carrier.id) continue
    const distance = away(mate.square, carrier.square)
    if (distance > 1) value += WEIGHTS.stray * Math.min(10, distance)
    else if (mate.status === STANDING) {
      const isCorner = xOf(mate.square) !== xOf(carrier.square) && yOf(mate.square) !== yOf(carrier.square)
      const isAhead = columnsLeft(mate.square, carrier.team) < columnsLeft(carrier.square, carrier.team)
      guards += isCorner ? WEIGHTS.corner : isAhead ? 0 : WEIGHTS.guard
    }
  }
  if (isAtEdge(carrier.square)) value += WEIGHTS.edge
  return value + Math.min(4 * WEIGHTS.corner, guards)
}

function foreignChance(match: BloodMatch, carrier: Player, isWary: boolean): number {
  const way = isWary ? wayToScore(match, carrier) : columnsLeft(carrier.square, carrier.team)
  return chanceToScore(way, carrier.ma, turnsAhead(match, carrier.team))
}

function defenceValue({ state }: BloodMatch, carrier: Player, seat: number): number {
  const left = columnsLeft(carrier.square, carrier.team)
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
    else if (columnsLeft(player.square, carrier.team) < left && Math.abs(yOf(player.square) - yOf(carrier.square)) <= 4)
      value += WEIGHTS.inTheWay
  }
  return value + WEIGHTS.chase * least + WEIGHTS.marksCarrier * Math.min(3, markers)
}

/** A loose ball belongs, as far as it goes, to whoever can pick it up first. */
function looseValue(match: BloodMatch, square: number, seat: number): number {
  const own = chanceToGet(match, square, seat)
  const foreign = chanceToGet(match, square, 1 - seat)
  const worth = (team: number): number => {
    const turns = team === seat ? turnsAfter(match, team) : turnsAhead(match, team)
    return TOUCHDOWN * WEIGHTS.loose * chanceToScore(columnsLeft(square, team), 6, Math.max(1, turns))
  }
  const value = (1 - foreign.chance) * own.chance * worth(seat) - foreign.chance * worth(1 - seat)
  return value + own.stray - foreign.stray
}

interface Hope {
  chance: number
  stray: number
}

function chanceToGet(match: BloodMatch, square: number, team: number): Hope {
  const { state } = match
  const crowd = countMarkers(match, square, team)
  const found: Hope = { chance: 0, stray: 0 }
  for (const player of state.players) {
    if (player.team !== team || player.square < 0) continue
    const distance = away(player.square, square)
    found.stray += WEIGHTS.stray * distance
    if (player.status === STUNNED || hasAbility(match, player, 'no-hands')) continue
    const bound = player.status === STANDING ? 2 * Math.min(1, countMarkers(match, player.square, team)) : 3
    const over = distance + bound - player.ma
    const once = Math.max(1, Math.min(5, 7 - player.ag - crowd)) / 6
    const again = hasAbility(match, player, 'sure-hands') || state.teams[team].rerolls > 0
    const picks = again ? 1 - (1 - once) ** 2 : once
    const reach = over <= 0 ? 1 - 0.01 * distance : over <= 2 ? 0.8 ** over : 0.4 * 0.92 ** (over - 2)
    const chance = 0.85 * picks * reach
    if (chance > found.chance) found.chance = chance
  }
  return found
}
