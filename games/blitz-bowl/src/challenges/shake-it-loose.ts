import type { Condition } from './family.ts'

export const shakeItLoose: Condition = (state, { before }) => {
  for (let ball = 0; ball * 2 < before.length; ball++) {
    const holder = before[ball * 2]
    if (holder >= 0 && state.players[holder].team !== state.active && state.balls[ball].holder !== holder) return true
  }
  return false
}
