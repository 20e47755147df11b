import { boardOf, countMarkers, hasAbility, ON_BOARD, type Player, PRONE, STANDING, STUNNED } from '@undercroft/ball'
import { type BloodMatch, HEIGHT, yOf } from '@undercroft/blood-bowl'
import { RISK } from './blood-bowl-carrier.ts'
import { mayAct } from './blood-bowl-clock.ts'
import { away, Way } from './blood-bowl-way.ts'

const ways = new Way()

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
