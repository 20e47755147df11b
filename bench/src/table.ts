import type { Row } from './measure.ts'

const BASE = 'pokemon-showdown'

/** The rows as a Markdown table, with ratios to pokemon-showdown in the same measure. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.measure,
    row.value.toLocaleString('en'),
    ratioOf(row, rows),
    row.checksum,
  ])
  const all = [['name', 'measure', 'value', `to ${BASE}`, 'checksum'], ...lines]
  const widths = all[0].map((_, column) => Math.max(...all.map((cells) => cells[column].length)))
  const isNumber = (column: number) => column === 2 || column === 3
  const show = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (isNumber(i) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [show(all[0]), rule, ...lines.map(show)].join('\n')
}

/** Events cost what they cost: the peer always writes its log, so both variants are compared with it. */
function ratioOf({ measure, value }: Row, rows: readonly Row[]): string {
  const unit = measure.split(' ')[0]
  const base = rows.find((row) => row.name === BASE && row.measure === unit)
  if (!base) return ''
  const ratio = value / base.value
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(1)} x`
}
