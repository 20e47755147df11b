import { type Bar, bars, escaped, histogram, wilson } from './charts.ts'
import type { MatchLine, Plan, PlayedMatch } from './match.ts'

export const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}svg{max-width:100%;height:auto}svg text{font-size:12px;fill:currentColor}
svg rect{fill:#4c7a5d}svg .interval{stroke:#b3541e;stroke-width:3}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:left}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}svg rect{fill:#6fa583}svg .interval{stroke:#e08a52}}`

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** One page that needs nothing else: who won how often, how long matches were, where the time went. */
export function report(title: string, plan: Plan, lines: readonly MatchLine[]): string {
  const played = lines.filter((line): line is PlayedMatch => !('error' in line))
  const failed = lines.length - played.length
  const facts = [
    ['matches', `${lines.length}${failed > 0 ? `, ${failed} failed` : ''}`],
    ['seats', plan.seats.join(', ')],
    ['seed', `${plan.seed}`],
    ['budget', plan.budget === undefined ? 'usual' : `${plan.budget} simulated decisions for each decision`],
  ]
  const parts = played.length === 0 ? ['<p>No match was played to its end.</p>'] : sections(plan, played)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}: simulation</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}: ${lines.length} matches between computers</h1>
<table>${facts.map(([name, value]) => `<tr><th>${name}</th><td>${escaped(value)}</td></tr>`).join('')}</table>
${parts.join('\n')}
</body></html>
`
}

function sections(plan: Plan, played: readonly PlayedMatch[]): string[] {
  return [
    section('Wins', 'The line is the 95 % interval (Wilson).', bars(winBars(plan, played), 1)),
    section('Mean scores', '', bars(scoreBars(plan, played))),
    section('Turns', `Mean ${mean(played.map(({ turns }) => turns)).toFixed(1)}.`, histogram(turnsOf(played), 'turns')),
    section(
      'Decisions',
      `Mean ${mean(decisionsOf(played)).toFixed(0)} in a match.`,
      histogram(decisionsOf(played), 'decisions'),
    ),
    section('Time by seat', 'Milliseconds of thought for each turn.', bars(timeBySeat(plan, played))),
    section('Time by question', 'Milliseconds of thought in a match, all seats together.', bars(timeByKind(played))),
  ]
}

const section = (title: string, note: string, plot: string): string =>
  `<h2>${escaped(title)}</h2>${note ? `<p>${escaped(note)}</p>` : ''}${plot}`

const turnsOf = (played: readonly PlayedMatch[]): number[] => played.map(({ turns }) => turns)
const decisionsOf = (played: readonly PlayedMatch[]): number[] => played.map(({ decisions }) => decisions)

const seatsOf = (played: readonly PlayedMatch[]): number[] =>
  Array.from({ length: Math.max(...played.map(({ scores }) => scores.length)) }, (_, seat) => seat)

const nameOf = ({ seats }: Plan, seat: number): string => `seat ${seat}: ${seats[seat % seats.length]}`

function winBars(plan: Plan, played: readonly PlayedMatch[]): Bar[] {
  const bar = (label: string, count: number): Bar => {
    const interval = wilson(count, played.length)
    const text = `${percent(count / played.length)} (${percent(interval[0])} to ${percent(interval[1])})`
    return { label, value: count / played.length, text, interval }
  }
  const wins = (winner: number | null) => played.filter((line) => line.winner === winner).length
  return [...seatsOf(played).map((seat) => bar(nameOf(plan, seat), wins(seat))), bar('no winner', wins(null))]
}

function scoreBars(plan: Plan, played: readonly PlayedMatch[]): Bar[] {
  return seatsOf(played).map((seat) => {
    const value = mean(played.flatMap(({ scores }) => scores[seat] ?? []))
    return { label: nameOf(plan, seat), value, text: value.toFixed(2) }
  })
}

const total = (times: Readonly<Record<string, number>>): number =>
  Object.values(times).reduce((sum, milliseconds) => sum + milliseconds, 0)

function timeBySeat(plan: Plan, played: readonly PlayedMatch[]): Bar[] {
  return seatsOf(played).map((seat) => {
    const times = played.flatMap(({ thinking, turns }) =>
      thinking?.[seat] ? [total(thinking[seat]) / Math.max(1, turns)] : [],
    )
    const value = times.length === 0 ? 0 : mean(times)
    return { label: nameOf(plan, seat), value, text: `${value.toFixed(1)} ms` }
  })
}

const KINDS = 12

function timeByKind(played: readonly PlayedMatch[]): Bar[] {
  const sums = new Map<string, number>()
  for (const { thinking = [] } of played) {
    for (const times of thinking) {
      for (const [kind, milliseconds] of Object.entries(times)) sums.set(kind, (sums.get(kind) ?? 0) + milliseconds)
    }
  }
  return [...sums]
    .map(([label, sum]) => ({ label, value: sum / played.length, text: `${(sum / played.length).toFixed(1)} ms` }))
    .sort((a, b) => b.value - a.value)
    .slice(0, KINDS)
}
