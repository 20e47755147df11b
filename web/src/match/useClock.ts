import { useEffect, useRef, useState } from 'react'
import type { Driver } from './driver.ts'
import type { RefereesClock, Session } from './session.ts'

/** What is left of a turn's time, and of the time for the whole match. */
export interface Clock {
  readonly seat: number
  readonly seconds: number
  readonly bank: number
  readonly isPaused: boolean
  pause(): void
}

const TICK = 250

/**
 * Counts down while a seat with a time limit has the turn: first the turn's own time, then the bank; when both are used up, the
 * turn ends. It stands still while somebody has paused it. Null: nobody is timed.
 */
export function useClock(session: Session, driver: Driver, active: number, isRunning: boolean): Clock | null {
  const told = useRefereesClock(session.clock ?? null)
  const limit = isRunning ? session.seats[active]?.seconds : undefined
  const [isPaused, setPaused] = useState(false)
  const left = useRef({ active: -1, seconds: 0 })
  const [shown, setShown] = useState({ seconds: 0, bank: 0 })
  useEffect(() => {
    if (limit === undefined) {
      left.current = { active: -1, seconds: 0 }
      return
    }
    if (left.current.active !== active) left.current = { active, seconds: limit }
    const banks = session.banks ?? []
    let before = performance.now()
    const show = () =>
      setShown({ seconds: Math.ceil(left.current.seconds), bank: Math.ceil(Math.max(0, banks[active] ?? 0)) })
    show()
    if (isPaused) return
    const timer = window.setInterval(() => {
      const passed = (performance.now() - before) / 1000
      before = performance.now()
      const own = Math.min(left.current.seconds, passed)
      left.current.seconds -= own
      if (banks[active] > 0) banks[active] -= passed - own
      show()
      if (left.current.seconds <= 0 && !(banks[active] > 0)) driver.timeUp(active)
    }, TICK)
    return () => window.clearInterval(timer)
  }, [limit, active, session, driver, isPaused])
  if (told) return told
  if (limit === undefined) return null
  return { seat: active, ...shown, isPaused, pause: () => setPaused(!isPaused) }
}

/** The clock of the other end, counted on here between two words of it. */
function useRefereesClock(clock: RefereesClock | null): Clock | null {
  const [, tick] = useState(0)
  const isRunning = clock?.isRunning ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setInterval(() => tick((n) => n + 1), TICK)
    return () => window.clearInterval(timer)
  }, [isRunning])
  if (!clock) return null
  const { seat, left, bank, at, pause } = clock
  const passed = isRunning ? performance.now() - at : 0
  const own = Math.min(left, passed)
  const seconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1000))
  return { seat, seconds: seconds(left - own), bank: seconds(bank - (passed - own)), isPaused: !isRunning, pause }
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
