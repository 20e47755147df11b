import { gainHp } from '../combat/harm.ts'
import { cardOf } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { LEVEL_DRAINED } from '../state.ts'
import { targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'

export const levelDrain: AbilityCode = {
  on: {
    dealtDamage(match, self, attack) {
      const target = targetOf(match, attack)
      if (!cardOf(match, target).living || isImmune(match, target, 'Level Drain')) return null
      target.status |= LEVEL_DRAINED
      match.events?.push({ type: 'condition', creature: target.id, condition: 'level-drain', on: true })
      gainHp(match, self, 5)
      return null
    },
  },
}
