import { grantAction } from '../procedures/action.ts'
import type { BonusEffect, OnTarget } from './family.ts'

import { addBlocks } from './free-block.ts'

export const flyingBody: BonusEffect = {
  uses: (match, seat, record, list) => addBlocks(match, seat, record, 'flying-body', list),
  play: (match, _, { player, target }: OnTarget, then) =>
    grantAction(match, { type: 'block', player, target }, { endsProne: true }, then),
}
