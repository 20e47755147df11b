import { writeFileSync } from 'node:fs'
import { measure, type Row, warmUp } from '../measure.ts'
import { plotOf } from './plot.ts'
import { growthWork, series } from './sizes.ts'

/** How the cost of a decision and of a copy grows with the size of a match; plotted into the file. */
export function growthRows(seconds: number, file: string): Row[] {
  const grown = series.map((one) => ({ ...one, works: one.sizes.map((size) => growthWork(one, size)) }))
  for (const { works } of grown) for (const work of works.flat()) warmUp(work, 2)
  const measured = grown.map(({ works, ...one }) => ({
    ...one,
    rows: works.map((pair) => measure(pair, seconds)),
  }))
  const microseconds = ({ value }: Row): number => 1_000_000 / value
  const plots = measured.map(({ rows, sizes, title, unit }) => ({
    title,
    unit,
    points: rows.map(([decisions, clones], i) => ({
      size: sizes[i],
      decision: microseconds(decisions),
      clone: microseconds(clones),
    })),
  }))
  writeFileSync(file, plotOf(plots))
  return measured.flatMap(({ rows }) => rows.flat())
}
