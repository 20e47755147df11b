import { call, done, procedure } from '@undercroft/engine'
import { destroy } from '../combat/destroy.ts'
import { gainHp, lose } from '../combat/harm.ts'
import { save } from '../combat/saves.ts'
import { cardOf } from '../creatures.ts'
import type { SkirmishMatch } from '../state.ts'
import { targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

interface DrainLocals {
  readonly attacker: number
  readonly target: number
  readonly dc: number
  readonly amount: number
}

const drain = procedure<SkirmishMatch, DrainLocals>('drain', ['constitution-drain'], {
  start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'constitution-drain' }, 'saved'),
  saved(match, { attacker, target, amount }, saved: boolean) {
    if (saved) return done(match)
    const drainer = match.state.creatures[attacker]
    const victim = match.state.creatures[target]
    lose(match, victim, amount, drainer)
    gainHp(match, drainer, amount)
    if (victim.hp > 0) return done(match)
    return call(match, destroy, { victim: target, by: drainer.seat, cause: attacker, reduced: true }, 'end')
  },
  end: (match) => done(match),
})

export const constitutionDrain: AbilityCode = {
  on: {
    dealtDamage(match, self, attack) {
      if (!cardOf(match, targetOf(match, attack)).living) return null
      const { dc, value } = cardOf(match, self).abilities[placeOf(match, self, 'Constitution Drain')]
      return call(match, drain, { attacker: self.id, target: attack.target, dc, amount: value }, 'after')
    },
  },
  procedures: [drain],
}
