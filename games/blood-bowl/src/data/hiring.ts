import { rulesOfTeam } from './inducements.ts'
import { STARS, type Star } from './stars/index.ts'
import type { TeamList } from './team.ts'

/** May this team hire the star (BB-TEAM-08, BB-IND-20)? 'Favoured of...' stands for any patron. */
export function mayHire(star: Star, team: TeamList, choice: string): boolean {
  const rules = rulesOfTeam(team, choice)
  if (star.notFor.some((rule) => rules.includes(rule))) return false
  if (star.playsFor === 'any') return true
  return star.playsFor.some((rule) =>
    rule === 'Favoured of...' ? rules.some((own) => own.startsWith('Favoured of ')) : rules.includes(rule),
  )
}

/** Whom a team may hire, pairs once, under the first of the two. */
export const starsFor = (team: TeamList, choice: string): Star[] =>
  STARS.filter((star) => mayHire(star, team, choice) && (star.pairedWith === null || star.id < star.pairedWith))

/** The star, and the partner who comes along. */
export const partyOf = (star: Star): Star[] =>
  star.pairedWith === null ? [star] : [star, ...STARS.filter(({ id }) => id === star.pairedWith)]
