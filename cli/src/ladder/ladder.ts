import type { MatchLine, PlayedMatch } from '../simulate/match.ts'
import { type Couple, ratings } from './bradley-terry.ts'

/** Two contestants and all matches between them, each with seats exchanged. */
export interface Meeting {
  readonly a: number
  readonly b: number
  /** What a scored, match by match. */
  readonly scores: readonly number[]
  readonly failed: number
  /** What each of them did in a match on average. */
  readonly deeds: readonly Readonly<Record<string, number>>[]
}

export interface Row {
  readonly name: string
  readonly elo: number
  readonly error: number
}

export interface Score {
  readonly a: string
  readonly b: string
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

export interface Ladder {
  readonly game: string
  readonly seed: number
  readonly pairs: number
  readonly options: unknown
  /** Best first; the first of the list of contestants has 0. */
  readonly rows: readonly Row[]
  readonly records: readonly Score[]
  readonly failed: number
  readonly meetings: readonly Meeting[]
}

/** Who scored how much: the winner is told as a place in the list [a, b]. */
const scoreOf = (line: MatchLine): number => ('error' in line || line.winner === null ? 0.5 : line.winner === 0 ? 1 : 0)

/** What is kept of the matches of two: whole pairs only, up to the first that was not played. */
export function meetingOf(a: number, b: number, lines: readonly MatchLine[]): Meeting {
  const inOrder = [...lines].sort((x, y) => x.match - y.match)
  const gap = inOrder.findIndex((line, i) => line.match !== i)
  const whole = inOrder.slice(0, gap < 0 ? inOrder.length : gap)
  const paired = whole.slice(0, whole.length - (whole.length % 2))
  return {
    a,
    b,
    scores: paired.map(scoreOf),
    failed: paired.filter((line) => 'error' in line).length,
    deeds: [0, 1].map((place) => meanDeeds(paired, place)),
  }
}

/** What one of the two did in a match on average: what is counted by the game, and what was chosen. */
function meanDeeds(lines: readonly MatchLine[], place: number): Record<string, number> {
  const sums: Record<string, number> = {}
  const played = lines.filter((line): line is PlayedMatch => !('error' in line))
  for (const { statistics, deeds, scores } of played) {
    const counted = Object.entries(statistics).map(([name, values]): [string, number] => [name, values[place]])
    const chosen = Object.entries(deeds?.[place] ?? {}).map(([name, times]): [string, number] => [
      `chose ${name}`,
      times,
    ])
    const all: [string, number][] = [['score', scores[place]], ...counted, ...chosen]
    for (const [name, amount] of all) sums[name] = (sums[name] ?? 0) + amount
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, Math.round((100 * sum) / Math.max(1, played.length)) / 100]),
  )
}

export function coupleOf({ a, b, scores }: Meeting): Couple {
  const pairs: number[] = []
  for (let i = 0; i + 1 < scores.length; i += 2) pairs.push(scores[i] + scores[i + 1])
  return { a, b, pairs }
}

export function ladderOf(
  names: readonly string[],
  meetings: readonly Meeting[],
  about: Pick<Ladder, 'game' | 'seed' | 'pairs' | 'options'>,
): Ladder {
  const rated = ratings(names.length, meetings.map(coupleOf))
  const rows = names
    .map((name, i) => ({ name, elo: Math.round(rated[i].elo), error: Math.round(rated[i].error) }))
    .sort((x, y) => y.elo - x.elo)
  const records = meetings.map(({ a, b, scores }) => {
    const count = (score: number) => scores.filter((one) => one === score).length
    return { a: names[a], b: names[b], won: count(1), lost: count(0), drawn: count(0.5) }
  })
  const failed = meetings.reduce((sum, meeting) => sum + meeting.failed, 0)
  return { ...about, rows, records, failed, meetings }
}

const signed = (elo: number): string => (elo > 0 ? `+${elo}` : `${elo}`)

/** As a table of Markdown. */
export function ladderTable({ rows, records }: Ladder): string {
  const head = ['| | Elo (95 %) | won, lost, drawn against the others |', '|---|---|---|']
  const body = rows.map(({ name, elo, error }) => {
    const against = records
      .filter(({ a, b }) => a === name || b === name)
      .map(({ a, b, won, lost, drawn }) =>
        a === name ? `${b} ${won}-${lost}-${drawn}` : `${a} ${lost}-${won}-${drawn}`,
      )
    const rating = error === 0 ? '0' : `${signed(elo)} ± ${error}`
    return `| \`${name}\` | ${rating} | ${against.join('; ')} |`
  })
  return [...head, ...body].join('\n')
}
