import { foundTeam } from '../draft.ts'
import type { BoughtInducements, Roster } from '../roster.ts'
import { EXHIBITION } from '../terms.ts'

/** A player of a ready-made team: position, name, and the skills that free SPP bought them (all Primary). */
export type Line = readonly [position: string, name: string, ...skills: string[]]

/** A team for exhibition games under the usual terms, checked like any other. */
export function readyTeam(
  name: string,
  college: string,
  rerolls: number,
  inducements: Partial<BoughtInducements>,
  lines: readonly Line[],
): Roster {
  const players = lines.map(([position, player, ...skills], i) => ({
    number: i + 1,
    name: player,
    position,
    advancements: skills.map((skill) => ({ kind: 'chosen-primary', skill })),
  }))
  return foundTeam({ name, college, kind: 'exhibition', rerolls, inducements, players }, EXHIBITION)
}
