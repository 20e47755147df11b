import { BEST as BEST_VALUES, CHARACTERISTICS, type Characteristic, WORST } from '../data/profile.ts'
import type { Problem } from './draft.ts'
import type { Position } from './position.ts'
import type { RosterEntry } from './roster.ts'
import { improvementsOf } from './sheet.ts'

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
function overImproved(
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

/** DB-ADV-23, DB-ADV-24: what was improved too often, or beyond the best value. */
export function improvementProblems(position: Position, entry: RosterEntry, field: string): Problem[] {
  return CHARACTERISTICS.flatMap((characteristic): Problem[] => {
    const refused = overImproved(position, entry, characteristic)
    if (!refused) return []
    const name = characteristic.toUpperCase()
    const last = entry.advancements.findLastIndex(({ improves }) => improves === characteristic)
    const reason = `${entry.name} cannot have improved ${name} so far: ${refused.reason}`
    const facts = { player: entry.name, characteristic: name }
    return [{ field: `${field}.advancements.${last}.improves`, reason, why: refused.why, facts, rule: refused.rule }]
  })
}
