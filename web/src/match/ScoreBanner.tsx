import { useEffect, useRef, useState } from 'react'
import type { SeatModel } from '../games/adapter.ts'
import { playSound } from '../sound/player.ts'

/** Somebody has scored: a plate drops over the board for a moment. The log says it in words. */
export function ScoreBanner({ seats }: { seats: readonly SeatModel[] }) {
  const before = useRef<readonly number[] | null>(null)
  const [shown, setShown] = useState<{ seat: number; score: number; name: string } | null>(null)
  const scores = seats.map(({ score }) => score).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when a score changes
  useEffect(() => {
    const old = before.current
    before.current = seats.map(({ score }) => score)
    const seat = seats.findIndex(({ score }, i) => old !== null && score > old[i])
    if (seat < 0) return
    setShown({ seat, score: seats[seat].score, name: seats[seat].name })
    playSound('score')
    const timer = setTimeout(() => setShown(null), 1600)
    return () => clearTimeout(timer)
  }, [scores])
  if (!shown) return null
  return (
    <div className={`banner seat-${shown.seat}`} aria-hidden="true">
      <span>{shown.name}</span>
      <b>{shown.score}</b>
    </div>
  )
}
