import { countMarkers, findInner, move, type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, xOf, yOf } from '@undercroft/blood-bowl'
import { chanceOfDrive, chanceToScore, wayToScore } from './blood-bowl-carrier.ts'
import { driveWorth, TOUCHDOWN, turnsAfter, turnsAhead } from './blood-bowl-clock.ts'
import { chanceToLose, rowsToEdge } from './blood-bowl-danger.ts'
import { chanceByMate, FEW } from './blood-bowl-outlet.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'
import { WEIGHTS } from './blood-bowl-weights.ts'

/** The ball in one's own hands. */
export function carrierValue(match: BloodMatch, carrier: Player, isWary: boolean): number {
  const way = isWary ? wayToScore(match, carrier) : columnsLeft(carrier.square, carrier.team)
  const turns = turnsAfter(match, carrier.team)
  const inTime = isWary ? chanceOfDrive : chanceToScore
  const byMate = isWary && turns > 0 && turns <= FEW ? chanceByMate(match, carrier) : 0
  const scores = Math.max(inTime(way, carrier.ma, turns), chanceOnTheRun(match, carrier, way), byMate)
  const value = guardValue(match, carrier) + WEIGHTS.held
  if (!isWary)
    return (
      value + TOUCHDOWN * scores + WEIGHTS.boldlyMarked * Math.min(2, countMarkers(match, carrier.square, carrier.team))
    )
  return value + waitingValue(match, carrier, way, scores)
}

/** The others have the next turn: first they may take the ball away, then it goes on. */
function waitingValue(match: BloodMatch, carrier: Player, way: number, scores: number): number {
  const turns = turnsAfter(match, carrier.team)
  const later = turnsAhead(match, 1 - carrier.team) - Math.ceil(way / carrier.ma)
  const loses = chanceToLose(match, carrier)
  const late = WEIGHTS.hurry * way * Math.min(1.2, way / (carrier.ma * Math.max(1, turns)))
  return (
    (1 - loses) * scores * (TOUCHDOWN - driveWorth(later)) +
    loses * (WEIGHTS.lost + WEIGHTS.fetch * Math.min(3, matesNear(match, carrier))) +
    Math.max(WEIGHTS.late, late)
  )
}

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

/** So near to the sideline there is little room to go on, and the crowd is near. */
const EDGE = 4

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
  value += WEIGHTS.edge * Math.max(0, EDGE - rowsToEdge(carrier.square))
  return value + Math.min(4 * WEIGHTS.corner, guards)
}
