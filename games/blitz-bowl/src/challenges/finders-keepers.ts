import type { Condition } from './family.ts'

export const findersKeepers: Condition = (state, { taken, scored }) => {
  const found = taken & ~state.heldAtStart
  return state.balls.some((ball, index) => {
    if ((found & (1 << index)) === 0) return false
    return (scored & (1 << index)) !== 0 || (ball.holder >= 0 && state.players[ball.holder].team === state.active)
  })
}
