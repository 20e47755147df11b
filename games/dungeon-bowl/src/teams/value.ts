import { isAvailable, type Listed, teamRerolls } from '@undercroft/ball'
import type { College } from '../colleges/index.ts'
import { currentValue, positionOf } from './player.ts'
import type { Roster, RosterEntry } from './roster.ts'

export { isAvailable, teamRerolls } from '@undercroft/ball'

export const REROLL_COST = 50_000
/** After the team was founded (DB-TEAM-08). It still counts for the list price (DB-TEAM-10). */
export const LATE_REROLL_COST = 100_000

/** An exhibition player is worth their hiring cost, whatever they have learnt (DB-EXH-09). */
export function playerValue(roster: Roster, college: College, entry: Listed): number {
  const position = positionOf(college, entry)
  return roster.kind === 'exhibition' ? position.cost : currentValue(position, entry)
}

const worth = (roster: Roster, college: College, players: readonly RosterEntry[]): number =>
  players.reduce((sum, entry) => sum + playerValue(roster, college, entry), 0)

/** Team Value (DB-TEAM-13): all players and re-rolls; gold is no part of it. */
export const teamValue = (roster: Roster, college: College): number =>
  worth(roster, college, roster.players) + teamRerolls(roster) * REROLL_COST

/** Current Team Value (DB-TEAM-15): without the players who miss the next game or are retired for a while. */
export const currentTeamValue = (roster: Roster, college: College): number =>
  worth(roster, college, roster.players.filter(isAvailable)) + teamRerolls(roster) * REROLL_COST
