import { type College, findPosition, type Position } from '../colleges/index.ts'
import { advancementValue } from './advancement.ts'
import { CHARACTERISTICS, type Characteristic, type RosterEntry } from './roster.ts'

/** What a line of the team list amounts to. */
export interface Sheet {
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number | null
  readonly av: number
  readonly skills: readonly string[]
  readonly niggling: number
  /** Gold pieces. */
  readonly value: number
}

/** The worst and the best that a characteristic can become. */
const LIMITS: Readonly<Record<Characteristic, readonly [worst: number, best: number]>> = {
  ma: [1, 9],
  st: [1, 8],
  ag: [6, 1],
  pa: [6, 1],
  av: [3, 11],
}

/** Better is lower for AG and PA, higher for the others (DB-ADV-26). */
export function improved(characteristic: Characteristic, value: number | null, steps: number): number | null {
  const [worst, best] = LIMITS[characteristic]
  if (value === null) return steps > 0 ? worst - (steps - 1) : null // DB-ADV-27
  const up = best > worst ? 1 : -1
  const changed = value + steps * up
  return up > 0 ? Math.min(best, Math.max(worst, changed)) : Math.max(best, Math.min(worst, changed))
}

/** How many improvements lie between a printed value and the best one. From nothing, PA first becomes 6+ (DB-ADV-27). */
function roomFor(characteristic: Characteristic, printed: number | null): number {
  const [worst, best] = LIMITS[characteristic]
  return printed === null ? Math.abs(best - worst) + 1 : Math.abs(best - printed)
}

const improvementsOf = ({ advancements }: RosterEntry, characteristic: Characteristic): number =>
  advancements.filter(({ improves }) => improves === characteristic).length

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
export function positionOf(college: College, entry: RosterEntry): Position {
  const found = findPosition(college, entry.position)
  if (!found) throw new Error(`${college.name} has no position called '${entry.position}'`)
  return found.position
}

export function sheetOf(college: College, entry: RosterEntry): Sheet {
  const position = positionOf(college, entry)
  const profile: Record<Characteristic, number | null> = {
    ma: position.ma,
    st: position.st,
    ag: position.ag,
    pa: position.pa,
    av: position.av,
  }
  for (const characteristic of CHARACTERISTICS) {
    const steps = improvementsOf(entry, characteristic) - entry.injuries[characteristic]
    profile[characteristic] = improved(characteristic, profile[characteristic], steps)
  }
  return {
    ma: profile.ma as number,
    st: profile.st as number,
    ag: profile.ag as number,
    pa: profile.pa,
    av: profile.av as number,
    skills: skillsOf(position, entry),
    niggling: entry.injuries.niggling,
    value: currentValue(position, entry),
  }
}

function skillsOf(position: Position, { advancements }: RosterEntry): string[] {
  return [...position.skills, ...advancements.flatMap(({ skill }) => (skill ? [skill] : []))]
}

/** Hiring cost and all advancements; injuries lower nothing (DB-TEAM-14). */
export function currentValue(position: Position, { advancements }: RosterEntry): number {
  return advancements.reduce((sum, advancement) => sum + advancementValue(advancement, position), position.cost)
}
