import { boardOf, countMarkers, hasAbility, ON_BOARD, type Player, PRONE, STANDING, STUNNED } from '@undercroft/ball'
import { type BloodMatch, HEIGHT, yOf } from '@undercroft/blood-bowl'
import { RISK } from './blood-bowl-carrier.ts'
import { mayAct } from './blood-bowl-clock.ts'
import { away, Way } from './blood-bowl-way.ts'

const ways = new Way()

const has = (match: BloodMatch, player: Player, skill: string): boolean => hasAbility(match, player, skill)

export const rowsToEdge = (square: number): number => Math.min(yOf(square), HEIGHT - 1 - yOf(square))

/** How likely one attack with this advantage in Strength brings the carrier down. */
function chanceToFell(match: BloodMatch, attacker: Player, carrier: Player, assists: number): number {
  let faces = 1
  if (!has(match, carrier, 'dodge') || has(match, attacker, 'tackle')) faces++
  if (has(match, attacker, 'wrestle') || (has(match, attacker, 'block') && !has(match, carrier, 'block'))) faces++
  // A push into the crowd is as good as a fall.
  if (rowsToEdge(carrier.square) === 0) faces += 2
  const face = faces / 6
  const strength = Math.max(1, attacker.st + assists)
  if (strength === carrier.st) return face
  const dice = Math.max(strength, carrier.st) > 2 * Math.min(strength, carrier.st) ? 3 : 2
  return strength > carrier.st ? 1 - (1 - face) ** dice : face ** dice
}

/** What each team-mate beside him, or who can still come, takes from the danger: he picks up the ball again. */
const GUARDED = 0.08
/** So far opponents are looked for. */
const HORIZON = 14
/** What each square of a detour, or a Dodge for as many, leaves of the chance to get at him. */
const DETOUR = 0.85
/** More than two hardly ever help, and hardly ever does more than one come for it. */
const HELPERS = 2
const COMERS = 1

/** The squares beside the carrier from which he may be hit: how many no team-mate of his Marks, and how few Mark one of the others. */
interface Sides {
  readonly open: number
  readonly marks: number
}

/** Also begins the ways of opponents to a square beside the carrier: the block itself is no Dodge. */
function sidesOf(match: BloodMatch, carrier: Player): Sides {
  const { steps } = boardOf(match)
  const own = carrier.status === STANDING && carrier.dazed === 0 ? 1 : 0
  ways.begin(match, carrier.team)
  let open = 0
  let marks = HELPERS
  for (let direction = 0; direction < 8; direction++) {
    const square = steps[carrier.square * 8 + direction]
    if (square < 0 || match.state.squares[square] >= 0) continue
    ways.enter(square, 1)
    const guards = ways.zones[square] - own
    if (guards <= 0) open++
    marks = Math.min(marks, guards)
  }
  ways.spread(match, 2, HORIZON, 1 - carrier.team)
  return { open, marks }
}

const leftOf = ({ ma, status }: Player): number => ma - (status === PRONE ? 3 : 0)

/**
 * How likely the carrier loses the ball in the next turn of the others: everybody beside him may hit him, and one may come
 * and blitz, past the Tackle Zones of those who guard him. Others come first to help where nobody guards his sides.
 */
export function chanceToLose(match: BloodMatch, carrier: Player): number {
  const { players } = match.state
  const { open, marks } = sidesOf(match, carrier)
  let beside = 0
  let comers = 0
  let guards = 0
  let coming = 0
  for (const other of players) {
    if (other.place !== ON_BOARD || other.id === carrier.id) continue
    const distance = away(other.square, carrier.square)
    if (other.team === carrier.team) {
      if (distance <= 1 && other.status === STANDING) guards++
      else if (distance < other.ma && mayAct(match, other) && countMarkers(match, other.square, other.team) === 0)
        coming++
    } else if (distance === 1 && other.status === STANDING && other.dazed === 0) {
      if (countMarkers(match, other.square, other.team) === 1) beside++
    } else if (other.status !== STUNNED && ways.cost(other.square) <= leftOf(other)) comers++
  }
  const come = Math.max(0, Math.min(COMERS, open - 1, comers - 1))
  const helpers = Math.min(HELPERS, beside + come) - (open > 0 ? 0 : marks)
  let keeps = 1
  let blitz = 0
  for (const other of players) {
    if (other.place !== ON_BOARD || other.team === carrier.team || other.status === STUNNED) continue
    const distance = away(other.square, carrier.square)
    if (distance === 1 && other.status === STANDING) {
      const others = beside - (countMarkers(match, other.square, other.team) === 1 ? 1 : 0)
      const opposed = Math.max(0, ways.zones[other.square] - 1)
      keeps *= 1 - chanceToFell(match, other, carrier, Math.min(HELPERS, others + come) - opposed)
      continue
    }
    // The block itself costs a square.
    const over = distance - leftOf(other)
    const cost = ways.cost(other.square)
    if (over > 2 || cost > HORIZON) continue
    const reaches = 0.95 * DETOUR ** (cost - distance) * RISK ** Math.max(0, over)
    blitz = Math.max(blitz, reaches * chanceToFell(match, other, carrier, helpers))
  }
  return (1 - keeps * (1 - blitz)) * (1 - GUARDED * Math.min(4, coming + guards))
}
