import type { Figure } from './figures/figure.ts'
import { Portrait } from './Portrait.tsx'

interface Props {
  figures: readonly Figure[]
  seat: number
  /** Pixels that a square would have. */
  size?: number
}

/** A side lined up in its own light: before its numbers are read. However many there are, all are seen: they stand closer. */
export function Parade({ figures, seat, size = 40 }: Props) {
  return (
    <div className={`parade seat-${seat}`} aria-hidden="true">
      {figures.map((figure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike figures stand in a row
        <span key={i}>
          <Portrait figure={figure} seat={seat} size={size} />
        </span>
      ))}
    </div>
  )
}
