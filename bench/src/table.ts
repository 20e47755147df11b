import type { Row } from './measure.ts'

/** The fastest rules engine in TypeScript that we know: everything is measured in turns with it. */
export const YARDSTICK = 'chessops'

/** And the game most like ours. */
export const BASES = [YARDSTICK, 'pokemon-showdown'] as const

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

/**
 * To the yardstick as it was measured in turns with the row; to another peer, which was measured with the yardstick too, by way of it. Events cost
 * what they cost: the peer always writes its log, so both variants are compared with it.
 */
export function ratioOf({ measure, ratio }: Row, rows: readonly Row[], base: (typeof BASES)[number]): number | null {
  if (ratio === undefined || base === YARDSTICK) return ratio ?? null
  const unit = measure.split(' ')[0]
  const peer = rows.find((row) => row.name === base && row.measure === unit)
  return peer?.ratio ? ratio / peer.ratio : null
}

function inWords(ratio: number | null): string {
  if (ratio === null) return ''
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(1)} x`
}
