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
  cuts: new Int16Array(0),
}

function cleanNotes(size: number): typeof notes {
  if (notes.found.length < size)
    for (const note of Object.keys(notes) as (keyof typeof notes)[]) notes[note] = new Int16Array(size)
  notes.found.fill(0)
  notes.cuts.fill(0)
  return notes
}

/** Later than any square is come to. */
const CLOSED = 0x7fff

/**
 * A 1 for each square that cuts the dungeon in two when it is closed beside these (DB-SETUP-25): one search in depth finds them all.
 * From a square that cuts, some branch of the search has no way back past it. Read the list at once: the next search writes into it.
 */
export function bottlenecks({ starts, to }: Joins, closed: readonly number[]): ArrayLike<number> {
  const size = starts.length - 1
  // When each square was come to (0: not yet), the earliest that is joined to anything found from there, from where, and its next join.
  const { found, earliest, from, next, cuts } = cleanNotes(size)
  for (const square of closed) found[square] = CLOSED
  let count = 0
  for (let root = 0; root < size; root++) {
    if (found[root] > 0 || starts[root] === starts[root + 1]) continue
    let branches = 0
    let square = root
    let join = starts[root]
    let low = ++count
    found[root] = low
    from[root] = -1
    for (;;) {
      if (join < starts[square + 1]) {
        const beside = to[join++]
        const when = found[beside]
        if (when === 0) {
          earliest[square] = low
          next[square] = join
          from[beside] = square
          square = beside
          join = starts[square]
          low = ++count
          found[square] = low
        } else if (when < low) low = when
        continue
      }
      const back = from[square]
      if (back < 0) break
      if (back === root) branches++
      else if (low >= found[back]) cuts[back] = 1
      if (earliest[back] < low) low = earliest[back]
      square = back
      join = next[square]
    }
    if (branches > 1) cuts[root] = 1
  }
  return cuts
}
