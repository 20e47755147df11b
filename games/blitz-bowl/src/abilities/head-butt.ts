import { type Blitz, MARK, RUN } from '../state.ts'
import type { Grant } from './family.ts'

import { addFreeBlocks } from './free-block.ts'

export const headButt: Grant = {
  moment: 'acted',
  uses: (match, player, { kind }, list) => {
    if (kind === MARK && previousAction(match, player) === RUN) addFreeBlocks(match, player, 'head-butt', list)
  },
}

/** The kind of action they made before the one just made, or -1. */
function previousAction({ state }: Blitz, player: number): number {
  const own = state.history.filter((entry) => entry >> 4 === player)
  return own.length < 2 ? -1 : (own[own.length - 2] >> 1) & 7
}
