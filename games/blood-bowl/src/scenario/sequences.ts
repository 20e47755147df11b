import { sequenceWords } from '@undercroft/ball'
import { aftermath, offSeason, postMatch, teamBook } from '../league/index.ts'

/** The words of what happens between matches. A Fan Factor is one more than the Dedicated Fans where nothing else is said. */
export const sequences = sequenceWords(
  teamBook,
  { aftermath, postMatch, offSeason },
  { report: {}, team: ({ fans }) => ({ fanFactor: fans + 1 }) },
)
