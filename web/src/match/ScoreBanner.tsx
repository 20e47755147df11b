import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardView } from '../board/board.ts'
import type { SeatModel } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { playSound } from '../sound/player.ts'
import type { Shown } from './session.ts'

/** Somebody has scored: a plate drops over the board for a moment, and the crowd jumps. The log says it in words. */
export function ScoreBanner({ seats, board }: { seats: readonly SeatModel[]; board: RefObject<BoardView | null> }) {
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
    board.current?.celebrate()
    const timer = setTimeout(() => setShown(null), 1600)
    return () => clearTimeout(timer)
  }, [scores])
  if (!shown) return null
  return (
    <div className={`banner seat-${shown.seat}`} aria-hidden="true">
      {SPARKS}
      <span>{shown.name}</span>
      <b>{shown.score}</b>
    </div>
  )
}

/** Forty, each with its own way. */
const SPARKS = Array.from({ length: 40 }, (_, i) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change
  <i key={i} className="spark" style={{ rotate: `${i * 137}deg`, scale: 0.6 + ((i * 7) % 10) / 10 }} />
))

/** The turn is lost: the board dims for a moment below a red plate. */
export function TurnoverPlate({ latest, version }: Pick<Shown, 'latest' | 'version'>) {
  if (!latest?.events.some(({ type }) => type === 'turnover')) return null
  return (
    <div key={version} className="turnover-shade" aria-hidden="true">
      <b>{t('match.turnover')}</b>
    </div>
  )
}
