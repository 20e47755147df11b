import { isForbidden, listenersOf } from './abilities.ts'
import { hasTackleZone, markersOf, neighboursOf } from './field.ts'
import type { BallMatch, Player } from './state.ts'

/**
 * How many team-mates help `player` against `opponent`: each one who Marks the opponent and is Marked by nobody else
 * (DB-BLK-09 to DB-BLK-15, DB-FOUL-07). Works both for attack and for defence, in a 'block' and in a 'foul'. `partner`, the other
 * target of two Blocks made at once, does not help (DB-SKILL-MULTIPLE-BLOCK-01).
 */
export function countAssists(
  match: BallMatch,
  player: Player,
  opponent: Player,
  how: 'block' | 'foul',
  partner = -1,
): number {
  let count = 0
  for (const id of neighboursOf(match, opponent.square)) {
    const helper = match.state.players[id]
    if (id === player.id || id === partner || helper.team !== player.team) continue
    if (assists(match, helper, opponent, how)) count++
  }
  return count
}

function assists(match: BallMatch, helper: Player, opponent: Player, how: 'block' | 'foul'): boolean {
  if (!hasTackleZone(helper)) return false
  if (how === 'block' && isForbidden(match, helper, 'assist')) return false
  const markers = markersOf(match, helper.square, helper.team)
  if (markers.every((id) => id === opponent.id)) return true
  return listenersOf(match, helper, 'assistsAnyway').some(({ answer }) => answer(match, helper.id, how))
}
