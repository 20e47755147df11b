import { columnOf } from '../pitch.ts'
import { RUN, THROW } from '../state.ts'
import type { Condition } from './family.ts'

export const gainGround: Condition = (state, { kind, before }) => {
  if (kind !== RUN && kind !== THROW) return false
  const forward = state.active === 0 ? 1 : -1
  return state.balls.some(({ holder }, ball) => {
    if (holder < 0 || state.players[holder].team !== state.active || !(before[ball * 2 + 1] >= 0)) return false
    return (columnOf(state.players[holder].square) - before[ball * 2 + 1]) * forward >= 4
  })
}
