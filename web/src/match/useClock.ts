import { useEffect, useRef, useState } from 'react'
import type { Driver } from './driver.ts'
import type { Session } from './session.ts'

/** What is left of a turn's time. */
export interface Clock {
  readonly seat: number
  readonly seconds: number
}

/** Counts down while a seat with a time limit has the turn; when it runs out, the turn ends. Null: nobody is timed. */
export function useClock(session: Session, driver: Driver, active: number, isRunning: boolean): Clock | null {
  const limit = isRunning ? session.seats[active]?.seconds : undefined
  const began = useRef(0)
  const [seconds, setSeconds] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn begins with the seat
  useEffect(() => {
    if (limit === undefined) return setSeconds(null)
    began.current = performance.now()
    setSeconds(limit)
    const timer = window.setInterval(() => {
      const left = Math.max(0, Math.ceil(limit - (performance.now() - began.current) / 1000))
      setSeconds(left)
      if (left === 0) driver.timeUp(active)
    }, 250)
    return () => window.clearInterval(timer)
  }, [limit, active, session, driver])
  return seconds === null || limit === undefined ? null : { seat: active, seconds }
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
