import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { areAdjacent } from '../board/measure.ts'
import { attack, distinctAttacks } from '../combat/attack.ts'
import { gainHp } from '../combat/harm.ts'
import { rout } from '../combat/rout.ts'
import { areAllies, areEnemies, boardIn, cardOf, gapBetween, has, isActive, isPresent, widthOf } from '../creatures.ts'
import { affectAll } from '../magic/affect-all.ts'
import { type Aim, areaSquares, centresFor, creaturesIn } from '../magic/area.ts'
import { type Creature, INACTIVE, ROUTING, type SkirmishMatch } from '../state.ts'
import { meleeTargets } from '../turn/reach.ts'
import { ability, placeOf } from './registry.ts'

ability('Feed', ['SK-AB-FEED-01'], {
  slewOne(match, self, victim) {
    if (cardOf(match, victim).type !== 'Humanoid') return
    gainHp(match, self, cardOf(match, self).abilities[placeOf(match, self, 'Feed')].value)
  },
})

ability('Cleave', ['SK-AB-CLEAVE-01'], {
  destroyedOne(match, self, attack, victim) {
    if (attack.ranged || self.cleaveTurn === match.state.turn || !areEnemies(match, self, victim)) return null
    if (!isActive(self) || meleeTargets(match, self).length === 0) return null
    return call(match, cleave, { creature: self.id, attack: attack.attack }, 'killed')
  },
})

/** Another melee attack at once, with the same attack, if its player wants it. */
const cleave = procedure<SkirmishMatch, { creature: number; attack: number }>('cleave', {
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

ability('Death Strike', ['SK-AB-DEATH-STRIKE-01'], {
  dying(match, self) {
    if (has(self, INACTIVE) || !isPresent(self) || meleeTargets(match, self).length === 0) return null
    return call(match, deathStrike, { creature: self.id }, 'dying')
  },
})

const deathStrike = procedure<SkirmishMatch, { creature: number }>('death-strike', {
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

ability('Death Burst', ['SK-AB-DEATH-BURST-01'], {
  died: (match, self, { square }) => call(match, burst, { creature: self.id, square: square! }, 'died'),
})

interface BurstLocals {
  readonly creature: number
  /** Where it stood. */
  readonly square: number
}

/** The burst of a destroyed creature: its owner lays the template; without a radius it hits everything adjacent. */
const burst = procedure<SkirmishMatch, BurstLocals>('burst', {
  start(match, { creature: id, square }) {
    const self = match.state.creatures[id]
    const { effect } = cardOf(match, self).abilities[placeOf(match, self, 'Death Burst')]
    match.events?.push({ type: 'used', creature: id, ability: 'Death Burst', target: -1 })
    if (effect!.radius > 0) {
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

function explode(match: SkirmishMatch, self: Creature, aim: Aim) {
  const { effect } = cardOf(match, self).abilities[placeOf(match, self, 'Death Burst')]
  return spread(match, self, creaturesIn(match, areaSquares(match, null, { ...effect!, range: 'self' }, aim), self.id))
}

function spread(match: SkirmishMatch, self: Creature, waiting: number[]) {
  const place = placeOf(match, self, 'Death Burst')
  return call(match, affectAll, { caster: self.id, spell: -1, ability: place, immunity: '', waiting }, 'end')
}

ability('Cowardly', ['SK-AB-COWARDLY-01'], {
  allyDestroyed(match, self, { by, cause }) {
    if (has(self, ROUTING)) return null
    const company = match.state.creatures.some(
      (other) => areAllies(match, self, other) && isActive(other) && gapBetween(match, self, other) <= 6,
    )
    return company ? null : call(match, rout, { creature: self.id, by, cause, turned: false }, 'cowards')
  },
})

export const deathProcedures = [cleave, deathStrike, burst] as readonly Procedure<SkirmishMatch, never>[]
