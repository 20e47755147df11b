import { type Board, isRoundCorner } from '@undercroft/ball'
import { DX, DY, isDiagonal } from '@undercroft/engine/grid'

/**
 * The steps that hold a dungeon together: straight ones, and diagonals round a square without footing. Every other diagonal has a
 * straight way round the corner, so that it joins nothing by itself. Those from a square stand together in one list.
 */
export interface Joins {
  /** Where those of each square begin in the list; they end where those of the next one begin. */
  readonly starts: Int16Array
  readonly to: Int16Array
}

export function joinsOf(board: Board): Joins {
  const { steps, footing, size } = board
  const starts = new Int16Array(size + 1)
  const list: number[] = []
  for (let from = 0; from < size; from++) {
    starts[from] = list.length
    if (footing[from] === 0) continue
    for (let direction = 0; direction < 8; direction++) {
      const to = steps[from * 8 + direction]
      if (to >= 0 && footing[to] === 1 && (!isDiagonal(direction) || isRoundPit(board, from, direction))) list.push(to)
    }
  }
  starts[size] = list.length
  return { starts, to: Int16Array.from(list) }
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

/** What a search notes of each square, kept from search to search. */
const notes = {
  found: new Int16Array(0),
  earliest: new Int16Array(0),
  from: new Int16Array(0),
  next: new Int16Array(0),
}

function cleanNotes(size: number): typeof notes {
  if (notes.found.length < size)
    for (const note of Object.keys(notes) as (keyof typeof notes)[]) notes[note] = new Int16Array(size)
  else notes.found.fill(0)
  return notes
}

/**
 * A 1 for each square that cuts the dungeon in two when it is closed too (DB-SETUP-25): one search in depth finds them all. From a
 * square that cuts, some branch of the search has no way back past it.
 */
export function bottlenecks({ starts, to }: Joins, closed: Uint8Array): Uint8Array {
  const cuts = new Uint8Array(closed.length)
  // When each square was come to (0: not yet), the earliest that is joined to anything found from there, from where, and its next join.
  const { found, earliest, from, next } = cleanNotes(closed.length)
  let count = 0
  for (let root = 0; root < closed.length; root++) {
    if (closed[root] === 1 || found[root] > 0 || starts[root] === starts[root + 1]) continue
    let branches = 0
    let before = -1
    let square = root
    for (;;) {
      if (found[square] === 0) {
        found[square] = earliest[square] = ++count
        from[square] = before
        next[square] = starts[square]
      }
      if (next[square] < starts[square + 1]) {
        const beside = to[next[square]++]
        if (beside === from[square] || closed[beside] === 1) continue
        if (found[beside] === 0) {
          before = square
          square = beside
        } else if (found[beside] < earliest[square]) earliest[square] = found[beside]
        continue
      }
      const back = from[square]
      if (back < 0) break
      if (back === root) branches++
      else if (earliest[square] >= found[back]) cuts[back] = 1
      if (earliest[square] < earliest[back]) earliest[back] = earliest[square]
      square = back
    }
    if (branches > 1) cuts[root] = 1
  }
  return cuts
}
