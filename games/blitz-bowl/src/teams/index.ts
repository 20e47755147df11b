import { sure } from '@undercroft/engine'
import type { AbilityId } from '../abilities/index.ts'
import { type Position, type PositionId, positions } from '../positions/index.ts'
import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type TeamId = ThingId

export interface PositionCard {
  readonly id: PositionId
  readonly name: string
  readonly count: number
  readonly move: number | 'd6'
  readonly block: number
  readonly throw: number | null
  readonly armour: number | null
  readonly abilities: readonly AbilityId[]
  readonly throwsTeamMates: boolean
}

export interface TeamCard extends Omit<Thing, 'positions'> {
  readonly positions: readonly PositionCard[]
}

/** The card of a team whose positions have these names. */
export function cardOf(team: Thing, named: readonly Position[]): TeamCard {
  return {
    ...team,
    positions: team.positions.map(({ ability, ...figures }) => {
      const { name, throwsTeamMates = false } = sure(
        named.find(({ id }) => id === figures.id),
        `position '${figures.id}'`,
      )
      return { ...figures, name, abilities: ability ? [ability] : [], throwsTeamMates }
    }),
  }
}

/** The team cards (BZ-TEAM-01 to BZ-TEAM-07, BZ-TEAM-25). */
export const teamCards: readonly TeamCard[] = (things as readonly Thing[]).map((team) => cardOf(team, positions))
