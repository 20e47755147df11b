import { boardOf, stepOpen } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'

/** What a closed chest on the way costs: it must be opened first. */
export const CHEST = 6

export interface Course {
  /** What each square costs beyond a step. */
  readonly tolls?: Uint8Array
  /** Nothing farther away than this square is asked for. */
  readonly until?: number
  /** How far away somebody is who steps on each portal; -1 where that leads nowhere. */
  readonly through?: readonly number[]
}

/**
 * Steps from the nearest of these squares to every other one, -1 where no way leads. A portal can be walked to, but not
 * across: whoever steps on it is carried off.
 */
export function spread(match: DungeonMatch, start: readonly number[], course: Course = {}): Int16Array {
  const { tolls = new Uint8Array(boardOf(match).size), until = -1, through = [] } = course
  const board = boardOf(match)
  const { chests, portals } = match.state
  const steps = new Int16Array(board.size).fill(-1)
  const shut = new Uint8Array(board.size)
  for (const chest of chests) shut[chest] = 1
  const reached: number[][] = []
  const enter = (square: number, away: number) => {
    if (reached[away]) reached[away].push(square)
    else reached[away] = [square]
  }
  const spreadFrom = (from: number, away: number) => {
    for (let direction = 0; direction < 8; direction++) {
      const to = board.steps[from * 8 + direction]
      if (to < 0 || steps[to] >= 0 || board.footing[to] === 0) continue
      if (shut[to] === 0 && stepOpen(board, shut, from, direction) !== to) continue
      enter(to, away + 1 + tolls[to] + shut[to] * CHEST)
    }
  }
  // Who is not on the board is nowhere near.
  for (const square of start) if (square >= 0) enter(square, 0)
  through.forEach((away, i) => {
    if (away >= 0) enter(~portals[i], away + tolls[portals[i]])
  })
  for (let away = 0; away < reached.length; away++) {
    for (const square of reached[away] ?? []) {
      // Somebody who steps on a portal there, as against somebody who walks off it.
      if (square < 0) spreadFrom(~square, away)
      else if (steps[square] < 0) {
        steps[square] = away
        if (away === 0 || !portals.includes(square)) spreadFrom(square, away)
      }
    }
    if (until >= 0 && steps[until] >= 0) break
  }
  return steps
}
