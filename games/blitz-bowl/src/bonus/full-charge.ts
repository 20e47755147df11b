import { grantAction } from '../procedures/action.ts'
import { RUN } from '../state.ts'
import type { BonusEffect, OnTarget } from './family.ts'

import { addBlocks } from './free-block.ts'

export const fullCharge: BonusEffect = {
  uses: (match, seat, record, list) => {
    const hasRun = match.state.history.some((entry) => entry >> 4 === record.player && ((entry >> 1) & 7) === RUN)
    if (hasRun) addBlocks(match, seat, record, 'full-charge', list)
  },
  play: (match, _, { player, target }: OnTarget, then) =>
    grantAction(match, { type: 'block', player, target }, {}, then),
}
