/** Chance that is always the same for the same seed: a board looks alike whenever it is painted. */
export function chance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The one chance of a square, by what it is asked for. */
export const at = (x: number, y: number, what = 0): number =>
  chance(Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(what, 83492791))()
