import { MARK } from '../state.ts'
import type { Grant } from './family.ts'

import { addFreeBlocks } from './free-block.ts'

export const frenzied: Grant = {
  moment: 'acted',
  uses: (match, player, { kind }, list) => {
    if (kind === MARK) addFreeBlocks(match, player, 'frenzied', list)
  },
}
