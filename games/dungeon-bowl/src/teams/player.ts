import {
  BEST as BEST_VALUES,
  type Characteristic,
  improvementsOf,
  type Listed,
  type Profiled,
  profileOf,
  WORST,
} from '@undercroft/ball'
import { type College, findPosition, type Position } from '../colleges/index.ts'
import { advancementValue } from './advancement.ts'
import type { RosterEntry } from './roster.ts'

export { improvedBy as improved } from '@undercroft/ball'

/** What a line of the team list amounts to. */
export interface Sheet extends Profiled {
  readonly niggling: number
  /** Gold pieces. */
  readonly value: number
}

/** How many improvements lie between a printed value and the best one. From nothing, PA first becomes 6+ (DB-ADV-27). */
function roomFor(characteristic: Characteristic, printed: number | null): number {
  const best = BEST_VALUES[characteristic]
  return printed === null ? Math.abs(best - WORST[characteristic]) + 1 : Math.abs(best - printed)
}

/** Why a characteristic cannot be improved, and by which rule. */
export interface ImprovementRefusal {
  readonly why: 'improved-twice' | 'improved-best'
  readonly reason: string
  readonly rule: 'DB-ADV-23' | 'DB-ADV-24'
}

const TWICE: ImprovementRefusal = { why: 'improved-twice', reason: 'two improvements are the limit', rule: 'DB-ADV-23' }
const BEST: ImprovementRefusal = { why: 'improved-best', reason: 'nothing is better than the limit', rule: 'DB-ADV-24' }

/** Why a characteristic cannot be improved once more, or null where it can. An injury gives no improvement back, but makes room below the limit. */
export function improvementRefusal(
  position: Position,
  entry: RosterEntry,
  characteristic: Characteristic,
): ImprovementRefusal | null {
  const gained = improvementsOf(entry, characteristic)
  if (gained >= 2) return TWICE
  const left = roomFor(characteristic, position[characteristic]) - gained + entry.injuries[characteristic]
  return left > 0 ? null : BEST
}

/** What no sequence of advancements and injuries could have led to (DB-ADV-23, DB-ADV-24). */
export function overImproved(
  position: Position,
  entry: RosterEntry,
  characteristic: Characteristic,
): ImprovementRefusal | null {
  const gained = improvementsOf(entry, characteristic)
  if (gained > 2) return TWICE
  const healed = entry.wounds.filter((wound) => wound.characteristic === characteristic).length
  const reduced = Math.max(entry.injuries[characteristic], healed)
  return gained - reduced > roomFor(characteristic, position[characteristic]) ? BEST : null
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
