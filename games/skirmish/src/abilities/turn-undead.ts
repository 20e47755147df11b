import { call } from '@undercroft/engine'
import { morale } from '../combat/morale.ts'
import { cardOf, gapBetween } from '../creatures.ts'
import { nearestSeen } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { momentOf } from '../turn/options.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

/** The nearest Undead of fitting level, friend or foe, within 12 squares and in sight (SK-AB-TURN-UNDEAD-01). */
function turnable(match: SkirmishMatch, self: Creature): Creature[] {
  const level = cardOf(match, self).abilities[placeOf(match, self, 'Turn Undead')].value
  return nearestSeen(match, self, (m, _, other) => {
    const card = cardOf(m, other)
    return card.type === 'Undead' && card.level <= level
  }).filter((other) => gapBetween(match, self, other) <= 12)
}

export const turnUndead: AbilityCode = {
  on: {
    actions(match, self, turn, _, add) {
      if (!momentOf(match, self, turn).replaces) return
      const place = placeOf(match, self, 'Turn Undead')
      for (const { id } of turnable(match, self)) add({ type: 'use', ability: place, target: id })
    },
    perform(match, self, _, action) {
      if (action.type !== 'use') return null
      const { target } = action
      match.state.stirred = true
      match.events?.push({ type: 'used', creature: self.id, ability: 'Turn Undead', target })
      return call(match, morale, { creature: target, by: self.seat, cause: self.id, reason: 'turned' }, 'settled')
    },
  },
}
