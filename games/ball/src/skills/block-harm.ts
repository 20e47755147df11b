import { findInner } from '../abilities.ts'
import { block } from '../block.ts'
import type { Harm } from '../harm.ts'
import type { BallMatch } from '../state.ts'

/**
 * Does `owner` cause this harm with a Block that they perform? The target of a Block never does, even where the blocker goes
 * down (DB-SKILL-CLAWS-03, DB-SKILL-MIGHTY-BLOW-02); a player who is themselves Knocked Down cannot use their skills anyway.
 */
export function isOwnBlock(match: BallMatch, owner: number, { by, how }: Harm): boolean {
  if (how !== 'block' || by !== owner) return false
  const performed = findInner(match, block)
  return performed === undefined || performed.blocker === owner
}
