import { BEST, CHARACTERISTICS, type Characteristic, WORST } from '../data/profile.ts'
import type { Advancement } from './advancement.ts'
import type { Position } from './position.ts'

/** A player on a team list, as far as all ball games agree. */
export interface Listed {
  readonly number: number
  readonly name: string
  readonly position: string
  readonly advancements: readonly Advancement[]
  /** By how much each characteristic was reduced. */
  readonly injuries: Readonly<Record<Characteristic | 'niggling', number>>
}

/** What a line of the team list amounts to. */
export interface Profiled {
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number | null
  readonly av: number
  readonly skills: readonly string[]
}

/** Better is lower for AG and PA, higher for the others (DB-ADV-26); from nothing, PA first becomes 6+ (DB-ADV-27). */
export function improvedBy(characteristic: Characteristic, value: number | null, steps: number): number | null {
  const worst = WORST[characteristic]
  const best = BEST[characteristic]
  if (value === null) return steps > 0 ? worst - (steps - 1) : null
  const up = best > worst ? 1 : -1
  const changed = value + steps * up
  return up > 0 ? Math.min(best, Math.max(worst, changed)) : Math.max(best, Math.min(worst, changed))
}

export const improvementsOf = ({ advancements }: Listed, characteristic: Characteristic): number =>
  advancements.filter(({ improves }) => improves === characteristic).length

export function profileOf(position: Position, entry: Listed): Profiled {
  const [ma, st, ag, pa, av] = CHARACTERISTICS.map((characteristic) => {
    const steps = improvementsOf(entry, characteristic) - entry.injuries[characteristic]
    return improvedBy(characteristic, position[characteristic], steps)
  })
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

/** Whether they can play in the next game. */
export const isAvailable = (entry: { readonly missesNextGame: boolean; readonly retired: boolean }): boolean =>
  !entry.missesNextGame && !entry.retired

/** The lowest number that nobody wears. */
export function freeNumber(players: readonly { readonly number: number }[]): number {
  let number = 1
  while (players.some((player) => player.number === number)) number++
  return number
}
