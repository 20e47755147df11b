import {
  aftermath,
  type BloodMatch,
  bonusPoints,
  draftProblems,
  LEAGUE,
  offSeason,
  postMatch,
  randomTeam,
  reportOf,
  TEAM_NAMES,
  TEAMS,
  teamBook,
} from '@undercroft/blood-bowl'
import { OptionsError } from '@undercroft/engine'
import { ballLeagueGame } from './ball.ts'

/** Turns of a team in a half (BB-HALF-02); a shorter match is the league's own choice. */
const TURNS = 8

/** Leagues by the book: everything in `BB-RES` and `BB-LEAGUE`. Knock-out games go into extra time (BB-LEAGUE-08). */
export const leagueGame = ballLeagueGame({
  title: 'Blood Bowl',
  book: teamBook,
  aftermath,
  postMatch,
  offSeason,
  figures: ['fans', 'apothecary', 'coaches', 'cheerleaders'],
  names: TEAM_NAMES,
  sides: TEAMS.map(({ id }) => id),
  draft: (random, name, side) => randomTeam(random, name, side || undefined),
  draftProblems: (roster) => draftProblems(roster, LEAGUE),
  /** BB-LEAGUE-06. */
  bonus: ({ scored, casualties }, seat) => bonusPoints(scored[seat], scored[1 - seat], casualties[seat]),
  /** BB-LEAGUE-07. */
  concededScore: 1,
  matchOptions: (teams, decisive, turnLimit) => ({
    teams,
    league: true,
    knockout: decisive,
    turns: turnLimit === null ? TURNS : Math.min(TURNS, Math.ceil(turnLimit / 2)),
  }),
  reportOf(match) {
    if (match.stack.length > 0) throw new OptionsError('match', 'the match is not over')
    return reportOf(match as unknown as BloodMatch)
  },
})
