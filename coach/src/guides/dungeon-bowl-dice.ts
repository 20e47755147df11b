import { BLOCK_DIE, type Block, FACES, type Harm, hears, isHeard, isPassed, type Test } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { faceWorth, PUSHED } from './block-faces.ts'

/** Tests that pass or fail and nothing else. */
const PLAIN = new Set([
  'dodge',
  'rush',
  'catch',
  'pick-up',
  'bone-head',
  'really-stupid',
  'take-root',
  'throw-food',
  'chaos-idol',
  'dragon-lair',
  'foul-appearance',
])

/** Deeper than this one portal speaks for two, and deeper than that whoever is hurt is Stunned. */
const NEAR = 1
const DEEP = 2

type Kind = (values: readonly number[]) => string | number

/** What an outcome of the open roll comes to: a Block's face, a test passed or failed, armour broken or not, what kind of injury. */
export function dungeonAlike(match: DungeonMatch, nesting: number): Kind | null {
  const { stack, waiting } = match
  const frame = stack[stack.length - 1]
  switch (waiting?.what) {
    case 'portal':
      return nesting > NEAR ? ([value]) => value >> 1 : null
    case 'block':
      return faceOf(match, frame as Frame & Block)
    case 'armour':
      return armourOf(match, frame as Frame & Harm)
    case 'injury':
      return nesting > DEEP ? () => 0 : injuryOf(match, frame as Frame & Harm)
    default:
      return frame.proc === 'test' && PLAIN.has((frame as Frame & Test).kind)
        ? testOf(match, frame as Frame & Test)
        : null
  }
}

/** What the face that is chosen is worth where that needs no thought, otherwise all that lie there. */
function faceOf(match: DungeonMatch, frame: Block): Kind {
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

function testOf(match: DungeonMatch, test: Test): Kind {
  const mayBeBoosted = isHeard(match, 'boost')
  return ([value]) => (isPassed({ ...test, value }) ? PASSED : mayBeBoosted ? value : 0)
}

const PASSED = 7

/** Whoever caused it and may add something decides when the dice lie, so each sum counts. */
function mayBeAdded(match: DungeonMatch, { by, bonus }: Harm): boolean {
  if (by < 0) return bonus > 0
  const player = match.state.players[by]
  return bonus > 0 || hears(match, player, 'harmBonus') || hears(match, player, 'addsToHarm')
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Sums so far below what is needed count as one. */
const SHORT = 3

function armourOf(match: DungeonMatch, frame: Harm): Kind | null {
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

function injuryOf(match: DungeonMatch, frame: Harm): Kind | null {
  if (frame.how === 'foul' || isHeard(match, 'harmRolled')) return null
  const isPlain = !mayBeAdded(match, frame) && !hears(match, match.state.players[frame.player], 'injury')
  return (values) => {
    const sum = sumOf(values)
    if (isPlain) return sum < KNOCKS_OUT ? 0 : sum < KILLS ? 1 : 2
    return Math.max(KNOCKS_OUT - 2, Math.min(KILLS, sum))
  }
}

/** The better face of a Block for whoever chooses; null where he may want to think, or to roll again. */
export function chooseFace(match: DungeonMatch, { actions, seat }: Decision): Action | null {
  const { blocker, target } = match.stack[match.stack.length - 1] as Frame & Block
  const { players } = match.state
  const isOwn = players[blocker].team === seat
  const worth = ({ face }: { readonly face: string }) => faceWorth(match, face, players[blocker], players[target])
  const faces = actions.filter(({ type }) => type === 'face') as (Action & { readonly face: string })[]
  const chosen = faces.reduce((best, action) => (isOwn === worth(action) > worth(best) ? action : best))
  return isOwn && worth(chosen) < PUSHED ? null : chosen
}
