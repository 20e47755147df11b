import { done, go, procedure } from '@undercroft/engine'
import { credit } from '../combat/score.ts'
import { cardOf, has } from '../creatures.ts'
import { removeLasting } from '../lasting.ts'
import { type Creature, DEPLOYED, DESTROYED, type SkirmishMatch, SUMMONED } from '../state.ts'
import { casterOf, effectOf, type Power } from './power.ts'
import { hasSummonPlace, summonPlaces } from './summon.ts'

/** Destroyed creatures of the caster's warband for which there is room near it. */
export function fallen(match: SkirmishMatch, caster: Creature): Creature[] {
  return match.state.creatures.filter(
    (one) =>
      one.owner === caster.owner &&
      has(one, DESTROYED) &&
      !has(one, SUMMONED) &&
      hasSummonPlace(match, caster, cardOf(match, one).width),
  )
}

interface ReviveLocals extends Power {
  /** The one that comes back. */
  creature: number
}

const beginRevive = ({ caster, spell, ability }: Power): ReviveLocals => ({ caster, spell, ability, creature: -1 })

/** A destroyed creature comes back beside the caster; the points scored for it are lost (SK-KEY-DESTROYED-02). */
export const revive = procedure<SkirmishMatch, ReviveLocals, Power>('revive', beginRevive, {
  start: {
    kind: 'revive',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions: (match, frame) => fallen(match, casterOf(match, frame)).map(({ id }) => ({ type: 'pick', creature: id })),
    answer(match, frame, action: { creature: number }) {
      frame.creature = action.creature
      return go(match, 'place')
    },
  },
  place: {
    kind: 'revive-place',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions(match, frame) {
      const { width } = cardOf(match, match.state.creatures[frame.creature])
      return summonPlaces(match, casterOf(match, frame), width).map((square) => ({ type: 'shift', square }))
    },
    answer(match, frame, action: { square: number }) {
      const creature = match.state.creatures[frame.creature]
      credit(match, creature, -1)
      creature.status = DEPLOYED
      creature.seat = creature.owner
      creature.square = action.square
      creature.hp = effectOf(match, frame).returnHp
      creature.poison = 0
      creature.activations = 0
      removeLasting(creature, () => false)
      match.events?.push({ type: 'returned', creature: creature.id, square: action.square, hp: creature.hp })
      return done(match)
    },
  },
})
