import { isAdjacent } from '../pitch.ts'
import { standing } from '../queries.ts'
import { RUN, SIDESTEP } from '../state.ts'
import type { Condition } from './family.ts'

export const elbowRoom: Condition = (state, { kind }) => {
  if (kind !== RUN && kind !== SIDESTEP) return false
  const squares = standing(state, state.active).map((player) => state.players[player].square)
  return squares.length >= 2 && squares.every((a) => squares.every((b) => !isAdjacent(a, b)))
}
