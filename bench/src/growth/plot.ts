/** A line of a plot: what it says, and a value for each size. */
export interface Plotted {
  readonly title: string
  readonly unit: string
  readonly points: readonly { readonly size: number; readonly decision: number; readonly clone: number }[]
}

const WIDTH = 300
const HEIGHT = 220
const EDGE = { left: 44, right: 16, top: 40, bottom: 40 }
const LINES = [
  { field: 'decision', colour: '#b4552d', name: 'a decision' },
  { field: 'clone', colour: '#2d6cb4', name: 'a copy' },
] as const

/** Microseconds by size, one small plot beside the other. */
export function plotOf(all: readonly Plotted[]): string {
  const plots = all.map((plot, i) => `<g transform="translate(${i * WIDTH} 0)">${plotted(plot)}</g>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * all.length} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    '<title>Microseconds of a decision and of a copy by size of the match</title>',
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...plots,
    '</svg>\n',
  ].join('\n')
}

function plotted({ title, unit, points }: Plotted): string {
  const most = Math.max(...points.flatMap(({ clone, decision }) => [clone, decision]))
  const top = niceAbove(most)
  const last = points[points.length - 1].size
  const x = (size: number) => round(EDGE.left + (size / last) * (WIDTH - EDGE.left - EDGE.right))
  const y = (value: number) => round(HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom))
  const text = (at: number, down: number, words: string | number, more = '') =>
    `<text x="${at}" y="${down}" ${more}>${words}</text>`
  const middle = 'text-anchor="middle"'
  return [
    text(WIDTH / 2, 16, title, `${middle} font-weight="bold"`),
    ...LINES.map(({ colour, name }, i) => text(EDGE.left + 80 * i, 31, name, `fill="${colour}"`)),
    ...[0, top / 2, top].flatMap((value) => [
      `<path d="M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}" stroke="#ddd"/>`,
      text(EDGE.left - 6, y(value) + 4, `${value} µs`, 'text-anchor="end"'),
    ]),
    ...points.map(({ size }) => text(x(size), HEIGHT - EDGE.bottom + 16, size, middle)),
    text(WIDTH / 2, HEIGHT - 6, unit, middle),
    ...LINES.flatMap(({ colour, field }) => [
      `<path d="M${points.map((point) => `${x(point.size)} ${y(point[field])}`).join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...points.map((point) => `<circle cx="${x(point.size)}" cy="${y(point[field])}" r="3" fill="${colour}"/>`),
    ]),
  ].join('\n')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The next of 2, 4, 10, 20, 40, ... that is not less. */
function niceAbove(value: number): number {
  for (let power = 1; ; power *= 10) for (const step of [2, 4, 10]) if (step * power >= value) return step * power
}
