import { freshSeed, Journal, type Match, seededDice, writeSave } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'
import type { SeatConfig } from '../match/saves.ts'

/** Against whom one plays on. */
const LEVEL = 'veteran'

/** May somebody play on from here? Where a choice is open. */
export function canPlayOn({ game }: GameAdapter, match: Match): boolean {
  const decision = match.waiting ? null : game.decision(match)
  return decision !== null && decision.seat >= 0
}

/**
 * A match that begins where a replay stands: whoever is to choose is played by the person, the others by computers. With the same
 * dice what is done alike comes alike. Gives the id of the match, which is kept.
 */
export async function playOn(adapter: GameAdapter, at: Match, dice: 'same' | 'new'): Promise<string> {
  const { LocalSession } = await import('../match/local-session.ts')
  const { game } = adapter
  const match = game.clone(at)
  // A match with dice that were typed in has none of its own.
  if (dice === 'new' || match.dice === null) match.dice = seededDice(freshSeed())
  const person = game.decision(match)?.seat ?? 0
  const seats = Array.from(
    { length: game.seats(match) },
    (_, seat): SeatConfig => ({ kind: seat === person ? 'person' : 'computer', level: LEVEL }),
  )
  return await LocalSession.takeOver(adapter, { ...writeSave(new Journal(game, match)), seats })
}
