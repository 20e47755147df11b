import { sequenceWords } from '@undercroft/ball'
import { aftermath, offSeason, postMatch, teamBook } from '../league/index.ts'

/** The words of what happens between matches. */
export const sequences = sequenceWords(teamBook, { aftermath, postMatch, offSeason })
