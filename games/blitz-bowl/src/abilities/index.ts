import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type AbilityId = ThingId

export interface AbilityCard extends Thing {
  readonly id: AbilityId
}

/** The abilities of the team cards: figures and permissions. The free actions that some grant: `grants.ts`. */
export const abilityCards: readonly AbilityCard[] = things
