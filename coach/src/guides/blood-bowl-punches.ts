import { boardOf, countAssists, countMarkers, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { mayAct } from './blood-bowl-clock.ts'

/** What a block promises with two dice and with three; to strike brings more than to be able to. */
const PROMISE = [0, 3, 4.5]

/** What blocks that can still be made in this turn promise. */
export function punchesOf(match: BloodMatch, seat: number): number {
  let sum = 0
  for (const player of match.state.players)
    if (
      player.team === seat &&
      player.place === ON_BOARD &&
      mayAct(match, player) &&
      player.id !== match.state.ballHolder
    )
      sum += PROMISE[bestDice(match, player) - 1] ?? 0
  return sum
}

/** With how many dice of their own choice a player can hit somebody next to them; 1 where that is not so. */
function bestDice(match: BloodMatch, player: Player): number {
  if (countMarkers(match, player.square, player.team) === 0) return 1
  const { steps } = boardOf(match)
  let most = 1
  for (let direction = 0; direction < 8; direction++) {
    const foe = match.state.players[match.state.squares[steps[player.square * 8 + direction]]]
    if (!foe || foe.team === player.team || foe.status !== STANDING) continue
    const own = player.st + countAssists(match, player, foe, 'block')
    const theirs = foe.st + countAssists(match, foe, player, 'block')
    if (own > theirs) most = Math.max(most, own > 2 * theirs ? 3 : 2)
  }
  return most
}
