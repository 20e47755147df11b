import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { BoardView } from '../board/board.ts'

interface Props {
  board: RefObject<BoardView | null>
  label: string
  seat: number
  /** What it is about: these pieces stay in sight. */
  pieces: readonly number[]
  children: ReactNode
}

/** A panel over the board, at its foot or head, wherever it hides nothing that it is about. */
export function OverBoard({ board, label, seat, pieces, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [side, setSide] = useState<'low' | 'high'>('low')
  const about = pieces.join()
  useLayoutEffect(() => {
    const view = board.current
    if (!view || !panel.current) return
    const { offsetWidth, offsetHeight } = panel.current
    setSide(view.makeRoom(about.split(',').map(Number), offsetWidth, offsetHeight))
    return () => view.leaveRoom()
  }, [board, about])
  return (
    <section ref={panel} className={`question ${side} seat-${seat}`} aria-label={label}>
      {children}
    </section>
  )
}
