import type { ReactNode } from 'react'
import type { Figure } from './figures/figure.ts'
import { Portrait } from './Portrait.tsx'

/** A small figure before its name, in lists. */
export function NamedFigure({ figure, seat, children }: { figure: Figure; seat: number; children: ReactNode }) {
  return (
    <div className="named-figure">
      <Portrait figure={figure} seat={seat} size={26} />
      {children}
    </div>
  )
}
