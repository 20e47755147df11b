import { call, done, procedure } from '@undercroft/engine'
import { attack, distinctAttacks } from '../combat/attack.ts'
import { has, isPresent } from '../creatures.ts'
import { INACTIVE, type SkirmishMatch } from '../state.ts'
import { meleeTargets } from '../turn/reach.ts'
import type { AbilityCode } from './family.ts'

const strikingBack = procedure<SkirmishMatch, { creature: number }>('death-strike', {
  start: {
    kind: 'death-strike',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions(match, { creature }) {
      const self = match.state.creatures[creature]
      const attacks = distinctAttacks(match, self, false)
      return [
        { type: 'decline' },
        ...meleeTargets(match, self).flatMap(({ id }) =>
          attacks.map((place) => ({ type: 'attack', attack: place, target: id })),
        ),
      ]
    },
    about: (_, { creature }) => ({ creature }),
    answer(match, { creature }, action: { type: string; attack: number; target: number }) {
      if (action.type === 'decline') return done(match)
      match.events?.push({ type: 'declared', creature, ability: 'Death Strike', rules: ['SK-AB-DEATH-STRIKE-01'] })
      const { attack: place, target } = action
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

export const deathStrike: AbilityCode = {
  on: {
    dying(match, self) {
      if (has(self, INACTIVE) || !isPresent(self) || meleeTargets(match, self).length === 0) return null
      return call(match, strikingBack, { creature: self.id }, 'dying')
    },
  },
  procedures: [strikingBack],
}
