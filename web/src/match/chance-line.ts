import type { Odds } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'

/** What is aimed at and how likely it comes out, in one line: "Move: 69 %, with re-rolls 95 %". */
export function chanceLine({ title, rows, whole, again, isPending }: Odds): string {
  if (isPending) return `${title}: …`
  if (whole !== undefined) {
    const more = again === undefined ? '' : `, ${t('match.way-reroll')} ${percent(again)}`
    return `${title}: ${percent(whole)}${more}`
  }
  const good = rows.filter(({ tone, isEnd }) => isEnd && tone === 'good')
  const told = good.length > 0 ? good : rows.slice(0, 1)
  if (told.length === 0) return title
  const name = told.length === 1 ? told[0].label : t('match.odds-whole')
  return `${title}: ${name} ${percent(told.reduce((sum, { chance }) => sum + chance, 0))}`
}
