import { blockTargets, mayBlock } from '../legal.ts'
import { isMarked } from '../queries.ts'
import type { Blitz } from '../state.ts'
import type { FreeAction } from './family.ts'

/** A free Block against each opponent they mark. */
export function addFreeBlocks(match: Blitz, player: number, by: string, list: FreeAction[]): void {
  if (!mayBlock(match, player) || !isMarked(match.state, player)) return
  for (const target of blockTargets(match.state, player)) list.push({ type: 'block', player, target, by })
}
