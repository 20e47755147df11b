const WIDTH = 560
const HEIGHT = 116
/** Above the lines stand the numbers of the moments, below them the turns. */
const TOP = 26
const FOOT = 97
/** Numbers that would lie over each other move apart. */
const APART = 17

/** A moment of the match, from 0 at the beginning to 1 at the end, and what is written there. */
export interface Tick {
  readonly at: number
  readonly text: string
}

interface Props {
  series: readonly (readonly number[])[]
  names: readonly string[]
  /** Moments to be marked, from 0 at the beginning to 1 at the end. */
  marks?: readonly number[]
  ticks?: readonly Tick[]
}

/** Lines over the match, one per seat: colour and dash tell them apart. */
export function Plot({ series, names, marks = [], ticks = [] }: Props) {
  const all = series.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const y = (value: number) => FOOT - ((value - low) / (high - low)) * (FOOT - TOP - 4)
  const line = (values: readonly number[]) =>
    values.map((value, i) => `${i ? 'L' : 'M'}${(i / Math.max(1, values.length - 1)) * WIDTH} ${y(value)}`).join('')
  const label = names.map((name, i) => `${name}: ${(series[i].at(-1) ?? 0).toFixed(1).replace(/\.0$/, '')}`).join(', ')
  const places = apart(marks.map((mark) => mark * WIDTH))
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="axis" d={`M0 ${y(0)}H${WIDTH}`} />
      {ticks.map(({ at, text }) => (
        <g key={at} className="tick">
          <path className="axis" d={`M${at * WIDTH} ${FOOT}v4`} />
          <text x={Math.min(WIDTH - 8, Math.max(8, at * WIDTH))} y={HEIGHT - 4} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {marks.map((mark, i) => (
        <g key={mark} className="mark">
          <path d={`M${places[i]} ${TOP - 9}L${mark * WIDTH} ${TOP - 4}V${FOOT}`} />
          <text x={places[i]} y={14} textAnchor="middle">
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

/** The same places in their order, none too near to its neighbour or the edge. */
function apart(wanted: readonly number[]): number[] {
  const places: number[] = []
  for (const place of wanted) places.push(Math.max(place, 9, (places.at(-1) ?? -APART) + APART))
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i], (places[i + 1] ?? WIDTH - 9 + APART) - APART)
  }
  return places
}
