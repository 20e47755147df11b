import { type Board, boardOf, stepOpen } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'

/** What a closed chest on the way costs: it must be opened first. */
export const CHEST = 6

/** A dungeon with these chests and portals, as somebody walks through it. */
export interface Floor {
  readonly size: number
  /** Where a step from each square in each of eight directions leads; -1: nowhere. */
  readonly steps: Int16Array
  /** 1 where a chest stands. */
  readonly shut: Uint8Array
  /** 1 where a portal is. */
  readonly portal: Uint8Array
}

export interface Course {
  /** What each square costs beyond a step. */
  readonly tolls?: Uint8Array
  /** Nothing farther away than this square is asked for. */
  readonly until?: number
  /** How far away somebody is who steps on each portal; -1 where that leads nowhere. */
  readonly through?: readonly number[]
}

export function floorOf(match: DungeonMatch): Floor {
  const board = boardOf(match)
  const { chests, portals } = match.state
  const shut = new Uint8Array(board.size)
  for (const chest of chests) shut[chest] = 1
  const portal = new Uint8Array(board.size)
  for (const square of portals) if (square >= 0) portal[square] = 1
  const steps = new Int16Array(board.size * 8)
  for (let i = 0; i < steps.length; i++) steps[i] = stepTo(board, shut, i >> 3, i & 7)
  return { size: board.size, steps, shut, portal }
}

function stepTo(board: Board, shut: Uint8Array, from: number, direction: number): number {
  const to = board.steps[from * 8 + direction]
  if (to < 0 || board.footing[to] === 0) return -1
  return shut[to] === 1 || stepOpen(board, shut, from, direction) === to ? to : -1
}

/** Squares by how far away they are, kept from one call to the next. Somebody who steps on a portal is its square turned over. */
const reached: number[][] = []
let farthest = 0

function enter(square: number, away: number): void {
  while (reached.length <= away) reached.push([])
  reached[away].push(square)
  if (away > farthest) farthest = away
}

/**
 * Steps from the nearest of these squares to every other one, -1 where no way leads. A portal can be walked to, but not
 * across: whoever steps on it is carried off.
 */
export function spread(
  floor: Floor,
  portals: readonly number[],
  start: readonly number[],
  { tolls, until = -1, through = [] }: Course = {},
): Int16Array {
  const { size, steps, shut, portal } = floor
  const found = new Int16Array(size).fill(-1)
  const spreadFrom = (from: number, away: number) => {
    for (let i = from * 8; i < from * 8 + 8; i++) {
      const to = steps[i]
      if (to >= 0 && found[to] < 0) enter(to, away + 1 + (tolls ? tolls[to] : 0) + shut[to] * CHEST)
    }
  }
  // Who is not on the board is nowhere near.
  for (const square of start) if (square >= 0) enter(square, 0)
  through.forEach((away, i) => {
    if (away >= 0) enter(~portals[i], away + (tolls ? tolls[portals[i]] : 0))
  })
  for (let away = 0; away <= farthest; away++) {
    for (const square of reached[away]) {
      // Somebody who steps on a portal there, as against somebody who walks off it.
      if (square < 0) spreadFrom(~square, away)
      else if (found[square] < 0) {
        found[square] = away
        if (away === 0 || portal[square] === 0) spreadFrom(square, away)
      }
    }
    if (until >= 0 && found[until] >= 0) break
  }
  for (let away = 0; away <= farthest; away++) reached[away].length = 0
  farthest = 0
  return found
}
