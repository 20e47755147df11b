import type { Condition } from './family.ts'
import { isOurs, kindOf, playerOf } from './history.ts'

export const everyoneChipsIn: Condition = (state, { player, kind }) => {
  const others = state.history.filter((entry) => isOurs(state, entry) && playerOf(entry) !== player)
  return others.some((second) => {
    const another = kindOf(second)
    if (another === kind) return false
    return others.some((third) => {
      const last = kindOf(third)
      return playerOf(third) !== playerOf(second) && last !== kind && last !== another
    })
  })
}
