import { useLayoutEffect, useRef } from 'react'
import { showStill } from './canvas.ts'
import { spriteOf } from './figures/cache.ts'
import type { Figure } from './figures/figure.ts'
import { SPRITE } from './figures/sprite.ts'

interface Props {
  figure: Figure
  seat: number
  cloth?: string | undefined
  /** Pixels that a square would have. */
  size: number
  used?: boolean
  prone?: boolean | undefined
  className?: string
}

/** A figure on its base: the piece itself, on cards, benches and lists. */
export function Portrait({ figure, seat, cloth, size, used, prone, className = '' }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const picture = spriteOf({ figure, seat, cloth, size: 1, used, prone }, Math.round(size * window.devicePixelRatio))
    showStill(canvas.current, picture)
  }, [figure, seat, cloth, size, used, prone])
  const style = { width: (SPRITE.width / 40) * size, height: (SPRITE.height / 40) * size }
  return <canvas ref={canvas} className={`portrait ${className}`} style={style} />
}
