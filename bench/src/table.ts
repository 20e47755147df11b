import type { Row } from './measure.ts'

/** The fastest rules engine in TypeScript that we know, and the game most like ours. */
export const BASES = ['chessops', 'pokemon-showdown'] as const

/** The rows as a Markdown table, with ratios to these two in the same measure. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.measure,
    row.value.toLocaleString('en'),
    ...BASES.map((base) => inWords(ratioOf(row, rows, base))),
    row.checksum,
  ])
  const all = [['name', 'measure', 'value', ...BASES.map((base) => `to ${base}`), 'checksum'], ...lines]
  const widths = all[0].map((_, column) => Math.max(...all.map((cells) => cells[column].length)))
  const isNumber = (column: number) => column >= 2 && column < 3 + BASES.length
  const show = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (isNumber(i) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [show(all[0]), rule, ...lines.map(show)].join('\n')
}

/** Events cost what they cost: the peer always writes its log, so both variants are compared with it. */
export function ratioOf({ measure, value }: Row, rows: readonly Row[], base: string): number | null {
  const unit = measure.split(' ')[0]
  const peer = rows.find((row) => row.name === base && row.measure === unit)
  return peer ? value / peer.value : null
}

function inWords(ratio: number | null): string {
  if (ratio === null) return ''
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(1)} x`
}
