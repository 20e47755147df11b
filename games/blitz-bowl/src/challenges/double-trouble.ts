import { isOnFeet, opponentsBeside } from '../queries.ts'
import { MARK } from '../state.ts'
import type { Condition } from './family.ts'

export const doubleTrouble: Condition = (state, { kind, player }) => {
  const { square, team } = state.players[player]
  if (kind !== MARK || !isOnFeet(state.players[player])) return false
  const marked = opponentsBeside(state, square, team)
  return (
    marked.length >= 2 &&
    marked.every((other) => opponentsBeside(state, state.players[other].square, 1 - team).length === 1)
  )
}
