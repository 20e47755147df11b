import type { Line } from '@undercroft/wire'
import { useEffect, useState } from 'react'

/** The share of a turn's or an answer's time at which its owner is warned. */
const LOW = 0.2

/** Is little left of one's own time, the bank included? */
export function useLowTime({ table, tableAt, welcome }: Line): boolean {
  const clock = table?.clock
  const mine = clock?.isRunning && welcome?.you.includes(clock.seat) ? clock : null
  // What remains until the warning, counted from the moment at which the clock was told.
  const wait = mine ? tableAt + mine.left + mine.bank - LOW * mine.of : Number.POSITIVE_INFINITY
  const [, look] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(wait)) return
    const timer = window.setTimeout(() => look((n) => n + 1), Math.max(0, wait - performance.now()))
    return () => window.clearTimeout(timer)
  }, [wait])
  return performance.now() >= wait
}
