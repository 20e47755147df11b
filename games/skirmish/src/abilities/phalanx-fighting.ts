import { adjacent, areAllies, isPresent } from '../creatures.ts'
import type { AbilityCode } from './family.ts'
import { abilityNumber } from './names.ts'
import { abilitySetOf } from './registry.ts'

const PHALANX = abilityNumber('Phalanx Fighting')

export const phalanxFighting: AbilityCode = {
  on: {
    armor(match, self) {
      const beside = match.state.creatures.some(
        (other) =>
          isPresent(other) &&
          areAllies(match, self, other) &&
          adjacent(match, self, other) &&
          (abilitySetOf(match, other)[PHALANX >> 5] & (1 << (PHALANX & 31))) !== 0,
      )
      return beside ? 2 : 0
    },
  },
}
