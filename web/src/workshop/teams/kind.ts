import {
  type Agreed,
  draftProblems,
  parseAgreed,
  parseRoster,
  type Roster,
  rosterProblems,
  termsOf,
} from '@undercroft/dungeon-bowl'
import { OptionsError } from '@undercroft/engine'
import type { Kind, Problem } from '../library/kind.ts'

/** A team list, and what was agreed on for its draft. */
export interface Team {
  readonly terms: Agreed
  readonly roster: Roster
}

/** A team that has played is no longer a draft: only what always holds is asked of it. */
export const isDraft = ({ games, kind }: Roster): boolean => kind === 'exhibition' || games.length === 0

export function teamProblems({ terms, roster }: Team): readonly Problem[] {
  return isDraft(roster) ? draftProblems(roster, termsOf(roster.kind, terms)) : rosterProblems(roster)
}

export const teamKind: Kind<Team> = {
  id: 'dungeon-bowl/team',
  read(json) {
    if (typeof json !== 'object' || json === null) throw new OptionsError('content', 'must be an object')
    const { terms, roster } = json as Record<string, unknown>
    const list = parseRoster(roster, 'roster')
    // Without a college and its positions there is nothing to show.
    const stranger = rosterProblems(list).find(({ rule }) => rule === 'DB-TEAM-01')
    if (stranger) throw new OptionsError(`roster.${stranger.field}`, `${stranger.reason} (${stranger.rule})`)
    return { terms: parseAgreed(terms), roster: list }
  },
  name: ({ roster }) => roster.name,
  renamed: (team, name) => ({ ...team, roster: { ...team.roster, name } }),
  problems: teamProblems,
}
