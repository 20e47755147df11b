import type { Level, Style } from '@undercroft/coach'
import { named, t } from '../i18n/index.ts'

/** How well computers play, as people choose it. Named here because coaches are loaded much later. */
export const COMPUTERS = ['rookie', 'regular', 'veteran', 'master', 'random'] as const satisfies readonly Level[]
/** The same by number, from the weakest to the strongest. */
export const GRADES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const satisfies readonly Level[]
const STYLES: readonly Style[] = ['bold', 'careful', 'passing', 'bashing']

/** Whoever plays by chance has no style, and in Skirmish there is nothing to pass. */
export function stylesFor(game: string, rank: string): readonly Style[] {
  if (rank === 'random') return []
  return game === 'skirmish' ? STYLES.filter((style) => style !== 'passing') : STYLES
}

/** 'veteran/bold' taken apart, and put together again. */
export function readLevel(level: string): { readonly rank: string; readonly style: string } {
  const [rank, style = ''] = level.split('/')
  return { rank, style }
}

export const levelOf = (rank: string, style: string): string => (style === '' ? rank : `${rank}/${style}`)

/** The level, where there is such a one. */
export function knownLevel(level: unknown): Level | null {
  if (typeof level !== 'string') return null
  const { rank, style } = readLevel(level)
  const isRank = [...COMPUTERS, ...GRADES].some((one) => one === rank)
  const isStyle = style === '' || STYLES.some((one) => one === style)
  return isRank && isStyle && levelOf(rank, style) === level ? (level as Level) : null
}

/** 'computer, veteran, bold' */
export function computerName(level: string): string {
  const { rank, style } = readLevel(level)
  const isGrade = GRADES.some((grade) => grade === rank)
  const name = isGrade ? t('match.computer.grade', { n: rank }) : named(`match.computer.${rank}`)
  return style === '' ? name : `${name}, ${named(`match.style.${style}`)}`
}

/** The same with a sentence about it, where it is chosen. */
export function levelText(rank: string): string {
  const grade = (GRADES as readonly string[]).indexOf(rank)
  if (grade < 0) return named(`app.seat.level-${rank}`)
  const n = grade + 1
  if (n <= 5) return t('app.seat.grade-low', { n })
  return n <= 8 ? t('app.seat.grade-middle', { n }) : t('app.seat.grade-high', { n })
}
