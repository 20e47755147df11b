import { type Player, STANDING } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'

export const TOUCHDOWN = 400

/** By how much likelier a team scores that is about to receive than the others, by the turns it has left in the half. */
const DRIVE = [0, 0, 0.02, 0.04, 0.06, 0.09, 0.12, 0.15, 0.18]

/** What the next drive is worth to the team that receives. */
export const driveWorth = (turns: number): number => TOUCHDOWN * DRIVE[Math.max(0, Math.min(turns, DRIVE.length - 1))]

/** Turns that a team has left in this half, after the one under way. */
export const turnsAfter = ({ state, options }: BloodMatch, team: number): number =>
  options.turns - state.sides[team].marker

/** Turns that a team has left where the others have just ended theirs: the one under way has not been played yet. */
export const turnsAhead = (match: BloodMatch, team: number): number =>
  turnsAfter(match, team) + (match.state.inTurn === 1 && match.state.active === team ? 1 : 0)

/** Standing, and still to act in the turn under way. */
export const mayAct = ({ state }: BloodMatch, { team, activated, status }: Player): boolean =>
  state.inTurn === 1 && state.active === team && state.turnover === '' && activated === 0 && status === STANDING
