/** Range bands of the ruler by (|dx|,|dy|), DB-PASS-06. */
export const OUT_OF_REACH = 0
export const QUICK = 1
export const SHORT = 2
export const LONG = 3
export const LONG_BOMB = 4
/** How many squares each band reaches at most. */
export const REACHES = [0, 3, 6, 10, 13]
export const BANDS = ['out-of-reach', 'quick', 'short', 'long', 'long-bomb'] as const

const CHART = [
  'TQQQSSSLLLLBBB',
  'QQQQSSSLLLLBBB',
  'QQQSSSSLLLLBBB',
  'QQSSSSSLLLBBB-',
  'SSSSSSLLLLBBB-',
  'SSSSSLLLLBBB--',
  'SSSSLLLLLBBB--',
  'LLLLLLLLBBB---',
  'LLLLLLLBBBB---',
  'LLLLLBBBBB----',
  'LLLBBBBBB-----',
  'BBBBBBB-------',
  'BBBBB---------',
  'BBB-----------',
]

const REACH = CHART.length
const TABLE = CHART.flatMap((row) => [...row].map((letter) => Math.max(0, '-QSLB'.indexOf(letter))))

/** The band of a target (dx,dy) away; the thrower's own square is out of reach (DB-PASS-09). */
export function rangeBand(dx: number, dy: number): number {
  const x = Math.abs(dx)
  const y = Math.abs(dy)
  return x < REACH && y < REACH ? TABLE[y * REACH + x] : OUT_OF_REACH
}
