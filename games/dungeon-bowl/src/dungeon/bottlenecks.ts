import { type Board, isRoundCorner } from '@undercroft/ball'
import { DX, DY, isDiagonal, type StepTable } from '@undercroft/engine/grid'

/**
 * The steps that hold a dungeon together: straight ones, and diagonals round a square without footing. Every other diagonal has a
 * straight way round the corner, so that it joins nothing by itself.
 */
export function joinsOf(board: Board): StepTable {
  const { steps, footing, size } = board
  const joins = new Int16Array(size * 8).fill(-1)
  for (let from = 0; from < size; from++) {
    if (footing[from] === 0) continue
    for (let direction = 0; direction < 8; direction++) {
      const to = steps[from * 8 + direction]
      if (to >= 0 && footing[to] === 1 && (!isDiagonal(direction) || isRoundPit(board, from, direction)))
        joins[from * 8 + direction] = to
    }
  }
  return joins
}

/** Does a way round the corner of this diagonal step lead over a square without footing? */
function isRoundPit(board: Board, from: number, direction: number): boolean {
  const beside = from + DX[direction]
  const above = from + DY[direction] * board.grid.width
  return (
    (board.footing[beside] === 0 && isRoundCorner(board, from, direction, false, true)) ||
    (board.footing[above] === 0 && isRoundCorner(board, from, direction, true, false))
  )
}

/**
 * A 1 for each square that cuts the dungeon in two when it is closed too (DB-SETUP-25): one search in depth finds them all. From a
 * square that cuts, some branch of the search has no way back past it.
 */
export function bottlenecks(joins: StepTable, closed: Uint8Array): Uint8Array {
  const cuts = new Uint8Array(closed.length)
  /** When each square was come to, 0 for not yet. */
  const found = new Int16Array(closed.length)
  let count = 0
  /** The earliest square that is joined to anything found from here. */
  const search = (square: number, from: number): number => {
    const own = ++count
    found[square] = own
    let earliest = own
    let branches = 0
    for (let at = square * 8; at < square * 8 + 8; at++) {
      const to = joins[at]
      if (to < 0 || to === from || closed[to] === 1) continue
      let back = found[to]
      if (back === 0) {
        branches++
        back = search(to, square)
        if (back >= own && from >= 0) cuts[square] = 1
      }
      if (back < earliest) earliest = back
    }
    if (from < 0 && branches > 1) cuts[square] = 1
    return earliest
  }
  for (let square = 0; square < closed.length; square++)
    if (closed[square] === 0 && found[square] === 0) search(square, -1)
  return cuts
}
