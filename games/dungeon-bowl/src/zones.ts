import { boardOf, gain, hasAbility, lose, type Player } from '@undercroft/ball'
import { isInRoom } from './rooms/room.ts'
import type { DungeonMatch } from './state.ts'

const STENCH = 'disturbing-presence'

/** A player came into his square in any way: notes the zone, and what entering the Sewer does (DB-ROOM-04, DB-ROOM-05). */
export function enterZone(match: DungeonMatch, player: Player): void {
  const zone = boardOf(match).zone[player.square]
  if (zone === player.zone) return
  player.zone = zone
  if (!isInRoom(match, player.square, 'sewer')) return
  if (player.stench === 0 && hasAbility(match, player, STENCH)) return
  gain(match, player, STENCH)
  // The activation he is in does not count.
  player.stench = match.state.activePlayer === player.id ? 2 : 1
  match.events?.push({ type: 'room-effect', player: player.id, room: 'sewer' })
}

/** One activation less until the stench of the Sewer is gone. */
export function airOut(match: DungeonMatch, player: Player): void {
  if (player.stench === 0) return
  if (--player.stench === 0) lose(match, player, STENCH)
}
