import { call } from '@undercroft/engine'
import { rout } from '../combat/rout.ts'
import { areAllies, gapBetween, has, isActive } from '../creatures.ts'
import { ROUTING } from '../state.ts'
import type { AbilityCode } from './family.ts'

export const cowardly: AbilityCode = {
  on: {
    allyDestroyed(match, self, { by, cause }) {
      if (has(self, ROUTING)) return null
      const company = match.state.creatures.some(
        (other) => areAllies(match, self, other) && isActive(other) && gapBetween(match, self, other) <= 6,
      )
      return company ? null : call(match, rout, { creature: self.id, by, cause, turned: false }, 'cowards')
    },
  },
}
