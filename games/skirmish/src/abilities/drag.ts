import { call, done, procedure } from '@undercroft/engine'
import { cardOf } from '../creatures.ts'
import { printedEffect } from '../magic/power.ts'
import { shove, shovePlaces } from '../magic/shove.ts'
import type { SkirmishMatch } from '../state.ts'
import { targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { boxesLeft, markBox, placeOf } from './registry.ts'

const dragging = procedure<SkirmishMatch, { actor: number; creature: number; place: number }>('drag', {
  start: {
    kind: 'drag',
    seat: (match, { actor }) => match.state.creatures[actor].seat,
    actions: () => [{ type: 'decline' }, { type: 'use' }],
    about: (_, { actor, creature }) => ({ actor, creature }),
    answer(match, { actor, creature, place }, action: { type: string }) {
      if (action.type === 'decline') return done(match)
      const self = match.state.creatures[actor]
      markBox(match, self, place)
      match.events?.push({ type: 'used', creature: actor, ability: 'Drag', target: creature })
      const { squares } = printedEffect(cardOf(match, self), place)
      return call(match, shove, { actor, creature, how: 'pull', left: squares }, 'end')
    },
  },
  end: (match) => done(match),
})

export const drag: AbilityCode = {
  on: {
    dealtDamage(match, self, attack) {
      const place = placeOf(match, self, 'Drag')
      const target = targetOf(match, attack)
      if (!boxesLeft(match, self, place) || shovePlaces(match, self, target, 'pull').length === 0) return null
      return call(match, dragging, { actor: self.id, creature: target.id, place }, 'after')
    },
  },
  procedures: [dragging],
}
