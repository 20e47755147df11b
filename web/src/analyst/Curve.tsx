import { t } from '../i18n/index.ts'
import { percent } from './figures.ts'

const WIDTH = 560
const HEIGHT = 120

interface Props {
  /** The chance of each seat after so many steps. */
  chances: readonly (readonly number[])[]
  names: readonly string[]
  at: number
  pick: (step: number) => void
}

/** The chances to win over the match. A slider lies over the plot: a press, a drag or the arrow keys choose a moment. */
export function Curve({ chances, names, at, pick }: Props) {
  const last = Math.max(1, chances.length - 1)
  const x = (step: number) => (step / last) * WIDTH
  const y = (chance: number) => HEIGHT - 6 - chance * (HEIGHT - 12)
  const line = (seat: number) =>
    chances.map((now, step) => `${step ? 'L' : 'M'}${x(step).toFixed(1)} ${y(now[seat]).toFixed(1)}`).join('')
  const told = t('coach.analyst.at', {
    step: at,
    chances: names.map((name, seat) => `${name} ${percent(chances[at]?.[seat] ?? 0)}`).join(', '),
  })
  return (
    <div className="curve">
      <div className="curve-plot">
        <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="axis" d={`M0 ${y(0.5)}H${WIDTH}`} />
          {names.map((name, seat) => (
            <path key={name} className={`seat-${seat}`} d={line(seat)} strokeDasharray={seat % 2 ? '7 4' : undefined} />
          ))}
          <path className="now" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        <input
          type="range"
          min={0}
          max={chances.length - 1}
          value={at}
          aria-label={t('coach.analyst.curve')}
          aria-valuetext={told}
          onChange={(event) => pick(Number(event.target.value))}
        />
      </div>
      <p className="muted" aria-live="polite">
        {told}
      </p>
    </div>
  )
}
