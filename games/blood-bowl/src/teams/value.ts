import { teamRerolls } from '@undercroft/ball'
import { INDUCEMENTS, priceOf } from '../data/inducements.ts'
import { starById } from '../data/stars/index.ts'
import type { TeamList } from '../data/team.ts'
import { currentValue, isAvailable, positionOf } from './player.ts'
import type { Roster, RosterEntry } from './roster.ts'

export const APOTHECARY_COST = 50_000
export const STAFF_COST = 10_000

/** Re-rolls and sideline staff; fans are no part of the value (BB-TEAM-06). */
const staffValue = ({ cheerleaders, coaches, apothecary, ...roster }: Roster, team: TeamList): number =>
  teamRerolls(roster) * team.reroll + (cheerleaders + coaches) * STAFF_COST + (apothecary ? APOTHECARY_COST : 0)

const worth = (roster: Roster, team: TeamList, players: readonly RosterEntry[]): number =>
  players.reduce((sum, entry) => sum + currentValue(roster, team, entry), staffValue(roster, team))

/** Team Value (BB-TEAM-06): all players, re-rolls and sideline staff. */
export const teamValue = (roster: Roster, team: TeamList): number => worth(roster, team, roster.players)

/** Current Team Value: without the players who miss the next game or are retired for a while. */
export const currentTeamValue = (roster: Roster, team: TeamList): number =>
  worth(roster, team, roster.players.filter(isAvailable))

/** What inducements and stars on the list cost. */
export function inducementCost(roster: Roster, team: TeamList): number {
  const items = INDUCEMENTS.reduce((sum, item) => sum + roster.inducements[item] * priceOf(item, team), 0)
  return items + roster.stars.reduce((sum, id) => sum + (starById(id)?.cost ?? 0), 0)
}

/** What the list costs when the team is founded. A league team has its first Dedicated Fan for nothing (BB-TEAM-05). */
export function draftCost(roster: Roster, team: TeamList): number {
  const players = roster.players.reduce((sum, entry) => sum + positionOf(team, entry).cost, 0)
  const fans = Math.max(0, roster.fans - (roster.kind === 'league' ? 1 : 0)) * STAFF_COST
  return players + staffValue(roster, team) + fans + inducementCost(roster, team)
}
