import { aftermathOf, offSeasonOf, postMatchOf } from '@undercroft/ball'
import { teamBook } from './book.ts'

export { teamBook } from './book.ts'

export const aftermath = aftermathOf(teamBook)
export const postMatch = postMatchOf(teamBook)
export const offSeason = offSeasonOf(teamBook)
