import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { goalDistances, reach } from './dungeon-bowl-maps.ts'

/** Before so many last turns of all teams together it is too early to think of it. */
const LAST = 1
/** How often nobody scores in a team's turn. */
const GOES_ON = 0.96
/** How many squares nearer to the End Zone a carrier comes in a turn. */
const PACE = 1.4
/** By how many squares the lead wanders in a turn, and how little of one is no lead at the end. */
const WANDERS = 5
const LEVEL = 1
/** So many times as much as from far away it counts when nobody moves any more. */
const DECIDED = 5

/**
 * When the time is up, who has brought the ball nearer to an opposing End Zone wins (DB-TIME-04). How much speaks for that: the less,
 * the more turns are left in which it can change, or somebody scores.
 */
export function leadAtTheEnd(match: DungeonMatch, seat: number): number {
  const { state, options } = match
  const ball = state.ballHolder >= 0 ? state.players[state.ballHolder].square : state.ballSquare
  if (options.turnLimit === null || ball < 0) return 0
  const holder = state.ballHolder >= 0 ? state.players[state.ballHolder].team : -1
  let left = 0
  let own = 0
  let rival = Number.POSITIVE_INFINITY
  for (let team = 0; team < state.teams.length; team++) {
    const isPlaying = state.active === team && team !== seat ? 1 : 0
    const turns = Math.max(0, options.turnLimit - state.teams[team].turns) + isPlaying
    left += turns
    const away = reach(goalDistances(match, team)[ball]) - (team === holder ? PACE * turns : 0)
    if (team === seat) own = away
    else rival = Math.min(rival, away)
  }
  if (left > LAST) return 0
  const lead = (rival - own) / (LEVEL + WANDERS * Math.sqrt(left))
  const sure = lead / Math.sqrt(1 + lead * lead)
  return sure * GOES_ON ** left * (1 + (DECIDED - 1) / (1 + left) ** 2)
}

/** Is this the last turn of the team that plays? */
export const isLastTurn = ({ state, options }: DungeonMatch): boolean =>
  options.turnLimit !== null && state.teams[state.active].turns >= options.turnLimit
