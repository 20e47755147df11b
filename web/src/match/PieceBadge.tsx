import { seatShape } from '../art/seat-shapes.ts'

/** The shape and the colour of a seat. */
export function PieceBadge({ seat }: { seat: number }) {
  return (
    <svg className={`badge seat-${seat}`} viewBox="-21 -21 42 42" aria-hidden="true">
      <path className="base" d={seatShape(seat)} />
      <path className="rim" d={seatShape(seat)} />
    </svg>
  )
}
