import type { MatchLine } from '../simulate/match.ts'
import { type Couple, ratings } from './bradley-terry.ts'

/** Two contestants and all matches between them, each with seats exchanged. */
export interface Meeting {
  readonly a: number
  readonly b: number
  readonly lines: readonly MatchLine[]
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
}

/** Who scored how much: the winner is told as a place in the list [a, b]. */
const scoreOf = (line: MatchLine): number => ('error' in line || line.winner === null ? 0.5 : line.winner === 0 ? 1 : 0)

export function coupleOf({ a, b, lines }: Meeting): Couple {
  const inOrder = [...lines].sort((x, y) => x.match - y.match)
  const pairs: number[] = []
  for (let i = 0; i + 1 < inOrder.length; i += 2) pairs.push(scoreOf(inOrder[i]) + scoreOf(inOrder[i + 1]))
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
  const records = meetings.map(({ a, b, lines }) => {
    const count = (score: number) => lines.filter((line) => scoreOf(line) === score).length
    return { a: names[a], b: names[b], won: count(1), lost: count(0), drawn: count(0.5) }
  })
  const failed = meetings.reduce((sum, { lines }) => sum + lines.filter((line) => 'error' in line).length, 0)
  return { ...about, rows, records, failed }
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
