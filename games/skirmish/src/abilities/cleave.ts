import { call, done, procedure } from '@undercroft/engine'
import { attack } from '../combat/attack.ts'
import { areEnemies, isActive } from '../creatures.ts'
import type { SkirmishMatch } from '../state.ts'
import { meleeTargets } from '../turn/reach.ts'
import type { AbilityCode } from './family.ts'

/** Another melee attack at once, with the same attack, if its player wants it. */
const cleaving = procedure<SkirmishMatch, { creature: number; attack: number }>('cleave', {
  start: {
    kind: 'cleave',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions: (match, { creature, attack: place }) => [
      { type: 'decline' },
      ...meleeTargets(match, match.state.creatures[creature]).map(({ id }) => ({
        type: 'attack',
        attack: place,
        target: id,
      })),
    ],
    about: (_, { creature }) => ({ creature }),
    answer(match, { creature, attack: place }, action: { type: string; target: number }) {
      if (action.type === 'decline') return done(match)
      match.state.creatures[creature].cleaveTurn = match.state.turn
      match.events?.push({ type: 'declared', creature, ability: 'Cleave', rules: ['SK-AB-CLEAVE-01'] })
      const { target } = action
      return call(
        match,
        attack,
        { attacker: creature, target, attack: place, ranged: false, opportunity: false, charge: false },
        'end',
      )
    },
  },
  end: (match) => done(match),
})

export const cleave: AbilityCode = {
  on: {
    destroyedOne(match, self, attack, victim) {
      if (attack.ranged || self.cleaveTurn === match.state.turn || !areEnemies(match, self, victim)) return null
      if (!isActive(self) || meleeTargets(match, self).length === 0) return null
      return call(match, cleaving, { creature: self.id, attack: attack.attack }, 'killed')
    },
  },
  procedures: [cleaving],
}
