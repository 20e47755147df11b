import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Row } from './measure.ts'
import { BASES, ratioOf } from './table.ts'

/** One line of bench/history.jsonl: how a release did next to the peers. Ratios outlast machines, figures do not. */
export interface Release {
  readonly release: string
  readonly machine: string
  readonly node: string
  /** 'skirmish decisions/s to chessops': 1.2 */
  readonly ratios: Readonly<Record<string, number>>
}

/** What is told apart from chance: two runs on a quiet machine differ by less. */
const TOLERANCE = 0.1

export function ratiosOf(rows: readonly Row[]): Record<string, number> {
  const peers: readonly string[] = BASES
  return Object.fromEntries(
    rows
      .filter(({ name }) => !peers.includes(name))
      .flatMap((row) =>
        BASES.flatMap((base) => {
          const ratio = ratioOf(row, rows, base)
          return ratio === null ? [] : [[`${row.name} ${row.measure} to ${base}`, Number(ratio.toPrecision(3))]]
        }),
      ),
  )
}

export function keepRelease(file: string, release: string, rows: readonly Row[]): void {
  const line: Release = {
    release,
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
    node: process.versions.node,
    ratios: ratiosOf(rows),
  }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

export function lastRelease(file: string): Release | null {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []
  return lines.length === 0 ? null : (JSON.parse(lines[lines.length - 1]) as Release)
}

/** What became slower or faster since that release by more than chance, in words, slowest first. */
export function comparedWith({ release, ratios }: Release, now: Readonly<Record<string, number>>): string {
  const changes = Object.keys(ratios)
    .filter((name) => now[name] !== undefined)
    .map((name) => ({ name, before: ratios[name], after: now[name], change: now[name] / ratios[name] - 1 }))
    .sort((a, b) => a.change - b.change)
  const told = ({ name, before, after, change }: (typeof changes)[number]) =>
    `  ${name}: ${before} x, now ${after} x (${change > 0 ? '+' : ''}${Math.round(100 * change)} %)`
  const slower = changes.filter(({ change }) => change < -TOLERANCE)
  const faster = changes.filter(({ change }) => change > TOLERANCE).reverse()
  return [
    `compared with ${release}, ${changes.length} ratios:`,
    ...(slower.length > 0 ? ['slower:', ...slower.map(told)] : ['nothing is slower']),
    ...(faster.length > 0 ? ['faster:', ...faster.map(told)] : []),
  ].join('\n')
}
