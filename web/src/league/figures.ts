import { COLLEGES, findPosition } from '@undercroft/dungeon-bowl'
import { t } from '../i18n/index.ts'

export const gold = (amount: number): string => t('league.gold', { amount })

/** The name of a position by its id or its name, in the language in use. */
export function nameOfPosition(position: string, translate: (name: string) => string): string {
  for (const college of COLLEGES) {
    const found = findPosition(college, position)
    if (found) return translate(found.position.name)
  }
  return position
}
