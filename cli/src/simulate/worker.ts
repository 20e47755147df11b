import { loadGame } from '../games.ts'
import { loadSeating } from '../seats.ts'
import { type MatchLine, type Plan, playMatch } from './match.ts'

export interface Chunk {
  readonly plan: Plan
  readonly from: number
  readonly to: number
}

/** Plays the matches `from` up to `to` (not included). Runs in a worker thread, or in the main one for a single job. */
export default async function playChunk({ plan, from, to }: Chunk): Promise<MatchLine[]> {
  const pack = await loadGame(plan.game)
  const seating = await loadSeating(plan.game, plan.seats, plan.budget)
  return Array.from({ length: to - from }, (_, i) => playMatch(pack, seating, plan, from + i))
}
