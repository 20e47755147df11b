import {
  aftermath,
  COLLEGES,
  DUNGEONS,
  type DungeonMatch,
  draftProblems,
  LEAGUE,
  offSeason,
  postMatch,
  randomTeam,
  reportOf,
  TEAM_NAMES,
  teamBook,
} from '@undercroft/dungeon-bowl'
import { ballLeagueGame } from './ball.ts'

const CASUALTIES_FOR_BONUS = 3

/** Leagues by the book: everything in `DB-POST`, `DB-ADV`, `DB-LG` and `DB-OFF`. */
export const leagueGame = ballLeagueGame({
  title: 'Dungeon Bowl',
  book: teamBook,
  aftermath,
  postMatch,
  offSeason,
  figures: [],
  names: TEAM_NAMES,
  sides: COLLEGES.map(({ id }) => id),
  draft: (random, name, side) => randomTeam(random, name, side || undefined),
  draftProblems: (roster) => draftProblems(roster, LEAGUE),
  /** DB-LG-15. */
  bonus: ({ casualties }, seat) => (casualties[seat] >= CASUALTIES_FOR_BONUS ? 1 : 0),
  /** No Touchdown is recorded (DB-LG-09). */
  concededScore: 0,
  matchOptions(teams, decisive, turnLimit, variant) {
    const fitting = DUNGEONS.filter(({ tiles }) => tiles.filter(({ tile }) => tile === 'end-zone').length === 2)
    return { teams, league: true, decisive, turnLimit, dungeon: fitting[variant % fitting.length].name }
  },
  reportOf: (match) => reportOf(match as unknown as DungeonMatch),
})
