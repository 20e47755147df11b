import { useLayoutEffect, useRef } from 'react'
import { show as paintOn } from '../art/canvas.ts'
import { dieOf, seatTones } from '../art/dice.ts'
import type { DieFace } from '../games/adapter.ts'

interface Props {
  dice: readonly DieFace[]
  /** Pixels across. */
  size?: number
  /** Whose dice they are; bone where nothing is said. */
  seat?: number | undefined
}

/** Dice as they lie on the table. */
export function Dice({ dice, size = 20, seat }: Props) {
  return (
    <span className={size > 30 ? 'dice large' : 'dice'}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in order
        <Die key={i} die={die} size={size} seat={seat} />
      ))}
    </span>
  )
}

/** One die, with a name for those who do not see it. */
export function Die({
  die: { name, show, sides },
  size,
  seat,
}: {
  die: DieFace
  size: number
  seat?: number | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const tone = seat === undefined || typeof show !== 'number' ? 'bone' : (seatTones[seat] ?? 'bone')
    const picture = dieOf({ face: show, sides, tone }, Math.round(size * 1.18 * window.devicePixelRatio))
    paintOn(canvas.current, picture)
  }, [show, sides, size, seat])
  return (
    <span className="die" role="img" aria-label={name} title={name} style={{ fontSize: size }}>
      <canvas ref={canvas} style={{ width: size * 1.77, height: size * 1.77 }} />
    </span>
  )
}
