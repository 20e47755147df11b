import { memo, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { BoardView } from '../board/board.ts'
import type { Corner } from '../board/corner.ts'
import type { BoardModel } from '../board/model.ts'
import { t } from '../i18n/index.ts'

/** Floors and pieces: drawn once for a position, however often the view moves. */
const Ground = memo(({ model }: { model: BoardModel }) => (
  <svg viewBox={`0 0 ${model.width} ${model.height}`} aria-hidden="true">
    {model.floors.map(({ kind, look, squares }) => (
      <path
        key={kind}
        className={look.seat === undefined ? 'floor' : `floor seat-${look.seat}`}
        fill={look.seat === undefined ? look.base : 'var(--plate)'}
        d={squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')}
      />
    ))}
    {model.pieces.map(({ id, x, y, seat }) => (
      <circle key={id} className={`seat-${seat}`} cx={x + 0.5} cy={y + 0.5} r={0.55} fill="var(--seat)" />
    ))}
  </svg>
))

/** Where it may lie, the usual place first. */
const CORNERS: readonly Corner[] = ['bottom right', 'top right', 'top left', 'bottom left']
const TALLEST = 130
const LAG = 80
/** So long after the last movement it counts as still: on phones it would cover squares then. */
const STILL = 1500

/** The whole board in small, shown while only a part of it is seen; on phones only while that part changes. */
export function MiniMap({ model, view }: { model: BoardModel; view: RefObject<BoardView | null> }) {
  const map = useRef<HTMLDivElement>(null)
  const seen = useRef<HTMLDivElement>(null)
  const { width, height, pieces } = model
  // Not a layout effect: the board is made in one of its parent's, which come after those of children.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it makes room for pieces that have moved
  useEffect(() => {
    const board = view.current
    if (!board) return
    let unit = 0
    const follow = () => {
      // Its timer may run out between the map's leaving the page and the end of this effect.
      if (!map.current || !seen.current) return
      const [left, top, right, bottom] = board.seen()
      const whole = left <= 0 && top <= 0 && right >= width && bottom >= height
      const isHidden = whole || board.camera.fitted
      if (map.current.hidden !== isHidden) map.current.hidden = isHidden
      if (isHidden) return
      unit ||= map.current.clientWidth / width
      map.current.dataset.corner = board.clearestCorner(CORNERS, map.current.offsetWidth, map.current.offsetHeight)
      const at = (place: number, most: number) => Math.min(most, Math.max(0, place))
      const [x, y] = [at(left, width), at(top, height)]
      seen.current.style.transform = `translate3d(${x * unit}px, ${y * unit}px, 0)`
      seen.current.style.width = `${(at(right, width) - x) * unit}px`
      seen.current.style.height = `${(at(bottom, height) - y) * unit}px`
    }
    // A drag moves the board in every frame; the map need not keep up.
    let timer = 0
    let still = 0
    const rest = () => map.current?.removeAttribute('data-moving')
    board.onCamera = () => {
      clearTimeout(still)
      map.current?.setAttribute('data-moving', '')
      still = window.setTimeout(rest, STILL)
      if (timer) return
      timer = window.setTimeout(() => {
        timer = 0
        follow()
      }, LAG)
    }
    follow()
    return () => {
      board.onCamera = null
      clearTimeout(timer)
      clearTimeout(still)
      rest()
    }
  }, [view, width, height, pieces])
  const look = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    view.current?.lookAt(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    )
  }
  return (
    <div
      ref={map}
      className="mini-map"
      hidden
      role="img"
      aria-label={t('match.map')}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: (TALLEST * width) / height }}
      onPointerDown={look}
      onPointerMove={look}
    >
      <Ground model={model} />
      <div ref={seen} className="seen" />
    </div>
  )
}
