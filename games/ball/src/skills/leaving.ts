import { areAdjacent, playerOf } from '../field.ts'
import type { BallMatch } from '../state.ts'

/** Is `owner` on another team than `player`, and next to the square that `player` leaves? */
export function isOpponentNextTo(match: BallMatch, owner: number, player: number, from: number): boolean {
  const marker = playerOf(match, owner)
  return marker.team !== playerOf(match, player).team && areAdjacent(match, marker.square, from)
}
