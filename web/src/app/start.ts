import type { GameAdapter } from '../games/adapter.ts'
import type { SeatConfig } from '../match/saves.ts'

/** Begins a match, keeps it, and gives its id. Throws OptionsError where an option is wrong. */
export async function startMatch(
  adapter: GameAdapter,
  options: Record<string, unknown>,
  seats: readonly SeatConfig[],
  seed: number | null,
  realDice: boolean,
): Promise<string> {
  const { Session } = await import('../match/session.ts')
  const chosen = seed ?? crypto.getRandomValues(new Uint32Array(1))[0]
  const session = Session.begin(adapter, options, seats, realDice ? null : chosen)
  await session.settled()
  return session.id
}
