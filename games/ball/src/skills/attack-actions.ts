import { listenersOf } from '../abilities.ts'
import { playerOf } from '../field.ts'
import type { DeclareAction, ReplaceableBlock } from '../moments.ts'
import type { BallMatch } from '../state.ts'

/** A Block, a Blitz, or a special action instead of a Block. */
export const ATTACKS: ReadonlySet<string> = new Set([
  'block',
  'blitz',
  'jump-up',
  'multiple-block',
  'stab',
  'projectile-vomit',
  'chainsaw',
  'breathe-fire',
])

/** What a player may do to this opponent instead of a Block. */
export const insteadOfBlock = (
  match: BallMatch,
  player: number,
  target: number,
  which: ReplaceableBlock,
): DeclareAction[] =>
  listenersOf(match, playerOf(match, player), 'replacesBlock')
    .filter(({ answer }) => answer(match, player, which))
    .map(({ ability }) => ({ type: ability.id, target }))
