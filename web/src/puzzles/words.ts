import type { Puzzle } from '@undercroft/coach/puzzles'
import { named, t } from '../i18n/index.ts'

/** What is to be done. Nobody has a ball in Skirmish. */
export const goalOf = ({ game, goal }: Puzzle): string =>
  named(`puzzles.${game === 'skirmish' ? 'fight' : 'goal'}.${goal}`)

export const titleOf = ({ goal }: Puzzle): string => t(`puzzles.name.${goal}`)
