import { useCallback, useEffect, useState } from 'react'
import type { NumberedLine } from '../match/Log.tsx'

export const speeds = [0.5, 1, 2, 4, 8] as const
export type PlayingSpeed = (typeof speeds)[number]

/** How long a step stays on the screen, in milliseconds: longer where there is something to read. */
function dwell(lines: readonly NumberedLine[], speed: PlayingSpeed): number {
  const usual = lines.some(({ line }) => line.dice && line.dice.length > 0) ? 1400 : lines.length > 0 ? 700 : 160
  return usual / speed
}

export interface Player {
  readonly at: number
  /** One step was taken forward: it may be animated. */
  readonly stepped: boolean
  readonly playing: boolean
  readonly speed: PlayingSpeed
  readonly go: (at: number) => void
  readonly step: () => void
  readonly toggle: () => void
  readonly setSpeed: (speed: PlayingSpeed) => void
}

/** Where in a recorded match the person is, and the clock that moves on while it plays. */
export function usePlayer(start: number, length: number, lines: readonly (readonly NumberedLine[])[]): Player {
  const [place, setPlace] = useState({ at: start, stepped: false })
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<PlayingSpeed>(1)
  const { at } = place

  const go = useCallback((to: number) => setPlace({ at: Math.min(Math.max(to, 0), length), stepped: false }), [length])
  const step = useCallback(
    () => setPlace((before) => ({ at: Math.min(before.at + 1, length), stepped: before.at < length })),
    [length],
  )
  const toggle = useCallback(() => {
    // At the end, playing means: once more from the beginning.
    if (!playing && at === length) go(0)
    setPlaying(!playing)
  }, [playing, at, length, go])

  useEffect(() => {
    if (!playing) return
    if (at >= length) return setPlaying(false)
    const timer = setTimeout(step, dwell(lines[at], speed))
    return () => clearTimeout(timer)
  }, [playing, at, length, step, lines, speed])

  return { ...place, playing, speed, go, step, toggle, setSpeed }
}
