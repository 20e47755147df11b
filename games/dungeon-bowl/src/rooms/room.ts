import { type BallMatch, rulesOf } from '@undercroft/ball'
import type { RoomName } from '../rooms/tiles.ts'

/** Does the square belong to that room (DB-ROOM-01)? */
export function isInRoom(match: BallMatch, square: number, room: RoomName): boolean {
  const { table, abilitiesAt } = rulesOf(match)
  return square >= 0 && table.has(abilitiesAt(match, square), room)
}
