import type { Puzzle } from '@undercroft/coach/puzzles'
import { t } from '../i18n/index.ts'

/** What is to be done. Nobody has a ball in Skirmish. */
export const goalOf = ({ game, goal }: Puzzle): string =>
  game === 'skirmish' ? t(`puzzles.fight.${goal}`) : t(`puzzles.goal.${goal}`)

export const titleOf = ({ goal }: Puzzle): string => t(`puzzles.name.${goal}`)
