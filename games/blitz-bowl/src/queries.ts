import { distance, FAR, isInEndZone, type Pitch, pitches } from './pitch.ts'
import { type Profile, profiles } from './profiles.ts'
import type { ActionKind, BlitzState, Player } from './state.ts'

/** Questions about a position. Statuses are worked out anew each time and never remembered (BZ-STATUS-08). */

export const pitchOf = (state: BlitzState): Pitch => pitches[state.board]

export const profileOf = (state: BlitzState, player: number): Profile => profileAt(state, state.players[player].profile)

/** A profile of the book, or of a team that the match brings along. */
export const profileAt = ({ own }: BlitzState, index: number): Profile =>
  index < profiles.length || own === undefined ? profiles[index] : own[index - profiles.length]

export type Status = 'open' | 'marked' | 'prone' | 'in-reserve'

/** BZ-STATUS-01: exactly one of four. */
export function statusOf(state: BlitzState, player: number): Status {
  const { square, prone } = state.players[player]
  if (square < 0) return 'in-reserve'
  if (prone) return 'prone'
  return isMarked(state, player) ? 'marked' : 'open'
}

export const isOnFeet = (player: Player): boolean => player.square >= 0 && !player.prone

/** Does a standing player of the other team stand next to this square? */
export function isBesideOpponents(state: BlitzState, square: number, team: number): boolean {
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    const other = state.squares[around[i]]
    if (other < 0) continue
    const player = state.players[other]
    if (player.team !== team && !player.prone) return true
  }
  return false
}

/** How far it is from a square to the nearest standing player of the other team, FAR where nobody stands. */
export function nearestOpponent({ players, split }: BlitzState, square: number, team: number): number {
  let nearest = FAR
  const end = team === 0 ? players.length : split
  for (let other = team === 0 ? split : 0; other < end; other++) {
    const player = players[other]
    if (player.square < 0 || player.prone) continue
    const away = distance(square, player.square)
    if (away < nearest) nearest = away
  }
  return nearest
}

/** A team as its opponents look at it, from many squares one after the other. */
export interface Opposition {
  /** Where they stand. */
  readonly squares: readonly number[]
  /** Does somebody lie on the pitch? */
  readonly lies: boolean
}

export function oppositionOf({ players, split }: BlitzState, team: number): Opposition {
  const squares: number[] = []
  let lies = false
  const end = team === 0 ? players.length : split
  for (let other = team === 0 ? split : 0; other < end; other++) {
    const { square, prone } = players[other]
    if (square < 0) continue
    if (prone) lies = true
    else squares.push(square)
  }
  return { squares, lies }
}

/** How far it is from a square to the nearest of those who stand, FAR where nobody stands. */
export function nearestOf({ squares }: Opposition, square: number): number {
  let nearest = FAR
  for (let at = 0; at < squares.length; at++) {
    const away = distance(square, squares[at])
    if (away < nearest) nearest = away
  }
  return nearest
}

/** A player on their feet with a standing opponent next to them (BZ-STATUS-03). */
export function isMarked(state: BlitzState, player: number): boolean {
  const { square, team, prone } = state.players[player]
  return square >= 0 && !prone && isBesideOpponents(state, square, team)
}

export function isOpen(state: BlitzState, player: number): boolean {
  const { square, team, prone } = state.players[player]
  return square >= 0 && !prone && !isBesideOpponents(state, square, team)
}

/** The standing opponents next to a square. */
export function opponentsBeside(state: BlitzState, square: number, team: number): number[] {
  const around = pitchOf(state).around[square]
  const found: number[] = []
  for (let i = 0; i < around.length; i++) {
    const other = state.squares[around[i]]
    if (other >= 0 && state.players[other].team !== team && !state.players[other].prone) found.push(other)
  }
  return found
}

/** Unblocked squares only are ever asked for: is nobody there? */
export const isFree = (state: BlitzState, square: number): boolean => state.squares[square] < 0

/** Is a square beside this one free? */
export function hasRoom(state: BlitzState, square: number): boolean {
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) if (isFree(state, around[i])) return true
  return false
}

/** The loose ball on a square, or -1. */
export function ballOn(state: BlitzState, square: number): number {
  for (let ball = 0; ball < state.balls.length; ball++) if (state.balls[ball].square === square) return ball
  return -1
}

export const isInPlay = (state: BlitzState, ball: number): boolean =>
  state.balls[ball].square >= 0 || state.balls[ball].holder >= 0

/** BZ-GEN-16, BZ-RUN-11: has hands, and they are free. */
export function canHold(state: BlitzState, player: number): boolean {
  return state.players[player].ball < 0 && profileOf(state, player).throw > 0
}

/** BZ-TURN-07, BZ-BLOCK-15: nobody repeats an action in a turn, and some may act no more. */
export function mayMake(player: Player, kind: ActionKind): boolean {
  return !player.spent && (player.done & (1 << kind)) === 0
}

/** The first player of a team, and the one after its last. */
export const firstOf = (state: BlitzState, team: number): number => (team === 0 ? 0 : state.split)
export const endOf = (state: BlitzState, team: number): number => (team === 0 ? state.split : state.players.length)

export function countInReserve(state: BlitzState, team: number): number {
  let count = 0
  for (let player = firstOf(state, team); player < endOf(state, team); player++) {
    if (state.players[player].square < 0) count++
  }
  return count
}

export const isInOpposingEndZone = ({ square, team }: Player): boolean => square >= 0 && isInEndZone(square, 1 - team)

/** BZ-SCAT-10: players on the pitch, by the squares they are on, row by row. */
export function inReadingOrder(state: BlitzState, players: readonly number[]): number[] {
  return [...players].sort((a, b) => state.players[a].square - state.players[b].square)
}

/** The players of a team who stand. */
export function standing(state: BlitzState, team: number): number[] {
  const found: number[] = []
  for (let player = firstOf(state, team); player < endOf(state, team); player++) {
    if (isOnFeet(state.players[player])) found.push(player)
  }
  return found
}
