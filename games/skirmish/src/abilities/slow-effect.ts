import { call } from '@undercroft/engine'
import { save } from '../combat/saves.ts'
import { cardOf } from '../creatures.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

export const slowEffect: AbilityCode = {
  on: {
    enemyBegins(match, self, enemy) {
      const { dc } = cardOf(match, self).abilities[placeOf(match, self, 'Slow Effect')]
      match.events?.push({ type: 'used', creature: self.id, ability: 'Slow Effect', target: enemy.id })
      return call(match, save, { creature: enemy.id, dc, against: 'slow-effect' }, 'slowed')
    },
  },
}
