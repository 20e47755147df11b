import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { goalDistances, reach } from './dungeon-bowl-maps.ts'

/** How many squares nearer to the End Zone a carrier comes in a turn. */
const PACE = 1.4

/** By the turns that are still to come: how much it counts who is ahead, and how little of a lead is none. */
const LAST_TURNS = [
  { worth: 5, doubt: 1 },
  { worth: 1.92, doubt: 6 },
]

/**
 * When the time is up, who has brought the ball nearer to an opposing End Zone wins (DB-TIME-04). What speaks for that in the last two
 * turns; to think of it sooner was tried and won nothing.
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
  if (left >= LAST_TURNS.length) return 0
  const { worth, doubt } = LAST_TURNS[left]
  const lead = (rival - own) / doubt
  return (worth * lead) / Math.sqrt(1 + lead * lead)
}

/** Is this the last turn of the team that plays? */
export const isLastTurn = ({ state, options }: DungeonMatch): boolean =>
  options.turnLimit !== null && state.teams[state.active].turns >= options.turnLimit
