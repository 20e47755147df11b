import { isWalkable, type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, HEIGHT, squareAt, WIDTH, xOf, yOf } from '@undercroft/blood-bowl'
import { readyPlaces } from './blood-bowl-outlet.ts'
import { away } from './blood-bowl-way.ts'

/** Where the play is: the ball, or the middle of the pitch. */
export const focusOf = ({ state }: BloodMatch): number =>
  state.ballHolder >= 0
    ? state.players[state.ballHolder].square
    : state.ballSquare >= 0
      ? state.ballSquare
      : state.kickedTo >= 0
        ? state.kickedTo
        : squareAt(12, 7)

/** So many places are thought of where somebody may stand ready for the ball. */
const READY = 2

/** Where somebody without the ball may want to be. */
export function placesFor(match: BloodMatch, player: Player): number[] {
  const { state } = match
  const forward = player.team === 0 ? 1 : -1
  const carrier = state.players[state.ballHolder]
  if (!carrier) {
    const focus = focusOf(match)
    return [focus, ...nearestFoes(match, focus, player.team, 2), ...around(match, focus, -2 * forward, [0])]
  }
  const { square } = carrier
  if (carrier.team === player.team)
    return [
      ...readyPlaces(match, player.team, player.ma).slice(0, READY),
      ...around(match, square, forward, [-1, 1]),
      ...around(match, square, -forward, [-1, 1]),
      ...nearestFoes(match, square, player.team, 2),
      ...around(match, square, 3 * forward, [0]),
    ]
  return [
    square,
    ...around(match, square, -2 * forward, [-2, 0, 2]),
    ...around(match, square, -5 * forward, [0]),
    ...nearestFoes(match, square, player.team, 1),
  ]
}

/** Free squares so many columns from another, in these rows. */
function around(match: BloodMatch, square: number, columns: number, rows: readonly number[]): number[] {
  const x = Math.max(0, Math.min(WIDTH - 1, xOf(square) + columns))
  return rows
    .map((row) => squareAt(x, Math.max(0, Math.min(HEIGHT - 1, yOf(square) + row))))
    .filter((to) => isWalkable(match, to))
}

function nearestFoes({ state }: BloodMatch, square: number, team: number, count: number): number[] {
  return state.players
    .filter(
      (other) => other.team !== team && other.square >= 0 && other.status === STANDING && other.id !== state.ballHolder,
    )
    .sort((a, b) => away(a.square, square) - away(b.square, square))
    .slice(0, count)
    .map((other) => other.square)
}
