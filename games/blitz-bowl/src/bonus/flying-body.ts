import { grantAction } from '../procedures/action.ts'
import type { BonusEffect } from './family.ts'

import { addBlocks } from './free-block.ts'

export const flyingBody: BonusEffect = {
  uses: (match, seat, record, list) => addBlocks(match, seat, record, 'flying-body', list),
  play: (match, _, { player, target }, then) =>
    grantAction(match, { type: 'block', player: player!, target: target! }, { endsProne: true }, then),
}
