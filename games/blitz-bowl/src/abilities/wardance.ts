import { maySidestep } from '../legal.ts'
import type { Grant } from './family.ts'

export const wardance: Grant = {
  moment: 'before-action',
  uses: (match, player, _, list) => {
    if (maySidestep(match, player)) list.push({ type: 'sidestep', player, by: 'wardance' })
  },
}
