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

/** What each turn of running leaves of the odds of a drive; how much of a full run a cage gains in a turn. */
const RUN = 0.75
const PACE = 0.5
/** A run from where a Touchdown is one run away takes a bit less than a turn. */
const LAST_RUN = 0.8
/** So many turns too few, or to spare, move the chance by as much as the odds of e to 1. */
const SLACK = 0.75
/** Whoever has but a few steps to make is hardly kept from it. */
const AT_HAND = 0.98

/** How likely a drive ends in a Touchdown where the ball comes through the next turn of the others: is there time for it, and does it hold that long? */
export function chanceOfDrive(way: number, ma: number, turns: number): number {
  if (turns <= 0) return 0
  const runs = way / ma
  const needed = runs <= 1 ? LAST_RUN * runs : LAST_RUN + (runs - 1) / PACE
  const inTime = 1 / (1 + Math.exp((needed - turns) / SLACK))
  return Math.max(AT_HAND * RUN ** runs * inTime, way <= ma / 2 ? AT_HAND - 0.002 * way : 0)
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
