import { BEST, WORST } from '@undercroft/ball'
import type { Position, TeamList } from '../data/team.ts'
import { findPosition } from '../data/teams/index.ts'
import { advancementValue } from './advancement.ts'
import { CHARACTERISTICS, type Characteristic, type Roster, type RosterEntry } from './roster.ts'

/** What a line of the team list amounts to. */
export interface Sheet {
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number | null
  readonly av: number
  readonly skills: readonly string[]
}

/** Better is lower for AG and PA, higher for the others; from nothing, PA first becomes 6+. */
export function improved(characteristic: Characteristic, value: number | null, steps: number): number | null {
  const worst = WORST[characteristic]
  const best = BEST[characteristic]
  if (value === null) return steps > 0 ? worst - (steps - 1) : null
  const up = best > worst ? 1 : -1
  const changed = value + steps * up
  return up > 0 ? Math.min(best, Math.max(worst, changed)) : Math.max(best, Math.min(worst, changed))
}

/** The position of a player; the roster was checked before. */
export function positionOf(team: TeamList, { position }: RosterEntry): Position {
  const found = findPosition(team, position)
  if (!found) throw new Error(`${team.name} has no position called '${position}'`)
  return found
}

export function sheetOf(team: TeamList, entry: RosterEntry): Sheet {
  const position = positionOf(team, entry)
  const figure = (characteristic: Characteristic): number | null => {
    const gained = entry.advancements.filter(({ improves }) => improves === characteristic).length
    return improved(characteristic, position[characteristic], gained - entry.injuries[characteristic])
  }
  const [ma, st, ag, pa, av] = CHARACTERISTICS.map(figure)
  const learnt = entry.advancements.flatMap(({ skill }) => (skill ? [skill] : []))
  return {
    ma: ma as number,
    st: st as number,
    ag: ag as number,
    pa,
    av: av as number,
    skills: [...position.skills, ...learnt],
  }
}

export const isAvailable = ({ missesNextGame, retired }: RosterEntry): boolean => !missesNextGame && !retired

/**
 * Hiring cost and all advancements; injuries lower nothing. In a league the Linemen of Low Cost Linemen teams cost nothing of it
 * (BB-TEAM-09), and an exhibition player is worth the hiring cost alone.
 */
export function currentValue(roster: Pick<Roster, 'kind'>, team: TeamList, entry: RosterEntry): number {
  const position = positionOf(team, entry)
  if (roster.kind === 'exhibition') return position.cost
  const free = team.special.includes('Low Cost Linemen') && team.journeymen.includes(position.id)
  return entry.advancements.reduce(
    (sum, advancement) => sum + advancementValue(advancement, position),
    free ? 0 : position.cost,
  )
}
