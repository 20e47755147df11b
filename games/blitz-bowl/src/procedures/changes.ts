import { ballTypes } from '../balls/index.ts'
import type { At, BlitzEvent } from '../events.ts'
import { columnOf, rowOf } from '../pitch.ts'
import { ballOn, canHold, profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'

/** The small changes that procedures are made of. Each tells what it did. */

export const at = (square: number): At => [columnOf(square), rowOf(square)]

export function standOn(match: Blitz, player: number, square: number): void {
  const { state } = match
  state.players[player].square = square
  state.squares[square] = player
}

function leaveSquare(match: Blitz, player: number): void {
  const piece = match.state.players[player]
  if (piece.square >= 0) match.state.squares[piece.square] = -1
  piece.square = -1
}

type Movement = Extract<BlitzEvent, { type: 'moved' }>['how']

/**
 * Moves a player; the ball they hold goes with them (BZ-GEN-22). Returns a ball that now has to bounce from their new square,
 * or -1: they take a ball only in a Run or with an ability for it (BZ-RUN-09, BZ-RUN-10).
 */
export function move(match: Blitz, player: number, square: number, how: Movement): number {
  const { state } = match
  const from = state.players[player].square
  state.squares[from] = -1
  standOn(match, player, square)
  match.events?.push({ type: 'moved', player, from: at(from), to: at(square), how })
  const ball = ballOn(state, square)
  if (ball < 0) return -1
  const picksUp = profileOf(state, player).picksUp
  if ((how !== 'run' && !picksUp) || !canHold(state, player)) return ball
  if (how !== 'run') tellAbility(match, player)
  takeBall(match, player, ball, how === 'run' ? 'run' : 'handling')
  return -1
}

export function takeBall(
  match: Blitz,
  player: number,
  ball: number,
  how: Extract<BlitzEvent, { type: 'ball-taken' }>['how'],
): void {
  const { state } = match
  const piece = state.players[player]
  piece.ball = ball
  state.balls[ball].holder = player
  state.balls[ball].square = -1
  if (piece.team === state.active) for (const record of state.acts) record.taken |= 1 << ball
  match.events?.push({ type: 'ball-taken', player, ball, how, rules: ['BZ-GEN-21'] })
}

/** The player lets go of their ball: it is loose in their square and has to bounce. Returns it, or -1. */
export function dropBall(match: Blitz, player: number, square = match.state.players[player].square): number {
  const { state } = match
  const piece = state.players[player]
  const { ball } = piece
  if (ball < 0) return -1
  piece.ball = -1
  state.balls[ball].holder = -1
  state.balls[ball].square = square
  match.events?.push({ type: 'ball-loose', player, ball, at: at(square) })
  return ball
}

export function removeBall(match: Blitz, ball: number): void {
  const { state } = match
  const { holder } = state.balls[ball]
  if (holder >= 0) state.players[holder].ball = -1
  state.balls[ball].holder = -1
  state.balls[ball].square = -1
  match.events?.push({ type: 'ball-removed', ball })
}

/** Lays a player prone. Returns the ball they lose, which has to bounce at once, or -1 (BZ-STATUS-06). */
export function layProne(match: Blitz, player: number, why: Extract<BlitzEvent, { type: 'down' }>['why']): number {
  match.state.players[player].prone = true
  match.events?.push({ type: 'down', player, why })
  return dropBall(match, player)
}

/** Off to the bench, in reserve. Returns the ball they lose, which has to bounce, or -1 (BZ-GEN-23). */
export function sendToBench(match: Blitz, player: number): number {
  const ball = dropBall(match, player)
  leaveSquare(match, player)
  match.state.players[player].prone = false
  return ball
}

/** BZ-BLOCK-09: injured players go to their bench. Returns the ball that has to bounce, or -1. */
export function injure(match: Blitz, player: number, why: string): number {
  const { square } = match.state.players[player]
  match.events?.push({ type: 'injured', player, at: at(square), why, rules: ['BZ-BLOCK-09'] })
  return sendToBench(match, player)
}

/** BZ-BLOCK-15, BZ-BLOCK-16, BZ-FOUL-06: no further action this turn. */
export function spend(match: Blitz, player: number): void {
  match.state.players[player].spent = true
  match.events?.push({ type: 'spent', player })
}

/** An ability made a difference. */
export function tellAbility(match: Blitz, player: number): void {
  const { ability } = profileOf(match.state, player)
  if (ability !== null) match.events?.push({ type: 'ability', ability, player })
}

/** Puts a ball of that kind into play, not yet on a square, and returns its number. */
export function addBall(match: Blitz, kind: number, square: number): number {
  const { balls } = match.state
  let ball = balls.findIndex((known) => known.square < 0 && known.holder < 0)
  if (ball < 0) ball = balls.push({ kind, square: -1, holder: -1 }) - 1
  balls[ball].kind = kind
  balls[ball].square = square
  match.state.heldAtStart &= ~(1 << ball)
  match.events?.push({ type: 'ball', ball, kind: ballTypes[kind].id, at: at(square) })
  return ball
}

/** Tells a die that is looked up and neither passed nor failed. */
export function tellRoll(
  match: Blitz,
  what: string,
  seat: number,
  die: string,
  value: number,
  rules: readonly string[],
): void {
  match.events?.push({
    type: 'roll',
    what,
    seat,
    piece: null,
    dice: [die],
    values: [value],
    target: null,
    modifiers: [],
    passed: null,
    reroll: null,
    rules,
  })
}
