import { END, stepTo, type TurnAction } from '../actions.ts'
import type { OpenSteps, Way } from '../board/ways.ts'
import { stepCost } from '../move/walker.ts'

/** No step costs more: a slow diagonal after an odd number of diagonals. */
export const DEAREST_STEP = 3

/**
 * Ending the turn and every step within `left` squares, for a creature that may stay where it is and has nobody close to it:
 * then they follow from the terrain alone, and the same list serves every time. Null where a step leads onto ground on which
 * it may not stop: whether it leads on depends on what is beyond.
 */
export function openSteps(way: Way, square: number, odd: number, left: number): readonly TurnAction[] | null {
  const spare = left < DEAREST_STEP ? left : DEAREST_STEP
  const key = spare * 2 + odd
  const known = way.open[square] ?? openAt(way, square)
  let list = known[key]
  if (list === undefined) {
    list = findSteps(way, square, odd, spare)
    known[key] = list
  }
  return list
}

function openAt(way: Way, square: number): OpenSteps {
  const fresh: OpenSteps = []
  way.open[square] = fresh
  return fresh
}

function findSteps({ steps, stop, weight }: Way, square: number, odd: number, left: number) {
  const actions: TurnAction[] = [END]
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[square * 8 + direction]
    if (to < 0 || weight[to] === 0 || stepCost(weight[to], (direction & 1) === 1, odd) > left) continue
    if (stop[to] === 0) return null
    actions.push(stepTo(to))
  }
  return Object.freeze(actions)
}
