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

const hireable = new WeakMap<TeamList, Map<string, readonly Star[]>>()

/** Whom a team may hire, pairs once, under the first of the two. Worked out once for a team and its choice. */
export function starsFor(team: TeamList, choice: string): readonly Star[] {
  const known = hireable.get(team) ?? new Map<string, readonly Star[]>()
  hireable.set(team, known)
  const stars = known.get(choice) ?? STARS.filter((star) => mayHire(star, team, choice) && isNamedFirst(star))
  known.set(choice, stars)
  return stars
}

const isNamedFirst = ({ id, pairedWith }: Star): boolean => pairedWith === null || id < pairedWith

/** The star, and the partner who comes along. */
export const partyOf = (star: Star): Star[] =>
  star.pairedWith === null ? [star] : [star, ...STARS.filter(({ id }) => id === star.pairedWith)]
