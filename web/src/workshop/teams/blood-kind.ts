import { draftProblems, parseAgreed, parseRoster, type Roster, rosterProblems, termsOf } from '@undercroft/blood-bowl'
import { teamKindOf } from './team-kind.ts'

export const bloodTeamKind = teamKindOf<Roster>('blood-bowl/team', {
  parseRoster,
  parseAgreed,
  problems: ({ terms, roster }) => draftProblems(roster, termsOf(roster.kind, terms)),
  stranger: (roster) => rosterProblems(roster).find(({ why }) => why.startsWith('unknown-')),
})
