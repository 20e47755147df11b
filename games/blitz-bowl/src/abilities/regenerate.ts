import { mayStandUp } from '../legal.ts'
import type { Grant } from './family.ts'

export const regenerate: Grant = {
  moment: 'before-first-action',
  uses: (match, player, _, list) => {
    if (mayStandUp(match, player)) list.push({ type: 'stand-up', player, by: 'regenerate' })
  },
}
