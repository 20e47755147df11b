const WIDTH = 560
const HEIGHT = 110

interface Props {
  series: readonly (readonly number[])[]
  names: readonly string[]
  /** Moments to be marked, from 0 at the beginning to 1 at the end. */
  marks?: readonly number[]
}

/** Lines over the match, one per seat: colour and dash tell them apart. */
export function Plot({ series, names, marks = [] }: Props) {
  const all = series.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  // No line runs through the numbers of the moments.
  const top = marks.length > 0 ? 20 : 8
  const y = (value: number) => HEIGHT - 8 - ((value - low) / (high - low)) * (HEIGHT - 8 - top)
  const line = (values: readonly number[]) =>
    values.map((value, i) => `${i ? 'L' : 'M'}${(i / Math.max(1, values.length - 1)) * WIDTH} ${y(value)}`).join('')
  const label = names.map((name, i) => `${name}: ${(series[i].at(-1) ?? 0).toFixed(1).replace(/\.0$/, '')}`).join(', ')
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="axis" d={`M0 ${y(0)}H${WIDTH}`} />
      {marks.map((mark, i) => (
        <g key={mark} className="mark">
          <path d={`M${mark * WIDTH} 14V${HEIGHT}`} />
          <text x={Math.min(WIDTH - 8, Math.max(8, mark * WIDTH))} y={12} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {series.map((values, i) => (
        <path key={names[i]} className={`seat-${i}`} d={line(values)} strokeDasharray={i % 2 ? '7 4' : undefined} />
      ))}
    </svg>
  )
}
