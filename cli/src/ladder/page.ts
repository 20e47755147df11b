import { escaped } from '../simulate/charts.ts'
import { STYLE } from '../simulate/report.ts'
import type { Ladder, Score } from './ladder.ts'

const WIDTH = 640
const LABEL = 170
const ROW = 30

/** One page that needs nothing else: ratings with their intervals, and who met whom. */
export function ladderPage(title: string, ladder: Ladder): string {
  const { rows, records, seed, pairs, failed } = ladder
  const facts = `${pairs} pairs of matches between any two, seats exchanged; seed ${seed}${failed > 0 ? `; ${failed} failed` : ''}.`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}: ladder of computers</title><style>${STYLE}
svg .mark{fill:#b3541e}</style></head><body>
<h1>${escaped(title)}: ladder of computers</h1><p>${escaped(facts)}</p>
<h2>Ratings</h2><p>Elo with 95 % intervals; 400 points are ten wins to one loss.</p>${plot(rows)}
<h2>Matches</h2><table><tr><th></th><th></th><th>won</th><th>lost</th><th>drawn</th><th>share</th></tr>${records.map(row).join('')}</table>
</body></html>
`
}

const row = ({ a, b, won, lost, drawn }: Score): string => {
  const share = (100 * (won + drawn / 2)) / Math.max(1, won + lost + drawn)
  return `<tr><td>${escaped(a)}</td><td>${escaped(b)}</td><td>${won}</td><td>${lost}</td><td>${drawn}</td><td>${share.toFixed(1)} %</td></tr>`
}

function plot(rows: Ladder['rows']): string {
  const least = Math.min(...rows.map(({ elo, error }) => elo - error))
  const most = Math.max(...rows.map(({ elo, error }) => elo + error))
  const x = (elo: number) => LABEL + Math.round(((elo - least) / Math.max(1, most - least)) * (WIDTH - LABEL - 110))
  const marks = rows.map(({ name, elo, error }, i) => {
    const y = i * ROW + 16
    return `<text x="${LABEL - 12}" y="${y + 4}" text-anchor="end">${escaped(name)}</text><line class="interval" x1="${x(elo - error)}" x2="${x(elo + error)}" y1="${y}" y2="${y}"/><circle class="mark" cx="${x(elo)}" cy="${y}" r="5"/><text x="${x(elo + error) + 10}" y="${y + 4}">${elo} ± ${error}</text>`
  })
  const height = rows.length * ROW + 4
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">${marks.join('')}</svg>`
}
