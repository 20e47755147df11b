import { call, done, procedure } from '@undercroft/engine'
import { destroy } from '../combat/destroy.ts'
import { save } from '../combat/saves.ts'
import { cardOf } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import type { SkirmishMatch } from '../state.ts'
import { isDeclared, isSneaky, targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

const deathBlow = procedure<SkirmishMatch, { attacker: number; target: number; dc: number }>(
  'death-blow',
  ['death-attack'],
  {
    start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'death-attack' }, 'saved'),
    saved(match, { attacker, target }, saved: boolean) {
      if (saved) return done(match)
      const by = match.state.creatures[attacker].seat
      return call(match, destroy, { victim: target, by, cause: attacker, reduced: false }, 'end')
    },
    end: (match) => done(match),
  },
)

export const deathAttack: AbilityCode = {
  on: {
    mayDeclare: (match, _, attack) => !attack.ranged && isSneaky(match, attack),
    dealtDamage(match, self, attack) {
      const place = placeOf(match, self, 'Death Attack')
      const target = targetOf(match, attack)
      if (!isDeclared(attack, place) || isImmune(match, target, 'Sneak Attack')) return null
      const { dc } = cardOf(match, self).abilities[place]
      return call(match, deathBlow, { attacker: self.id, target: target.id, dc }, 'after')
    },
  },
  procedures: [deathBlow],
}
