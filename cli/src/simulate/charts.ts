/** Small SVG plots for a report. Colours come from the page's style. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const WIDTH = 640
const ROW = 26
const LABEL = 200

export interface Bar {
  readonly label: string
  readonly value: number
  /** What is written behind the bar. */
  readonly text: string
  /** The ends of an interval, drawn as a line over the bar. */
  readonly interval?: readonly [number, number]
}

/** Horizontal bars, one below the other, from 0 to `most`. */
export function bars(list: readonly Bar[], most = Math.max(...list.map(({ value }) => value), 1e-9)): string {
  const scale = (value: number) => Math.round(((WIDTH - LABEL - 150) * value) / most)
  const rows = list.map(({ label, value, text, interval }, i) => {
    const y = i * ROW
    const line = interval
      ? `<line class="interval" x1="${LABEL + scale(interval[0])}" x2="${LABEL + scale(interval[1])}" y1="${y + 11}" y2="${y + 11}"/>`
      : ''
    const end = LABEL + Math.max(scale(value), interval ? scale(interval[1]) : 0) + 8
    return `<text x="${LABEL - 8}" y="${y + 16}" text-anchor="end">${escaped(label)}</text><rect x="${LABEL}" y="${y + 3}" width="${scale(value)}" height="16"/>${line}<text x="${end}" y="${y + 16}">${escaped(text)}</text>`
  })
  return svg(list.length * ROW, rows.join(''))
}

const BINS = 20
const HEIGHT = 140

/** How often values fall into each of some equal steps. */
export function histogram(values: readonly number[], unit: string): string {
  const least = Math.min(...values)
  const step = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / BINS))
  const counts = new Array<number>(Math.floor((Math.max(...values) - least) / step) + 1).fill(0)
  for (const value of values) counts[Math.floor((value - least) / step)]++
  const most = Math.max(...counts)
  const width = Math.floor((WIDTH - 40) / counts.length)
  const columns = counts.map((count, i) => {
    const height = Math.round((HEIGHT * count) / most)
    const from = least + i * step
    const to = from + step - 1
    const title = `${from === to ? from : `${from} to ${to}`} ${unit}: ${count}`
    const label =
      i % Math.ceil(counts.length / 10) === 0 ? `<text x="${20 + i * width}" y="${HEIGHT + 16}">${from}</text>` : ''
    return `<rect x="${20 + i * width}" y="${HEIGHT - height}" width="${Math.max(1, width - 2)}" height="${height}"><title>${escaped(title)}</title></rect>${label}`
  })
  return svg(HEIGHT + 24, columns.join(''))
}

const svg = (height: number, content: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">${content}</svg>`

/** The Wilson interval of a share: where the true one lies with 95 % confidence. */
export function wilson(successes: number, total: number): readonly [number, number] {
  if (total === 0) return [0, 1]
  const z = 1.96
  const share = successes / total
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total)
  const half = (z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))) / (1 + (z * z) / total)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
