import { loadGame } from '../games.ts'
import { loadSeating } from '../seats.ts'
import { type MatchLine, type Plan, playMatch } from './match.ts'

export interface Task {
  readonly plan: Plan
  readonly match: number
}

/** Plays one match. Runs in a worker thread, or in the main one for a single job. */
export default async function playOne({ plan, match }: Task): Promise<MatchLine> {
  const pack = await loadGame(plan.game)
  const seating = await loadSeating(plan.game, plan.seats, plan.budget)
  return playMatch(pack, seating, plan, match)
}
