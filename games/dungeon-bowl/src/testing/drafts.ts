import { type College, collegeById } from '../colleges/index.ts'
import { draftProblems } from '../teams/draft.ts'
import { parseRoster, type Roster } from '../teams/roster.ts'
import { LEAGUE, type Terms } from '../teams/terms.ts'

/** What differs from a league team of the College of Fire. */
interface Draft {
  college?: string
  kind?: 'league' | 'exhibition'
  rerolls?: number
  treasury?: number
  inducements?: object
  extra?: object
}

/** A roster in which each position stands so often: `{ 'Dwarf Runner': 2, ... }`. */
export function draft(
  positions: Record<string, number>,
  { college = 'fire', kind = 'league', rerolls = 0, ...rest }: Draft = {},
) {
  const players = Object.entries(positions).flatMap(([position, count]) =>
    Array.from({ length: count }, () => position),
  )
  return {
    name: 'Testers',
    college,
    kind,
    rerolls,
    treasury: rest.treasury ?? 0,
    inducements: rest.inducements ?? {},
    players: players.map((position, i) => ({ number: i + 1, name: `No. ${i + 1}`, position, ...rest.extra })),
  }
}

export const team = (positions: Record<string, number>, options?: Draft): Roster =>
  parseRoster(draft(positions, options))

/** The rules that a draft breaks. */
export const problems = (roster: Roster, terms: Terms = LEAGUE) => draftProblems(roster, terms).map(({ rule }) => rule)
export const skilled = (roster: Roster, player: number, ...skills: string[]): Roster => ({
  ...roster,
  players: roster.players.map((entry, i) =>
    i === player ? { ...entry, advancements: skills.map((skill) => ({ kind: 'chosen-primary', skill })) } : entry,
  ),
})

export const fire = collegeById('fire') as College
export const DWARFS = { 'Dwarf Runner': 2, 'Dwarf Blocker Lineman': 9 } // 800,000
