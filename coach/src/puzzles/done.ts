import type { Game, Match } from '@undercroft/engine'
import type { Puzzle } from './puzzle.ts'
import { turnsOf } from './turns.ts'

/** Of the best line's chance: so much is needed for one, two and three stars. */
const STARS = [0.4, 0.75, 0.95] as const

export const starsFor = (chance: number, best: number): number => STARS.filter((share) => chance >= share * best).length

/** Is there nothing left to do: the goal is reached, or the turn over? */
export function isDone(game: Game, { goal, seat, position }: Puzzle, match: Match): boolean {
  const { turnOf, tally, kind } = turnsOf(game.id)
  const start = position as unknown as Match
  if (match.stack.length === 0) return true
  if (goal !== 'stop') return tally(match, seat) > tally(start, seat) || turnOf(match) !== turnOf(start)
  const decision = match.waiting ? null : game.decision(match)
  return turnOf(match) !== turnOf(start) && decision?.seat !== seat && decision?.kind === kind
}
