const DAY = 86_400_000

/** The number of a day, the same everywhere: days are those of UTC. */
export const dayOf = (time: number): number => Math.floor(time / DAY)

/** What is due on a day: each in turn, in an order that looks like chance and comes to everything before anything comes again. */
export function dueOn<T>(all: readonly T[], day: number): T {
  const count = all.length
  if (count === 0) throw new Error('there is nothing to choose from')
  // Coprime to every count that is no multiple of it.
  const STEP = 7919
  return all[((day % count) * STEP) % count]
}

/** How many days in a row, today or yesterday included. */
export interface Streak {
  readonly last: number
  readonly days: number
}

export const NO_STREAK: Streak = { last: -2, days: 0 }

export function afterDay({ last, days }: Streak, day: number): Streak {
  if (day === last) return { last, days }
  return { last: day, days: day === last + 1 ? days + 1 : 1 }
}

/** What the streak is worth on this day: broken when a day was left out. */
export const streakOn = ({ last, days }: Streak, day: number): number => (day - last > 1 ? 0 : days)
