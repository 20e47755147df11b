import type { Puzzle } from '@undercroft/coach/puzzles'
import { type Key, t } from '../i18n/index.ts'

/** What is to be done. Nobody has a ball in Skirmish. */
export const goalOf = ({ game, goal }: Puzzle): string =>
  t(`puzzles.${game === 'skirmish' ? 'fight' : 'goal'}.${goal}` as Key)

export const titleOf = ({ goal }: Puzzle): string => t(`puzzles.name.${goal}`)
