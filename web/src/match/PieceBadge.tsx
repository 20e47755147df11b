import { seatShape } from '../board/shapes.ts'

/** A piece as a small picture: the seat's shape and colour with a glyph. */
export function PieceBadge({ seat, glyph, badge }: { seat: number; glyph?: string; badge?: string }) {
  return (
    <svg className={`badge piece seat-${seat}`} viewBox="-21 -21 42 42" aria-hidden="true">
      <path className="base" d={seatShape(seat)} />
      <path className="rim" d={seatShape(seat)} />
      {glyph && <path className="glyph" d={glyph} transform="translate(-12.5 -13) scale(0.0488)" />}
      {badge && (
        <>
          <rect
            className="number-plate"
            x={12 - 3.5 * badge.length - 2}
            y={7.5}
            width={7 * badge.length + 4}
            height={11}
            rx={5}
          />
          <text className="number" x={12} y={16.5} textAnchor="middle">
            {badge}
          </text>
        </>
      )}
    </svg>
  )
}
