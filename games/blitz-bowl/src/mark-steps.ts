import { columnOf, isAdjacent, rowOf } from './pitch.ts'
import { endOf, firstOf, isBesideOpponents, pitchOf } from './queries.ts'
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
  if (!isOpponentWithin(state, square, team, left + 1, reach)) return false
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && leadsToContact(state, around[i], team, left - 1, reach)) return true
  }
  return false
}

function leadsToContact(state: BlitzState, square: number, team: number, left: number, reach: number): boolean {
  if (isBesideOpponents(state, square, team)) {
    return reach < 0 || isAdjacent(square, state.players[reach].square)
  }
  if (left === 0 || !isOpponentWithin(state, square, team, left + 1, reach)) return false
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && leadsToContact(state, around[i], team, left - 1, reach)) return true
  }
  return false
}

/** Is a standing opponent so near? A quick look that saves most searches. */
export function isOpponentWithin(
  state: BlitzState,
  square: number,
  team: number,
  squares: number,
  reach: number,
): boolean {
  const x = columnOf(square)
  const y = rowOf(square)
  const first = reach < 0 ? firstOf(state, 1 - team) : reach
  const end = reach < 0 ? endOf(state, 1 - team) : reach + 1
  for (let other = first; other < end; other++) {
    const player = state.players[other]
    if (player.square < 0 || player.prone) continue
    if (Math.abs(columnOf(player.square) - x) <= squares && Math.abs(rowOf(player.square) - y) <= squares) return true
  }
  return false
}
