import { mayRun } from '../legal.ts'
import type { Grant } from './family.ts'

export const catchersInstincts: Grant = {
  moment: 'caught',
  uses: (match, player, _, list) => {
    if (mayRun(match, player)) list.push({ type: 'run', player, by: 'catchers-instincts' })
  },
}
