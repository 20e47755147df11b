import { boardOf, countMarkers, hasAbility, ON_BOARD, type Player, PRONE, STANDING, STUNNED } from '@undercroft/ball'
import { type BloodMatch, END_ZONE, HEIGHT, squareAt, yOf } from '@undercroft/blood-bowl'
import { away, columnsLeft, dodgeToll, FAR, Way } from './blood-bowl-way.ts'

export const TOUCHDOWN = 400

/** How likely a team scores that is about to receive, by the turns it has left in the half. */
const DRIVE = [0, 0.04, 0.12, 0.2, 0.28, 0.34, 0.38, 0.4, 0.42]

/** What the next drive is worth to the team that receives. */
export const driveWorth = (turns: number): number => TOUCHDOWN * DRIVE[Math.max(0, Math.min(turns, DRIVE.length - 1))]

/** Turns that a team has left in this half, after the one under way. */
export const turnsAfter = ({ state, options }: BloodMatch, team: number): number =>
  options.turns - state.sides[team].marker

/** Turns that a team has left where the others have just ended theirs: the one under way has not been played yet. */
export const turnsAhead = (match: BloodMatch, team: number): number =>
  turnsAfter(match, team) + (match.state.inTurn === 1 && match.state.active === team ? 1 : 0)

/** Standing, and still to act in the turn under way. */
const mayAct = ({ state }: BloodMatch, { team, activated, status }: Player): boolean =>
  state.inTurn === 1 && state.active === team && state.turnover === '' && activated === 0 && status === STANDING

const NEAR = 0.95
/** What each square too many, or the risk that counts as one, leaves of a chance. */
const RISK = 0.78

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

const has = (match: BloodMatch, player: Player, skill: string): boolean => hasAbility(match, player, skill)

export const isAtEdge = (square: number): boolean => yOf(square) === 0 || yOf(square) === HEIGHT - 1

/** How likely one attack with this advantage in Strength brings the carrier down. */
function chanceToFell(match: BloodMatch, attacker: Player, carrier: Player, assists: number): number {
  let faces = 1
  if (!has(match, carrier, 'dodge') || has(match, attacker, 'tackle')) faces++
  if (has(match, attacker, 'wrestle') || (has(match, attacker, 'block') && !has(match, carrier, 'block'))) faces++
  // A push into the crowd is as good as a fall.
  if (isAtEdge(carrier.square)) faces += 2
  const face = faces / 6
  const strength = attacker.st + assists
  if (strength === carrier.st) return face
  const dice = Math.max(strength, carrier.st) > 2 * Math.min(strength, carrier.st) ? 3 : 2
  return strength > carrier.st ? 1 - (1 - face) ** dice : face ** dice
}

/** What each team-mate who guards him, or can still come to do so, takes from the danger. */
const GUARDED = 0.15
/** So far opponents are looked for. */
const HORIZON = 14
/** What each square of a detour, or a Dodge for as many, leaves of the chance to get at him. */
const DETOUR = 0.85

/** The ways of opponents to a square beside the carrier: the block itself is no Dodge. */
function waysBeside(match: BloodMatch, carrier: Player): void {
  const { steps } = boardOf(match)
  ways.begin(match, carrier.team)
  for (let direction = 0; direction < 8; direction++) {
    const square = steps[carrier.square * 8 + direction]
    if (square >= 0 && match.state.squares[square] < 0) ways.enter(square, 1)
  }
  ways.spread(match, 2, HORIZON, 1 - carrier.team)
}

/**
 * How likely the carrier loses the ball in the next turn of the others: everybody beside him may hit him, and one may come
 * and blitz, past the Tackle Zones of those who guard him.
 */
export function chanceToLose(match: BloodMatch, carrier: Player): number {
  const { players } = match.state
  waysBeside(match, carrier)
  let beside = 0
  let near = 0
  let guards = 0
  let coming = 0
  for (const other of players) {
    if (other.place !== ON_BOARD || other.id === carrier.id) continue
    const distance = away(other.square, carrier.square)
    if (other.team === carrier.team) {
      if (distance <= 1 && other.status === STANDING) guards++
      else if (distance < other.ma && mayAct(match, other) && countMarkers(match, other.square, other.team) === 0)
        coming++
    } else if (other.status === STANDING && other.dazed === 0) {
      if (distance === 1) beside++
      else if (ways.cost(other.square) <= other.ma) near++
    }
  }
  const helpers = Math.min(2, beside) + Math.min(1, near / 4) - Math.min(1.5, guards / 3)
  let keeps = 1
  let blitz = 0
  for (const other of players) {
    if (other.place !== ON_BOARD || other.team === carrier.team || other.status === STUNNED) continue
    const distance = away(other.square, carrier.square)
    const fells = () => chanceToFell(match, other, carrier, Math.round(helpers - (distance === 1 ? 1 : 0)))
    if (distance === 1 && other.status === STANDING) {
      keeps *= 1 - fells()
      continue
    }
    // The block itself costs a square.
    const over = distance - other.ma + (other.status === PRONE ? 3 : 0)
    const cost = ways.cost(other.square)
    if (over > 2 || cost > HORIZON) continue
    const reaches = 0.95 * DETOUR ** (cost - distance) * RISK ** Math.max(0, over)
    blitz = Math.max(blitz, reaches * fells())
  }
  return (1 - keeps * (1 - blitz)) * (1 - GUARDED * Math.min(4, coming + guards))
}
