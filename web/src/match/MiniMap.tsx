import { memo, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { BoardView } from '../board/board.ts'
import type { BoardModel } from '../board/model.ts'
import { t } from '../i18n/index.ts'

/** Floors and pieces: drawn once for a position, however often the view moves. */
const Ground = memo(({ model }: { model: BoardModel }) => (
  <>
    {model.floors.map(({ kind, squares }) => (
      <path key={kind} className={`floor floor-${kind}`} d={squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
    ))}
    {model.pieces.map(({ id, x, y, seat }) => (
      <circle key={id} className={`seat-${seat}`} cx={x + 0.5} cy={y + 0.5} r={0.55} fill="var(--seat)" />
    ))}
  </>
))

/** The whole board in small, shown while only a part of it is seen. */
export function MiniMap({ model, view }: { model: BoardModel; view: RefObject<BoardView | null> }) {
  const [seen, setSeen] = useState<[number, number, number, number] | null>(null)
  useEffect(() => {
    const board = view.current
    if (!board) return
    board.onCamera = () => setSeen(board.camera.fitted ? null : board.seen())
    return () => {
      board.onCamera = null
    }
  }, [view])
  if (!seen) return null
  const [left, top, right, bottom] = seen
  if (left <= 0 && top <= 0 && right >= model.width && bottom >= model.height) return null
  const look = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    view.current?.lookAt(
      ((event.clientX - box.left) / box.width) * model.width,
      ((event.clientY - box.top) / box.height) * model.height,
    )
  }
  return (
    <svg
      className="mini-map"
      viewBox={`0 0 ${model.width} ${model.height}`}
      role="img"
      aria-label={t('match.map')}
      onPointerDown={look}
      onPointerMove={look}
    >
      <Ground model={model} />
      <rect className="seen" x={left} y={top} width={right - left} height={bottom - top} />
    </svg>
  )
}
