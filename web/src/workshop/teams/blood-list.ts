import { type Roster, TEAMS, type TeamList, teamById } from '@undercroft/blood-bowl'
import { slug } from '../../games/ball/names.ts'
import { named } from '../../i18n/index.ts'

export const listOf = ({ race }: Roster): TeamList => teamById(race) ?? TEAMS[0]

/** The patrons and the league among which the coach chooses, none where the list leaves no choice (BB-TEAM-08). */
export function choicesOf({ patrons, orLeague }: TeamList): readonly string[] {
  const open = [...patrons, ...(orLeague ? [orLeague] : [])]
  return open.length > 1 ? open : []
}

export const allegianceName = (name: string): string => named(`blood.allegiance.${slug(name)}`)
