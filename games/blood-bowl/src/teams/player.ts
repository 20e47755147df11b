import { type Listed, type Profiled, profileOf } from '@undercroft/ball'
import type { Position, TeamList } from '../data/team.ts'
import { findPosition } from '../data/teams/index.ts'
import { advancementValue } from './advancement.ts'
import type { Roster, RosterEntry } from './roster.ts'

export { isAvailable, type Profiled as Sheet } from '@undercroft/ball'

/** The position of a player; the roster was checked before. */
export function positionOf(team: TeamList, { position }: Pick<RosterEntry, 'position'>): Position {
  const found = findPosition(team, position)
  if (!found) throw new Error(`${team.name} has no position called '${position}'`)
  return found
}

export const sheetOf = (team: TeamList, entry: Listed): Profiled => profileOf(positionOf(team, entry), entry)

/**
 * Hiring cost and all advancements; injuries lower nothing. In a league the Linemen of Low Cost Linemen teams cost nothing of it
 * (BB-TEAM-09), and an exhibition player is worth the hiring cost alone.
 */
export function currentValue(roster: Pick<Roster, 'kind'>, team: TeamList, entry: Listed): number {
  const position = positionOf(team, entry)
  if (roster.kind === 'exhibition') return position.cost
  const free = team.special.includes('Low Cost Linemen') && team.journeymen.includes(position.id)
  return entry.advancements.reduce(
    (sum, advancement) => sum + advancementValue(advancement, position),
    free ? 0 : position.cost,
  )
}
