import { DX, DY } from '@undercroft/engine/grid'
import { END, stepTo, type TurnAction } from '../actions.ts'

/** Steps from a square are a set of directions, a bit each. Where they lead follows from the width of the board alone. */
const stepIn = (columns: number, square: number, direction: number): number =>
  square + DY[direction] * columns + DX[direction]

const SETS = 1 << 8

/** No board has more rows, or its lists would be read slowly. */
const MOST_ROWS = 60

type Lists = (readonly TurnAction[] | null)[]

/** By the width of the board, then by square, then by the set of directions. */
const kept: Lists[][] = []

/**
 * Ending the turn and these steps: a list that is made once and serves every time, on all boards of this width. It is not frozen, because
 * V8 reads frozen lists slowly, and with them every list that is read in the same place.
 */
export function endOrSteps(columns: number, square: number, directions: number): readonly TurnAction[] {
  kept[columns] ??= new Array(columns * MOST_ROWS)
  const lists = kept[columns]
  lists[square] ??= new Array(SETS).fill(null)
  const known = lists[square][directions]
  if (known !== null) return known
  const made: TurnAction[] = [END]
  addSteps(made, columns, square, directions)
  lists[square][directions] = made
  return made
}

export function addSteps(actions: TurnAction[], columns: number, square: number, directions: number): void {
  for (let left = directions; left !== 0; left &= left - 1) {
    actions.push(stepTo(stepIn(columns, square, 31 - Math.clz32(left & -left))))
  }
}
