import { countMarkers, EMPTY, hasAbility, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import { type BloodMatch, END_ZONE, squareAt, WIDTH } from '@undercroft/blood-bowl'
import { turnsAfter } from './blood-bowl-clock.ts'
import { agilityOdds } from './blood-bowl-dash.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

/** So far the carrier comes towards a team-mate before he throws, and what each band takes from the throw. */
const RUN_UP = 0.6
const BANDS = [3, 6, 10]
/** How likely nobody stops a team-mate meanwhile who stands ready, and how likely he runs in then. */
const LEFT_ALONE = 0.7
const RUNS_IN = 0.93

/** With so few turns left team-mates stand ready for the ball before the End Zone. */
export const FEW = 2

/** Rows in which somebody stands ready. */
const LANES = [1, 4, 7, 10, 13]

/** Where somebody who runs so far stands ready for the ball when few turns are left, first where the others are farthest. */
export function readyPlaces(match: BloodMatch, team: number, ma: number): number[] {
  const { state } = match
  const turns = turnsAfter(match, team)
  if (turns === 0 || turns > FEW) return []
  const x = END_ZONE[1 - team] + (team === 0 ? 1 - ma : ma - 1)
  const alone = (square: number): number =>
    state.players.reduce(
      (least, other) =>
        other.team !== team && other.square >= 0 && other.status === STANDING
          ? Math.min(least, away(other.square, square))
          : least,
      WIDTH,
    )
  const squares = LANES.map((y) => squareAt(x, y)).filter((square) => state.squares[square] === EMPTY)
  return squares.sort((a, b) => alone(b) - alone(a))
}

/** Standing, with hands, Marked by nobody, and one run before the End Zone. */
const isOpen = (match: BloodMatch, mate: Player): boolean =>
  mate.place === ON_BOARD &&
  mate.status === STANDING &&
  columnsLeft(mate.square, mate.team) <= mate.ma &&
  countMarkers(match, mate.square, mate.team) === 0 &&
  !hasAbility(match, mate, 'no-hands')

/** How likely a Touchdown comes in the next turn by a team-mate to whom the ball is handed or thrown. */
export function chanceByMate(match: BloodMatch, carrier: Player): number {
  const again = match.state.teams[carrier.team].rerolls > 0
  let most = 0
  for (const mate of match.state.players) {
    if (mate.team !== carrier.team || mate === carrier || !isOpen(match, mate)) continue
    const once = arrival(carrier, away(mate.square, carrier.square)) * agilityOdds(mate, 0)
    most = Math.max(most, again ? once * (2 - once) : once)
  }
  return LEFT_ALONE * RUNS_IN * most
}

/** How likely the ball comes to somebody so far away: from hand to hand, or by a throw. */
function arrival({ ma, pa }: Player, distance: number): number {
  if (distance <= ma) return 1
  const band = BANDS.findIndex((reach) => distance - Math.floor(RUN_UP * ma) <= reach)
  return band < 0 || pa === 0 ? 0 : Math.max(1, Math.min(5, 7 - pa - band)) / 6
}
