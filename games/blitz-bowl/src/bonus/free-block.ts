import type { BonusAction } from '../actions.ts'
import { blockTargets, mayBlock } from '../legal.ts'
import { isMarked } from '../queries.ts'
import { type ActionRecord, type Blitz, MARK } from '../state.ts'
import type { BonusPlayId } from './index.ts'

/** After a Mark: one way for each opponent they mark. */
export function addBlocks(
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
