import { Portrait } from '../art/Portrait.tsx'
import { seatShape } from '../art/seat-shapes.ts'
import type { SeatModel } from '../games/adapter.ts'

const SHIELD = 'M50 4Q72 14 94 12V62Q94 94 50 112Q6 94 6 62V12Q28 14 50 4z'

/** The arms of a team: its colour, the shape of its bases, the sign that it has chosen, one of its own in front of them. */
export function Crest({ team, seat }: { team: SeatModel; seat: number }) {
  return (
    <span className={`crest seat-${seat}`}>
      <svg className="shield" viewBox="0 0 100 116" aria-hidden="true">
        <path className="field" d={SHIELD} />
        <path className="sign" transform="translate(50 56) scale(1.7)" d={seatShape(seat)} />
        {team.crest && <path className="charge" transform="translate(38 8)" d={team.crest} />}
        <path className="edge" transform="translate(4.5 5) scale(0.91)" d={SHIELD} />
      </svg>
      {team.figure && <Portrait figure={team.figure} seat={seat} cloth={team.cloth} size={56} />}
    </span>
  )
}
