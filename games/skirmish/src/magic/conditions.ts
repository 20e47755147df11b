import { CONDITIONS, type Condition } from '../card/effect.ts'
import type { Immunity } from '../card/immunity.ts'
import { cardOf } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import {
  ASLEEP,
  CONFUSED,
  type Creature,
  changed,
  DOMINATED,
  ENTANGLED,
  FRIGHTENED,
  PARALYZED,
  type SkirmishMatch,
  STUNNED,
} from '../state.ts'

export const STATUS_OF: Readonly<Record<Condition, number>> = {
  Sleep: ASLEEP,
  Paralysis: PARALYZED,
  Stun: STUNNED,
  Confusion: CONFUSED,
  Entangle: ENTANGLED,
  Frightened: FRIGHTENED,
  Dominate: DOMINATED,
  Poison: 0,
}

/** Can this condition befall the creature? Confusion and Dominate work on living creatures only. */
export function canSuffer(match: SkirmishMatch, creature: Creature, condition: Condition): boolean {
  if (isImmune(match, creature, condition as Immunity)) return false
  return (condition !== 'Confusion' && condition !== 'Dominate') || cardOf(match, creature).living
}

/** Puts a condition on a creature. `dc` is that of the save that ends it at the end of its turns, 0: none. */
export function afflict(match: SkirmishMatch, creature: Creature, condition: Condition, dc: number, by: number): void {
  creature.status |= STATUS_OF[condition]
  creature.dcs = changed(creature.dcs, CONDITIONS.indexOf(condition), dc)
  // SK-KEY-DOMINATE-01: it acts for the other side from now on.
  if (condition === 'Dominate') creature.seat = by
  match.events?.push({ type: 'condition', creature: creature.id, condition: condition.toLowerCase(), on: true })
}

/** Ends a condition for good (SK-KEY-REMOVE-01). */
export function relieve(match: SkirmishMatch, creature: Creature, condition: Condition): void {
  if (condition === 'Poison') {
    if (creature.poison === 0) return
    creature.poison = 0
  } else {
    if ((creature.status & STATUS_OF[condition]) === 0) return
    creature.status &= ~STATUS_OF[condition]
    creature.dcs = changed(creature.dcs, CONDITIONS.indexOf(condition), 0)
    if (condition === 'Dominate') creature.seat = creature.owner
  }
  match.events?.push({ type: 'condition', creature: creature.id, condition: condition.toLowerCase(), on: false })
}
