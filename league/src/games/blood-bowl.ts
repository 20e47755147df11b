import { bloodBowl, READY_TEAMS } from '@undercroft/blood-bowl'
import { OptionsError } from '@undercroft/engine'
import type { AnyGame, LeagueGame } from '../game.ts'
import { plainLeagueGame } from './plain.ts'

/** The content of a team is the name of a ready-made one. Knock-out games go into extra time (BB-LEAGUE-08). */
export const leagueGame: LeagueGame = plainLeagueGame<string>({
  id: 'blood-bowl',
  title: 'Blood Bowl',
  readyMade: READY_TEAMS.map(({ name }) => ({ name, content: name })),
  readContent(json) {
    const known = READY_TEAMS.find(({ name }) => name === json)
    if (!known) throw new OptionsError('content', `there is no team '${String(json)}'`)
    return known.name
  },
  matchOptions: (teams, decisive) => ({ teams, knockout: decisive }),
  reportOf(match) {
    const { winner, scores } = (bloodBowl as unknown as AnyGame).result(match)
    return { winner, scores: [scores[0], scores[1]] }
  },
})
