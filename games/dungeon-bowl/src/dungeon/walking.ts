import { type Board, stepOpen } from '@undercroft/ball'
import { isSolid } from '@undercroft/engine/grid'
import type { Dungeon } from './layout.ts'

/**
 * Steps of the shortest walking route from any of `from` to every square, -1 where there is none: diagonals allowed, walls,
 * features and closed squares respected, players ignored, portals not used (DB-TIME-05).
 */
export function walkingDistances(
  board: Board,
  from: readonly number[],
  closed: Uint8Array = new Uint8Array(board.size),
): Int16Array {
  const steps = new Int16Array(board.size).fill(-1)
  const queue = [...from]
  for (const square of from) steps[square] = 0
  for (let head = 0; head < queue.length; head++) {
    for (let direction = 0; direction < 8; direction++) {
      const to = board.steps[queue[head] * 8 + direction]
      if (to < 0 || steps[to] >= 0 || board.footing[to] === 0) continue
      if (stepOpen(board, closed, queue[head], direction) < 0) continue
      steps[to] = steps[queue[head]] + 1
      queue.push(to)
    }
  }
  return steps
}

/** These squares, as a list with a 1 for each. */
export function closedSquares(board: Board, squares: readonly number[]): Uint8Array {
  const closed = new Uint8Array(board.size)
  for (const square of squares) closed[square] = 1
  return closed
}

/** The squares of a zone on which a player can stand. */
export function squaresOfZone(board: Board, dungeon: Dungeon, zone: number): number[] {
  const squares: number[] = []
  for (let square = 0; square < board.size; square++)
    if (dungeon.zone[square] === zone && board.footing[square] === 1 && !isSolid(board.grid, square))
      squares.push(square)
  return squares
}
