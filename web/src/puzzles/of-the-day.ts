import { Random } from '@undercroft/engine'
import { startMatch } from '../app/start.ts'
import type { GameAdapter } from '../games/adapter.ts'

/** What everybody who plays on this day begins with: the same teams, the same board, the same dice. */
export function daysMatch(adapter: GameAdapter, day: number): { options: Record<string, unknown>; seed: number } {
  const random = new Random(day)
  return { options: adapter.quickOptions((count) => random.below(count)), seed: day }
}

/** Begins it against a computer, and gives its id. */
export function startOfTheDay(adapter: GameAdapter, day: number): Promise<string> {
  const { options, seed } = daysMatch(adapter, day)
  const seats = Array.from({ length: adapter.seatCount(options) }, (_, seat) =>
    seat === 0
      ? { kind: 'person' as const, level: 'veteran', lined: true }
      : { kind: 'computer' as const, level: 'veteran' },
  )
  return startMatch(adapter, options, seats, seed, false)
}
