import { DX, DY, directionBetween, isDiagonal, turn } from '@undercroft/engine/grid'
import { isForbidden, isHeard, listenersOf } from './abilities.ts'
import { isRoundCorner } from './board.ts'
import { boardOf } from './rules.ts'
import { type BallMatch, EMPTY, NOBODY, NOWHERE, OBSTACLE, ON_BOARD, type Player, PRONE, STANDING } from './state.ts'

/** The square one step away, or -1 where the field ends or something is in the way (DB-GEN-09, DB-GEN-10). */
export function stepTo(match: BallMatch, from: number, direction: number): number {
  const { steps } = boardOf(match)
  const to = steps[from * 8 + direction]
  if (to < 0 || match.state.obstacles === 0) return to
  const { squares } = match.state
  if (squares[to] === OBSTACLE) return -1
  if (!isDiagonal(direction)) return to
  const board = boardOf(match)
  const beside = squares[from + DX[direction]] === OBSTACLE
  const above = squares[from + DY[direction] * board.grid.width] === OBSTACLE
  return (!beside && !above) || isRoundCorner(board, from, direction, beside, above) ? to : -1
}

/** Two squares that touch with nothing closing the step. */
export function areAdjacent(match: BallMatch, a: number, b: number): boolean {
  if (a < 0 || b < 0) return false
  const direction = directionBetween(boardOf(match).grid, a, b)
  return direction >= 0 && stepTo(match, a, direction) === b
}

export const playerOf = (match: BallMatch, id: number): Player => match.state.players[id]
export const isFree = (match: BallMatch, square: number): boolean => match.state.squares[square] === EMPTY
export const isWalkable = (match: BallMatch, square: number): boolean =>
  match.state.squares[square] === EMPTY && boardOf(match).footing[square] === 1

/** Standing, and not robbed of their Tackle Zone (DB-STAT-03, DB-STAT-10, DB-STAT-11). */
export const hasTackleZone = (player: Player): boolean =>
  player.status === STANDING && player.dazed === 0 && player.place === ON_BOARD

/** Opposition players of `team` who Mark this square (DB-STAT-04 to DB-STAT-08). */
export function countMarkers(match: BallMatch, square: number, team: number): number {
  const { steps } = boardOf(match)
  const { squares, players } = match.state
  let count = 0
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[square * 8 + direction]
    if (to < 0 || squares[to] < 0) continue
    const other = players[squares[to]]
    if (other.team === team || other.status !== STANDING || other.dazed === 1) continue
    if (match.state.obstacles === 0 || stepTo(match, square, direction) === to) count++
  }
  return count
}

/** Those players by number. */
export function markersOf(match: BallMatch, square: number, team: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to < 0 || match.state.squares[to] < 0) continue
    const other = match.state.players[match.state.squares[to]]
    if (other.team !== team && hasTackleZone(other)) found.push(other.id)
  }
  return found
}

export const isMarked = (match: BallMatch, player: Player): boolean =>
  countMarkers(match, player.square, player.team) > 0

/** Players next to a square, by number. */
export function neighboursOf(match: BallMatch, square: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to >= 0 && match.state.squares[to] >= 0) found.push(match.state.squares[to])
  }
  return found
}

export const holdsBall = (match: BallMatch, player: Player): boolean => match.state.ballHolder === player.id

/** May they try to catch, pick up or interfere: hands, and for a catch their Tackle Zone (DB-CATCH-09, DB-STAT-14)? */
export const hasHands = (match: BallMatch, player: Player): boolean =>
  !isHeard(match, 'cannotHandle') ||
  !listenersOf(match, player, 'cannotHandle').some(({ answer }) => answer(match, player.id))
export const canCatch = (match: BallMatch, player: Player): boolean => hasTackleZone(player) && hasHands(match, player)

/** Puts a player on the board or moves them there; whoever was there must be gone. */
export function putAt(match: BallMatch, player: Player, square: number): void {
  const { squares } = match.state
  if (player.square >= 0) squares[player.square] = EMPTY
  player.place = ON_BOARD
  player.entered = 1
  player.square = square
  squares[square] = player.id
}

/** Takes a player off the board. The ball they held is in the air above their square. */
export function takeOff(match: BallMatch, player: Player, place: number): void {
  if (player.square >= 0) {
    loseBall(match, player, 'removed')
    if (match.state.squares[player.square] === player.id) match.state.squares[player.square] = EMPTY
  }
  player.square = NOWHERE
  player.place = place
  player.status = STANDING
  player.freshlyStunned = 0
  player.dazed = 0
  player.dazedThrough = 0
  player.rooted = 0
}

/** The ball they hold, if any, is in the air above their square and has yet to bounce. */
export function loseBall(match: BallMatch, player: Player, how: string): void {
  const { state } = match
  if (state.ballHolder !== player.id) return
  state.ballHolder = NOBODY
  state.ballSquare = player.square
  state.ballLoose = 1
  state.ballDroppedBy = player.id
  state.ballDroppedHow = how
}

export function takeBall(match: BallMatch, player: Player): void {
  const { state } = match
  state.ballHolder = player.id
  state.ballSquare = NOWHERE
  state.ballLoose = 0
  state.ballDroppedBy = NOBODY
  state.ballDroppedHow = ''
}

/** A ball lying where somebody came in without wanting it has to bounce (DB-MOVE-40, DB-PUSH-04). */
export function disturbBall(match: BallMatch, square: number): void {
  const { state } = match
  if (state.ballHolder === NOBODY && state.ballSquare === square) state.ballLoose = 1
}

/**
 * A player goes down: the player 'falls' over, is 'knocked' down or 'placed' Prone. A Prone or Stunned one keeps their status. For a
 * player of the active team that is a Turnover, unless they were placed Prone without the ball (DB-TO-02 to DB-TO-04) or the rule
 * at work spares those without the ball (`onlyWithBall`). A rule of its own may give the Turnover its own reason.
 */
export function goDown(
  match: BallMatch,
  player: Player,
  how: 'falls' | 'knocked' | 'placed',
  { reason = DOWN[how], onlyWithBall = false }: { reason?: string; onlyWithBall?: boolean } = GENERAL_RULE,
): void {
  const held = holdsBall(match, player)
  loseBall(match, player, how)
  if (player.status === STANDING) player.status = PRONE
  player.rooted = 0
  match.events?.push({ type: DOWN[how], player: player.id })
  if (player.team !== match.state.active) return
  if (held || (how !== 'placed' && !onlyWithBall)) turnover(match, reason)
}

const DOWN = { falls: 'fell-over', knocked: 'knocked-down', placed: 'placed-prone' } as const
const GENERAL_RULE = {}

/** The seat that rolls against a player of `team`: the active coach, or for the active team another one (DB-STAT-30). */
export function opposingSeat(match: BallMatch, team: number): number {
  const { active, teams } = match.state
  return active === team ? (team + 1) % teams.length : active
}

/** The first reason counts. */
export function turnover(match: BallMatch, reason: string): void {
  const { state } = match
  if (state.turnover !== '') return
  state.turnover = reason
  if (state.inTurn === 0) return
  state.teams[state.active].turnovers++
  match.events?.push({ type: 'turnover', team: state.active, reason })
}

/** The three squares behind `square` seen from `from`: straight on, to the left, to the right; -1 where the field ends (DB-PUSH-01). */
export function squaresBehind(match: BallMatch, from: number, square: number): [number, number, number] {
  const direction = directionBetween(boardOf(match).grid, from, square)
  return [
    stepTo(match, square, direction),
    stepTo(match, square, turn(direction, -1)),
    stepTo(match, square, turn(direction, 1)),
  ]
}

/** Is this player being activated in a turn of the own team? Some skills work only then. */
export const isActing = ({ state }: BallMatch, player: number): boolean =>
  state.inTurn === 1 && state.activePlayer === player

export const strengthOf = (player: Player): number => Math.max(1, player.st + player.extraSt)
export const movementOf = (player: Player): number => Math.max(1, player.ma + player.extraMa)

/** Are they Standing with the ball in an End Zone of another team (DB-TD-01, DB-TD-07)? */
export function isTouchdown(match: BallMatch, player: Player): boolean {
  if (match.state.ballHolder !== player.id || player.status !== STANDING || player.square < 0) return false
  const zone = boardOf(match).endZone[player.square]
  return zone >= 0 && match.state.endZoneOwner[zone] !== player.team && !isForbidden(match, player, 'score')
}

/** Everybody on the board apart from `player`. */
export function others(match: BallMatch, player: number): number[] {
  const found: number[] = []
  for (const other of match.state.players) if (other.place === ON_BOARD && other.id !== player) found.push(other.id)
  return found
}

/** Prone or Stunned on the board: can be fouled and jumped over. */
export const isHelpless = (player: Player): boolean => player.place === ON_BOARD && player.status !== STANDING

/** Empty squares next to a square, those without footing included. */
export function freeAround(match: BallMatch, square: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to >= 0 && isFree(match, to)) found.push(to)
  }
  return found
}
