import { freshSeed, type Seed } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'
import type { SeatConfig } from '../match/saves.ts'

/** Begins a match, keeps it, and gives its id. Throws OptionsError where an option is wrong. */
export async function startMatch(
  adapter: GameAdapter,
  options: Record<string, unknown>,
  seats: readonly SeatConfig[],
  seed: Seed | null,
  realDice: boolean,
): Promise<string> {
  const { LocalSession } = await import('../match/local-session.ts')
  const chosen = seed ?? freshSeed()
  const session = LocalSession.begin(adapter, options, seats, realDice ? null : chosen)
  await session.settled()
  return session.id
}

/** A number below `count`, by chance. */
export const lot = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % count
