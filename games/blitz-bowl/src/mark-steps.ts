import { distance, FAR, isAdjacent } from './pitch.ts'
import { isOnFeet, nearestOpponent, pitchOf } from './queries.ts'
import type { BlitzState } from './state.ts'

/** A Mark is a move of up to two squares, whatever the Move value (BZ-MARK-02). */
export const MARK_SQUARES = 2

/**
 * The squares to which a marking player can step. They stop at the first contact (BZ-MARK-04), so every other square must
 * leave them a way to contact. `reach`: the opponent they must end next to, or -1 for anybody.
 */
export function markSteps(state: BlitzState, player: number, left: number, reach: number): number[] {
  const { square, team } = state.players[player]
  return pitchOf(state).around[square].filter(
    (to) => state.squares[to] < 0 && leadsToContact(state, to, team, left - 1, reach),
  )
}

export function canMark(state: BlitzState, player: number, left: number, reach: number): boolean {
  const { square, team } = state.players[player]
  return distanceToGoal(state, square, team, reach) <= left + 1 && canClose(state, square, team, left, reach)
}

/** How far the opponent they must reach is, or the nearest one. A quick look that saves most searches. */
function distanceToGoal(state: BlitzState, square: number, team: number, reach: number): number {
  if (reach < 0) return nearestOpponent(state, square, team)
  const goal = state.players[reach]
  return isOnFeet(goal) ? distance(square, goal.square) : FAR
}

function canClose(state: BlitzState, square: number, team: number, left: number, reach: number): boolean {
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && leadsToContact(state, around[i], team, left - 1, reach)) return true
  }
  return false
}

function leadsToContact(state: BlitzState, square: number, team: number, left: number, reach: number): boolean {
  const nearest = nearestOpponent(state, square, team)
  if (nearest === 1) return reach < 0 || isAdjacent(square, state.players[reach].square)
  if (left === 0) return false
  const goal = reach < 0 ? nearest : distanceToGoal(state, square, team, reach)
  return goal <= left + 1 && canClose(state, square, team, left, reach)
}
