const FIRST = 250
const LONGEST = 8000

/** Milliseconds to wait before try number `tries` (from 0): at once, then 0.25, 0.5, 1, 2, 4 s and at most 8, spread by chance. */
export function backoff(tries: number, random: () => number): number {
  if (tries === 0) return 0
  return Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + random() / 2)
}
