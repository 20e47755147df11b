import { type Game, OptionsError } from '@undercroft/engine'
import { skirmishGame, WARBANDS } from '@undercroft/skirmish'
import type { LeagueGame } from '../game.ts'
import { plainLeagueGame } from './plain.ts'

/** The content of a team is the id of a ready-made warband. */
export const leagueGame: LeagueGame = plainLeagueGame<string>({
  id: 'skirmish',
  title: 'Skirmish',
  readyMade: WARBANDS.map(({ id, name }) => ({ name, content: id })),
  readContent(json) {
    const known = WARBANDS.find(({ id }) => id === json)
    if (!known) throw new OptionsError('content', `there is no warband '${String(json)}'`)
    return known.id
  },
  matchOptions: (warbands) => ({ warbands }),
  reportOf(match) {
    const { winner, scores } = (skirmishGame as unknown as Game).result(match)
    return { winner, scores: [Math.max(0, Math.floor(scores[0])), Math.max(0, Math.floor(scores[1]))] }
  },
})
