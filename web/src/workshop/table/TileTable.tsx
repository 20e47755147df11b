import { sure } from '@undercroft/engine'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { HEADROOM } from '../../board/camera.ts'
import type { BoardModel, Square } from '../../board/model.ts'
import { UNIT } from '../../board/svg.ts'
import { t } from '../../i18n/index.ts'
import { type Laid, type TileRules, tileAt } from './table.ts'
import type { TableInUse } from './useTable.ts'

/** What is drawn over the picture of the table lies where its squares are: below the room above its first row. */
const HEAD = HEADROOM * UNIT

interface Props<T extends Laid> {
  readonly table: TableInUse<T>
  readonly rules: TileRules<T>
  readonly model: BoardModel
  readonly label: string
  /** Further things to draw on the table, in squares. */
  readonly children?: ReactNode
}

const pathOf = (squares: readonly Square[]): string =>
  squares.map(({ x, y }) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`).join('')

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A press that moves less than this many squares is a click. */
const SLIP = 0.35

/** The table: tiles are dragged with a pointer, or moved, turned and laid with keys. */
export function TileTable<T extends Laid>({ table, rules, model, label, children }: Props<T>) {
  const overlay = useRef<SVGSVGElement>(null)
  const grip = useRef<Square | null>(null)
  const start = useRef<{ x: number; y: number; picked: boolean } | null>(null)
  const [zoom, setZoom] = useState(1)
  const { hand, cursor, from, tiles, problem } = table

  const point = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { a, d, e, f } = sure(overlay.current?.getScreenCTM(), 'place of the table on the page')
    return { x: (clientX - e) / a / UNIT, y: (clientY - f) / d / UNIT }
  }
  const squareAt = (event: { clientX: number; clientY: number }): Square => {
    const { x, y } = point(event)
    return { x: Math.floor(x), y: Math.floor(y) }
  }
  const onDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    const square = squareAt(event)
    const at = hand ? -1 : tileAt(table, square, rules)
    start.current = { ...point(event), picked: at >= 0 }
    if (at >= 0) {
      grip.current = { x: square.x - tiles[at].x, y: square.y - tiles[at].y }
      overlay.current?.setPointerCapture(event.pointerId)
      table.act(square)
    } else if (hand && event.pointerType !== 'mouse') {
      // A finger on the tile in the hand holds it; anywhere else it calls the tile there.
      const inside = rules.squares(hand).some(({ x, y }) => x === square.x && y === square.y)
      grip.current = inside ? { x: square.x - hand.x, y: square.y - hand.y } : null
      if (inside) overlay.current?.setPointerCapture(event.pointerId)
    }
  }
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!hand) return
    if (event.pointerType !== 'mouse' && !(start.current && grip.current)) return
    const square = squareAt(event)
    if (square.x !== cursor.x || square.y !== cursor.y) table.aim(square, grip.current ?? undefined)
  }
  const onUp = (event: PointerEvent<SVGSVGElement>) => {
    const began = start.current
    start.current = null
    if (!hand) return
    // Dragged here from beside the table.
    if (!began) return table.place()
    const { x, y } = point(event)
    const slipped = Math.hypot(x - began.x, y - began.y) < SLIP
    // A short click picks a tile up and leaves it in the hand; a drag lays it down where it is let go.
    if (began.picked && slipped) return
    if (event.pointerType === 'mouse' || began.picked || !slipped) table.place()
    else if (grip.current) table.place()
    else table.aim(squareAt(event))
    grip.current = null
  }
  return (
    <div className="table-frame">
      <div className="table-scroll">
        <div
          className={hand ? (problem ? 'table holding blocked' : 'table holding') : 'table'}
          style={{
            aspectRatio: `${rules.width} / ${rules.height + HEADROOM}`,
            width: zoom > 1 ? `${zoom * 100}%` : `min(100%, calc((100dvh - 150px) * ${rules.width / rules.height}))`,
          }}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move tiles here
          tabIndex={0}
          aria-label={label}
          aria-describedby="table-keys"
          onKeyDown={(event) => {
            const move = keys[event.key]
            if (event.ctrlKey || event.metaKey || event.altKey) return
            if (move) table.step(move[0], move[1])
            else if (event.key === 'r' || event.key === 'R') table.turn()
            else if (event.key === 'Enter' || event.key === ' ') table.act()
            else if (event.key === 'Delete' || event.key === 'Backspace') table.discard()
            else if (event.key === 'Escape') table.cancel()
            else return
            event.preventDefault()
          }}
        >
          <BoardPicture model={model} />
          <svg
            ref={overlay}
            className="table-overlay"
            viewBox={`0 ${-HEAD} ${rules.width * UNIT} ${rules.height * UNIT + HEAD}`}
            aria-hidden="true"
            onPointerDown={onDown}
            onPointerMove={onMove}
            onPointerUp={onUp}
          >
            <defs>
              <pattern id="table-grid" width={UNIT} height={UNIT} patternUnits="userSpaceOnUse">
                <path d={`M${UNIT} 0H0V${UNIT}`} className="table-grid" />
              </pattern>
            </defs>
            <rect width="100%" height={rules.height * UNIT} fill="url(#table-grid)" className="table-ground" />
            {children}
            {tiles.map((tile, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place on the list
              <path key={i} className={i === from ? 'tile-hit lifted' : 'tile-hit'} d={pathOf(rules.squares(tile))} />
            ))}
            {hand && <path className={problem ? 'tile-ghost blocked' : 'tile-ghost'} d={pathOf(rules.squares(hand))} />}
            <path className="table-cursor" d={pathOf([cursor])} />
          </svg>
        </div>
      </div>
      <div className="row table-tools">
        <button type="button" className="button" disabled={!hand} onClick={() => table.turn()}>
          {t('workshop.table.turn')} <kbd>R</kbd>
        </button>
        <button type="button" className="button" disabled={!hand || problem !== null} onClick={() => table.place()}>
          {t('workshop.table.place')} <kbd>↵</kbd>
        </button>
        <button type="button" className="button" disabled={!hand} onClick={() => table.discard()}>
          {t('workshop.table.remove')} <kbd>⌦</kbd>
        </button>
        <button type="button" className="button" disabled={!hand} onClick={() => table.cancel()}>
          {t('workshop.table.cancel')} <kbd>Esc</kbd>
        </button>
        <button type="button" className="button" aria-pressed={zoom > 1} onClick={() => setZoom(zoom > 1 ? 1 : 2)}>
          {t('workshop.table.zoom')}
        </button>
        <small className="muted" id="table-keys">
          {t('workshop.table.keys')}
        </small>
      </div>
    </div>
  )
}
