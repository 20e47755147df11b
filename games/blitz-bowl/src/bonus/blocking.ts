import { go } from '@undercroft/engine'
import type { BonusAction } from '../actions.ts'
import type { BonusPlayId } from '../data/bonus-plays.ts'
import { blockTargets, mayBlock } from '../legal.ts'
import { grantAction } from '../procedures/action.ts'
import { isAssisted } from '../procedures/block.ts'
import { isMarked } from '../queries.ts'
import { type ActionRecord, type Blitz, MARK, RUN } from '../state.ts'
import type { BonusDeclaration } from './vocabulary.ts'

/** Bonus plays about Blocks. */
export const blockingPlays: readonly BonusDeclaration[] = [
  {
    id: 'bruisers-hour',
    window: 'turn-start',
    lasts: true,
    uses: (_match, _seat, _record, list) => list.push({ type: 'bonus', play: 'bruisers-hour' }),
    play: (match, _record, _action, then) => {
      match.state.bruisers = true
      return go(match, then)
    },
  },
  {
    id: 'full-charge',
    window: 'after-action',
    uses: (match, seat, record, list) => {
      const hasRun = match.state.history.some((entry) => entry >> 4 === record.player && ((entry >> 1) & 7) === RUN)
      if (hasRun) addBlocks(match, seat, record, 'full-charge', list)
    },
    play: (match, _, { player, target }, then) =>
      grantAction(match, { type: 'block', player: player!, target: target! }, {}, then),
  },
  {
    id: 'flying-body',
    window: 'after-action',
    uses: (match, seat, record, list) => addBlocks(match, seat, record, 'flying-body', list),
    play: (match, _, { player, target }, then) =>
      grantAction(match, { type: 'block', player: player!, target: target! }, { endsProne: true }, then),
  },
  {
    id: 'underdog-swing',
    window: 'block-declared',
    uses: ({ state }, _seat, { player, target }, list) => {
      const ranged = !isMarked(state, player)
      if (!isAssisted(state, player, target, ranged)) list.push({ type: 'bonus', play: 'underdog-swing', player })
    },
    play: (match, record, _, then) => {
      record.blockDice = 3
      return go(match, then)
    },
  },
  {
    id: 'stone-chin',
    window: 'block-targeted',
    uses: ({ state }, seat, { target, shoveMisses }, list) => {
      if (state.players[target].team === seat && !shoveMisses) {
        list.push({ type: 'bonus', play: 'stone-chin', player: target })
      }
    },
    play: (match, record, _, then) => {
      record.unassisted = true
      record.shoveMisses = true
      return go(match, then)
    },
  },
  {
    id: 'weighted-gloves',
    window: 'knocked-down',
    uses: (_match, _seat, { target }, list) => list.push({ type: 'bonus', play: 'weighted-gloves', player: target }),
    play: (match, record, _, then) => {
      record.armourValue = 6
      return go(match, then)
    },
  },
]

/** After a Mark: one way for each opponent he marks. */
function addBlocks(
  match: Blitz,
  seat: number,
  { player, kind }: ActionRecord,
  play: BonusPlayId,
  list: BonusAction[],
): void {
  if (kind !== MARK || match.state.players[player].team !== seat) return
  if (!mayBlock(match, player) || !isMarked(match.state, player)) return
  for (const target of blockTargets(match.state, player)) list.push({ type: 'bonus', play, player, target })
}
