import { blitzBowl, teamCards } from '@undercroft/blitz-bowl'
import { type Game, OptionsError } from '@undercroft/engine'
import type { LeagueGame } from '../game.ts'
import { plainLeagueGame } from './plain.ts'

/** The content of a team is the card that it plays. */
export const leagueGame: LeagueGame = plainLeagueGame<string>({
  id: 'blitz-bowl',
  title: 'Blitz Bowl',
  readyMade: teamCards.map(({ id, name }) => ({ name, content: id })),
  readContent(json) {
    const known = teamCards.find(({ id }) => id === json)
    if (!known) throw new OptionsError('content', `there is no team '${String(json)}'`)
    return known.id
  },
  matchOptions: (teams) => ({ teams }),
  reportOf(match) {
    const { winner, scores } = (blitzBowl as unknown as Game).result(match)
    return { winner, scores: [Math.max(0, scores[0]), Math.max(0, scores[1])] }
  },
})
