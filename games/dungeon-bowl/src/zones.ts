import { gain, hasAbility, lose, type Player } from '@undercroft/ball'
import { isInRoom } from './rooms/room.ts'
import type { DungeonMatch } from './state.ts'
import { venueOf } from './venue.ts'

const STENCH = 'disturbing-presence'

/** A player came into their square in any way: notes the tile, and what entering the Sewer does (DB-ROOM-04, DB-ROOM-05). */
export function enterZone(match: DungeonMatch, player: Player): void {
  const { state } = match
  const zone = venueOf(match.options).dungeon.zone[player.square]
  if (zone === state.zones[player.id]) return
  state.zones = state.zones.with(player.id, zone)
  if (!isInRoom(match, player.square, 'sewer')) return
  if (state.stench[player.id] === 0 && hasAbility(match, player, STENCH)) return
  gain(match, player, STENCH)
  // The activation they are in does not count.
  state.stench = state.stench.with(player.id, state.activePlayer === player.id ? 2 : 1)
  match.events?.push({ type: 'room-effect', player: player.id, room: 'sewer' })
}

/** One activation less until the stench of the Sewer is gone. */
export function airOut(match: DungeonMatch, player: Player): void {
  const { state } = match
  const left = state.stench[player.id] - 1
  if (left < 0) return
  state.stench = state.stench.with(player.id, left)
  if (left === 0) lose(match, player, STENCH)
}
