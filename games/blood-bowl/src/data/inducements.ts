import type { Thing } from './inducements/family.ts'
import { type ThingId, things } from './inducements/list.gen.ts'
import type { TeamList } from './team.ts'

/** What may be bought by the piece (BB-IND-01). Special Plays are not offered: their cards are not known to us as facts (BB-IND-10). */
export type Inducement = ThingId
export const INDUCEMENTS: readonly Inducement[] = things.map(({ id }) => id)

export const OFFERS = Object.fromEntries(
  (things as readonly Thing[]).map(({ id, most, cost }) => [id, { most, cost }]),
) as Readonly<Record<Inducement, Pick<Thing, 'most' | 'cost'>>>

/** How many Star Players a team may hire; a pair is one of them (BB-IND-20). */
export const MOST_STARS = 2
export const MERCENARY_FEE = 30_000
export const MERCENARY_SKILL = 50_000

/** Cheerleaders and assistant coaches in all, with those who come for one match (BB-IND-06, BB-IND-07). */
export const MOST_CHEERLEADERS = 16
export const MOST_COACHES = 9

/** Bribery and Corruption and the Halfling kitchen pay less (BB-IND-02). */
export function priceOf(item: Inducement, team: TeamList): number {
  if (team.special.includes('Bribery and Corruption')) {
    if (item === 'bribes') return 50_000
    if (item === 'biased-referee') return 80_000
  }
  return item === 'master-chef' && team.id === 'halfling' ? 100_000 : OFFERS[item].cost
}

/** Some are only for certain teams (BB-IND-03). `rules`: the leagues and patrons that this team has chosen. */
export function isOffered(item: Inducement, team: TeamList, rules: readonly string[]): boolean {
  switch (item) {
    case 'wandering-apothecary':
      return team.apothecary
    case 'mortuary-assistant':
      return rules.includes('Sylvanian Spotlight')
    case 'plague-doctor':
      return rules.includes('Favoured of Nurgle')
    case 'riotous-rookies':
      return team.special.includes('Low Cost Linemen')
  }
  return true
}

/** The leagues and patrons of a team: what its list prints, and what its coach has chosen. */
export function rulesOfTeam(team: TeamList, choice: string): string[] {
  const chosen = choice === '' && team.patrons.length === 1 ? team.patrons[0] : choice
  if (chosen === '') return [...team.leagues]
  return [...team.leagues, chosen === team.orLeague ? chosen : `Favoured of ${chosen}`]
}
