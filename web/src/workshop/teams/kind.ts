import { draftProblems, parseAgreed, parseRoster, type Roster, rosterProblems, termsOf } from '@undercroft/dungeon-bowl'
import { teamKindOf } from './team-kind.ts'

/** A team that has played is no longer a draft: only what always holds is asked of it. */
export const isDraft = ({ games, kind }: Roster): boolean => kind === 'exhibition' || games.length === 0

export const teamKind = teamKindOf<Roster>('dungeon-bowl/team', {
  parseRoster,
  parseAgreed,
  problems: ({ terms, roster }) =>
    isDraft(roster) ? draftProblems(roster, termsOf(roster.kind, terms)) : rosterProblems(roster),
  stranger: (roster) => rosterProblems(roster).find(({ rule }) => rule === 'DB-TEAM-01'),
})
