import { spaceOf } from './board/board.ts'
import { boardIn, cardOf, has, isPresent } from './creatures.ts'
import { ELIMINATED, PHASED_OUT, ROUTING, type SkirmishMatch } from './state.ts'

/** No two creatures share a square (a moving one may be passing), nobody present is dead, points are never negative. */
export function invariants(match: SkirmishMatch): void {
  const { state } = match
  const board = boardIn(match)
  const taken = new Map<number, number>()
  for (const one of state.creatures) {
    if (has(one, ELIMINATED) && one.square !== -1) throw new Error(`creature ${one.id} is gone and still on the grid`)
    if (!isPresent(one)) continue
    if (one.id === state.active || has(one, ROUTING)) continue
    for (const square of spaceOf(board, one.square, cardOf(match, one).width)) {
      if (taken.has(square)) throw new Error(`creatures ${taken.get(square)} and ${one.id} share square ${square}`)
      taken.set(square, one.id)
    }
  }
  for (const one of state.creatures) {
    if (one.hp <= 0 && isPresent(one) && state.active < 0) throw new Error(`creature ${one.id} lives with ${one.hp} hp`)
    if (has(one, PHASED_OUT) && has(one, ELIMINATED)) throw new Error(`creature ${one.id} is phased out and gone`)
  }
  for (const score of state.scores) if (score < 0) throw new Error('a score is negative')
}
