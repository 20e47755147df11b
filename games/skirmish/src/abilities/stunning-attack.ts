import { call, done, procedure } from '@undercroft/engine'
import { save } from '../combat/saves.ts'
import { cardOf } from '../creatures.ts'
import { afflict, canSuffer } from '../magic/conditions.ts'
import type { SkirmishMatch } from '../state.ts'
import { isDeclared, targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { markBox, placeOf } from './registry.ts'

const stunningBlow = procedure<SkirmishMatch, { target: number; dc: number }>('stunning-blow', ['stun'], {
  start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'stun' }, 'saved'),
  saved(match, { target }, saved: boolean) {
    if (!saved) afflict(match, match.state.creatures[target], 'Stun', 0, -1)
    return done(match)
  },
})

export const stunningAttack: AbilityCode = {
  on: {
    mayDeclare: (match, self, attack) => !attack.ranged && self.stunTurn !== match.state.turn,
    declared(match, self, attack) {
      markBox(match, self, attack.asked)
      self.stunTurn = match.state.turn
    },
    dealtDamage(match, self, attack) {
      const place = placeOf(match, self, 'Stunning Attack')
      const target = targetOf(match, attack)
      if (!isDeclared(attack, place) || !canSuffer(match, target, 'Stun')) return null
      return call(match, stunningBlow, { target: target.id, dc: cardOf(match, self).abilities[place].dc }, 'after')
    },
  },
  procedures: [stunningBlow],
}
