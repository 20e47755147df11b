import { ownHomes } from '../../content/store.ts'
import { type TeamCard, teamCards, teamsOf } from './rules.ts'

/** The teams that can be chosen: those of the book, and those that were brought here. */
export const allTeams = (): readonly TeamCard[] => teamsOf({ content: ownHomes('blitz-bowl') })

/** Those that are not in the book, by their sets. */
export const ownTeams = (): readonly TeamCard[] => allTeams().slice(teamCards.length)
