import { type Listed, type Profiled, profileOf } from '@undercroft/ball'
import { type College, findPosition, type Position } from '../colleges/index.ts'
import { advancementValue } from './advancement.ts'
import type { RosterEntry } from './roster.ts'

export { improvedBy as improved, improvementRefusal } from '@undercroft/ball'

/** What a line of the team list amounts to. */
export interface Sheet extends Profiled {
  readonly niggling: number
  /** Gold pieces. */
  readonly value: number
}

/** The position of a player; the roster was checked before. */
export function positionOf(college: College, entry: Pick<RosterEntry, 'position'>): Position {
  const found = findPosition(college, entry.position)
  if (!found) throw new Error(`${college.name} has no position called '${entry.position}'`)
  return found.position
}

export function sheetOf(college: College, entry: Listed): Sheet {
  const position = positionOf(college, entry)
  return {
    ...profileOf(position, entry),
    niggling: entry.injuries.niggling,
    value: currentValue(position, entry),
  }
}

/** Hiring cost and all advancements; injuries lower nothing (DB-TEAM-14). */
export function currentValue(position: Position, { advancements }: Pick<Listed, 'advancements'>): number {
  return advancements.reduce((sum, advancement) => sum + advancementValue(advancement, position), position.cost)
}
