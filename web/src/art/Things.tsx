import { useLayoutEffect, useRef } from 'react'
import { sheet, show } from './canvas.ts'
import { night } from './palette.ts'
import { type PropKey, paintProp } from './props/index.ts'

/** Pixels to a square, and the room around it for what rises above it, in squares. */
const SIZE = 48
const ROOM = 0.3

/** Things of a board in a row, where no figures would stand for it. */
export function Things({ kinds, seat }: { kinds: readonly PropKey[]; seat: number }) {
  return (
    <div className={`parade things seat-${seat}`} aria-hidden="true">
      {kinds.map((kind) => (
        <span key={kind}>
          <Thing kind={kind} />
        </span>
      ))}
    </div>
  )
}

function Thing({ kind }: { kind: PropKey }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const side = SIZE * (1 + 2 * ROOM)
  useLayoutEffect(() => {
    const pixels = SIZE * window.devicePixelRatio
    const [picture, pen] = sheet(pixels * (1 + 2 * ROOM), pixels * (1 + 2 * ROOM))
    pen.scale(pixels / 40, pixels / 40)
    pen.translate(40 * ROOM, 40 * ROOM)
    paintProp(pen, { kind, x: 1, y: 1 }, night)
    show(canvas.current, picture)
  }, [kind])
  return <canvas ref={canvas} style={{ width: side, height: side }} />
}
