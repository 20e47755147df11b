import { call, done, go, procedure } from '@undercroft/engine'
import { areAdjacent } from '../board/measure.ts'
import type { Effect } from '../card/effect.ts'
import { boardIn, cardOf, isPresent, widthOf } from '../creatures.ts'
import { affectAll } from '../magic/affect-all.ts'
import { type Aim, centresFor, creaturesIn, radiusSquares } from '../magic/area.ts'
import { printedEffect } from '../magic/power.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

interface BurstLocals {
  readonly creature: number
  /** Where it stood. */
  readonly square: number
}

/** The burst of a destroyed creature: its owner lays the template; without a radius it hits everything adjacent. */
const burst = procedure<SkirmishMatch, BurstLocals>('burst', {
  start(match, { creature: id, square }) {
    const self = match.state.creatures[id]
    match.events?.push({ type: 'used', creature: id, ability: 'Death Burst', target: -1 })
    if (burstOf(match, self).radius > 0) {
      const centres = centresFor(match, square, widthOf(match, self))
      return centres.length > 1 ? go(match, 'aim') : explode(match, self, centres[0])
    }
    const board = boardIn(match)
    const beside = match.state.creatures.filter(
      (other) =>
        isPresent(other) && areAdjacent(board, square, widthOf(match, self), other.square, widthOf(match, other)),
    )
    return spread(
      match,
      self,
      beside.map((other) => other.id),
    )
  },
  aim: {
    kind: 'aim',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions: (match, { creature, square }) =>
      centresFor(match, square, widthOf(match, match.state.creatures[creature])).map((aim) => ({
        type: 'aim',
        ...aim,
      })),
    about: (_, { creature }) => ({ caster: creature, power: 'Death Burst' }),
    answer: (match, { creature }, action: Aim & { type: string }) =>
      explode(match, match.state.creatures[creature], action),
  },
  end: (match) => done(match),
})

const burstOf = (match: SkirmishMatch, self: Creature): Effect =>
  printedEffect(cardOf(match, self), placeOf(match, self, 'Death Burst'))

function explode(match: SkirmishMatch, self: Creature, aim: Aim) {
  const { radius } = burstOf(match, self)
  return spread(match, self, creaturesIn(match, radiusSquares(match, radius, aim), self.id))
}

function spread(match: SkirmishMatch, self: Creature, waiting: number[]) {
  const place = placeOf(match, self, 'Death Burst')
  return call(match, affectAll, { caster: self.id, spell: -1, ability: place, immunity: '', waiting }, 'end')
}

export const deathBurst: AbilityCode = {
  on: {
    died: (match, self, { square }) => call(match, burst, { creature: self.id, square }, 'died'),
  },
  procedures: [burst],
}
