import { boardOf, type Player, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { goalsOf, walkingPast } from './dungeon-bowl-maps.ts'

/** What somebody in the way costs, in squares: an opponent on his feet, one who lies there, a team-mate who can step aside. */
const TOLLS = { standing: 4, lying: 2, mate: 2 }
/** What it costs to pass an opponent. */
const MARKED = 1

/**
 * Steps to the nearest End Zone for the one who carries the ball now: past everybody who stands or lies about, or through
 * a portal. Squares that are farther away than his are -1.
 */
export function wayPast(match: DungeonMatch, carrier: Player): Int16Array {
  const { state } = match
  const board = boardOf(match)
  const tolls = new Uint8Array(board.size)
  for (const { id, team, square, status } of state.players) {
    if (square < 0 || id === carrier.id) continue
    if (team === carrier.team) tolls[square] += TOLLS.mate
    else if (status !== STANDING) tolls[square] += TOLLS.lying
    else {
      tolls[square] += TOLLS.standing
      for (let direction = 0; direction < 8; direction++) {
        const near = board.steps[square * 8 + direction]
        if (near >= 0 && tolls[near] === 0) tolls[near] = MARKED
      }
    }
  }
  return walkingPast(match, goalsOf(match, carrier.team), tolls, carrier.square)
}
