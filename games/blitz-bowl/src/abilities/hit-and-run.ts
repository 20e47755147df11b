import { mayRun } from '../legal.ts'
import { BLOCK_ACTION } from '../state.ts'
import type { Grant } from './family.ts'

export const hitAndRun: Grant = {
  moment: 'acted',
  terms: { limit: 2, whileMarked: true },
  uses: (match, player, { kind }, list) => {
    if (kind === BLOCK_ACTION && mayRun(match, player, 2, true)) list.push({ type: 'run', player, by: 'hit-and-run' })
  },
}
