import type { Condition } from './family.ts'
import { isFreeEntry, kindOf, playerOf } from './history.ts'

export const onePlayerShow: Condition = (state, { player }) => {
  const kinds = state.history.filter((entry) => playerOf(entry) === player && !isFreeEntry(entry)).map(kindOf)
  return new Set(kinds).size >= 3
}
