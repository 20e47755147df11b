import { cardOf } from '../creatures.ts'
import { lastingChange } from '../lasting.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

/** Printed speed with what spells change. */
export function moveSpeed(match: SkirmishMatch, creature: Creature): number {
  return cardOf(match, creature).speed + lastingChange(creature, 'speed')
}
