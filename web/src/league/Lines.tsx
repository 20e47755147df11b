import { figure } from '../i18n/index.ts'

const WIDTH = 560
const HEIGHT = 150

/** A few figures over time: colour and dash tell the lines apart, the last values are written beside them. */
export function Lines({ names, series }: { names: readonly string[]; series: readonly (readonly number[])[] }) {
  const high = Math.max(1, ...series.flat())
  const low = Math.min(0, ...series.flat())
  const y = (value: number) => HEIGHT - 6 - ((value - low) / (high - low)) * (HEIGHT - 14)
  const path = (values: readonly number[]) =>
    values.map((value, i) => `${i ? 'L' : 'M'}${(i / Math.max(1, values.length - 1)) * WIDTH} ${y(value)}`).join('')
  const label = names.map((name, i) => `${name}: ${series[i].join(', ')}`).join('. ')
  return (
    <figure className="lines">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path className="axis" d={`M0 ${y(0)}H${WIDTH}`} />
        {series.map((values, i) => (
          <path key={names[i]} className={`line-${i}`} d={path(values)} strokeDasharray={i % 2 ? '7 4' : undefined} />
        ))}
      </svg>
      <figcaption>
        {names.map((name, i) => (
          <span key={name} className={`line-${i}`}>
            {i % 2 ? '┄' : '─'} {name}: {figure(series[i].at(-1) ?? 0)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
