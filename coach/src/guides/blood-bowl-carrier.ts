import type { Player } from '@undercroft/ball'
import { type BloodMatch, END_ZONE, HEIGHT, squareAt } from '@undercroft/blood-bowl'
import { away, columnsLeft, dodgeToll, FAR, Way } from './blood-bowl-way.ts'

const NEAR = 0.95
/** What each square too many, or the risk that counts as one, leaves of a chance. */
export const RISK = 0.78

/** How likely somebody with `way` before him scores in so many turns. */
export function chanceToScore(way: number, ma: number, turns: number): number {
  if (turns <= 0) return 0
  const now = NEAR * RISK ** Math.max(0, way - ma) - 0.002 * way
  if (turns === 1) return Math.max(0, now)
  // Whoever needs long is likely to lose it on the way, and may not be there in time.
  const needed = way / ma
  const slack = turns - needed
  const pace = slack >= 4 ? 1 : slack >= 0 ? 0.4 + 0.15 * slack : Math.max(0.04, 0.4 + 0.4 * slack)
  return Math.max(now, Math.max(0.02, 0.95 * 0.87 ** (needed - 0.5)) * pace)
}

/** The odds of a drive whose carrier is as good as there; what each turn of running leaves of them, and the haste where few turns are left. */
const NEXT_DOOR = 18
const RUN = 0.28
const HASTE = 0.12
/** Whoever has but a few steps to make is hardly kept from it. */
const AT_HAND = 0.98

/** How likely a drive ends in a Touchdown where the ball comes through the next turn of the others, by what became of such drives. */
export function chanceOfDrive(way: number, ma: number, turns: number): number {
  if (turns <= 0) return 0
  const odds = NEXT_DOOR * (RUN * HASTE ** (1 / turns)) ** (way / ma)
  return Math.max(odds / (1 + odds), way <= ma / 2 ? AT_HAND - 0.002 * way : 0)
}

const ways = new Way()

/** The ways of a player to the End Zone, past opponents: each Dodge counts as some squares more. `mates` step aside. */
export function waysToScore(match: BloodMatch, carrier: Player, mates = -1): Way {
  const left = columnsLeft(carrier.square, carrier.team)
  ways.begin(match, 1 - carrier.team)
  const x = END_ZONE[1 - carrier.team]
  for (let y = 0; y < HEIGHT; y++) {
    const square = squareAt(x, y)
    if (match.state.squares[square] < 0) ways.enter(square, 0)
  }
  ways.spread(match, dodgeToll(match, carrier), left + 12, mates)
  return ways
}

/** How far a carrier has to go. */
export function wayToScore(match: BloodMatch, carrier: Player): number {
  const cost = waysToScore(match, carrier, carrier.team).cost(carrier.square)
  return cost >= FAR ? columnsLeft(carrier.square, carrier.team) + 12 : cost
}

/** The ways of a player to a square. */
export function waysToSquare(match: BloodMatch, player: Player, square: number): Way {
  ways.begin(match, 1 - player.team)
  ways.enter(square, 0)
  ways.spread(match, dodgeToll(match, player), Math.min(FAR - 1, away(player.square, square) + 8))
  return ways
}
