import { mayThrow } from '../legal.ts'
import { isOpen } from '../queries.ts'
import { RUN } from '../state.ts'
import type { Grant } from './family.ts'

export const runningPass: Grant = {
  moment: 'acted',
  terms: { short: true },
  uses: (match, player, { kind }, list) => {
    if (kind === RUN && isOpen(match.state, player) && mayThrow(match, player, true)) {
      list.push({ type: 'throw', player, by: 'running-pass' })
    }
  },
}
