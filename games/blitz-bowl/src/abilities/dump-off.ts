import { mayThrow } from '../legal.ts'
import type { Grant } from './family.ts'

export const dumpOff: Grant = {
  moment: 'targeted',
  terms: { short: true, plain: true, whileMarked: true },
  uses: (match, player, _, list) => {
    if (mayThrow(match, player, true)) {
      list.push({ type: 'throw', player, by: 'dump-off' })
    }
  },
}
