import {
  type BallMatch,
  BLOCK_DIE,
  type Block,
  FACES,
  type Harm,
  hears,
  isHeard,
  isPassed,
  type Test,
} from '@undercroft/ball'
import type { Frame } from '@undercroft/engine'
import { faceWorth, PUSHED } from './block-faces.ts'

/** What tells outcomes of a roll apart. */
export type Kind = (values: readonly number[]) => string | number

/** Deeper than this inside rolls, whoever is hurt is Stunned. */
const DEEP = 2

/**
 * What an outcome of the open roll comes to in both games with a ball: a Block's face, a test passed or failed (`plain` are
 * those of which nothing else is asked), armour broken or not, what kind of injury.
 */
export function ballAlike(match: BallMatch, nesting: number, plain: ReadonlySet<string>): Kind | null {
  const { stack, waiting } = match
  const frame = stack[stack.length - 1]
  switch (waiting?.what) {
    case 'block':
      return faceOf(match, frame as Frame & Block)
    case 'armour':
      return armourOf(match, frame as Frame & Harm)
    case 'injury':
      return nesting > DEEP ? () => 0 : injuryOf(match, frame as Frame & Harm)
    default:
      return frame.proc === 'test' && plain.has((frame as Frame & Test).kind)
        ? testOf(match, frame as Frame & Test)
        : null
  }
}

/** What the face that is chosen is worth where that needs no thought, otherwise all that lie there. */
function faceOf(match: BallMatch, frame: Block): Kind {
  if (frame.rerolledDice.length > 0) return ([value]) => FACES[BLOCK_DIE[value - 1]]
  const { players } = match.state
  const blocker = players[frame.blocker]
  const worth = FACES.map((face) => faceWorth(match, face, blocker, players[frame.target]))
  const isOwn = frame.chooser === blocker.team
  return (values) => {
    const faces = values.map((value) => BLOCK_DIE[value - 1])
    const all = faces.map((face) => worth[face])
    const chosen = isOwn ? Math.max(...all) : Math.min(...all)
    return isOwn && chosen < PUSHED ? faces.sort().join() : Math.round(chosen)
  }
}

function testOf(match: BallMatch, test: Test): Kind {
  const mayBeBoosted = isHeard(match, 'boost')
  return ([value]) => (isPassed({ ...test, value }) ? PASSED : mayBeBoosted ? value : 0)
}

const PASSED = 7

/** Whoever caused it and may add something decides when the dice lie, so each sum counts. */
function mayBeAdded(match: BallMatch, { by, bonus }: Harm): boolean {
  if (by < 0) return bonus > 0
  const player = match.state.players[by]
  return bonus > 0 || hears(match, player, 'harmBonus') || hears(match, player, 'addsToHarm')
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Sums so far below what is needed count as one. */
const SHORT = 3

function armourOf(match: BallMatch, frame: Harm): Kind | null {
  // A double sends somebody off.
  if (frame.how === 'foul' || isHeard(match, 'harmRolled')) return null
  const { players } = match.state
  const needed = frame.modifiers.reduce((left, { value }) => left - value, players[frame.player].av)
  // Some break armour with a certain number on the dice.
  const breaks = frame.by >= 0 && hears(match, players[frame.by], 'breaksArmour')
  const least = mayBeAdded(match, frame) ? 1 : SHORT
  return (values) => {
    const sum = sumOf(values)
    if (sum >= needed) return 0
    return breaks ? -sum : Math.max(least, Math.min(SHORT, needed - sum))
  }
}

/** The least sums that Knock-out, and that cause a Casualty. */
const KNOCKS_OUT = 8
const KILLS = 10

function injuryOf(match: BallMatch, frame: Harm): Kind | null {
  if (frame.how === 'foul' || isHeard(match, 'harmRolled')) return null
  const isPlain = !mayBeAdded(match, frame) && !hears(match, match.state.players[frame.player], 'injury')
  return (values) => {
    const sum = sumOf(values)
    if (isPlain) return sum < KNOCKS_OUT ? 0 : sum < KILLS ? 1 : 2
    return Math.max(KNOCKS_OUT - 2, Math.min(KILLS, sum))
  }
}
