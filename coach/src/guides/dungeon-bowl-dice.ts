import { BLOCK_DIE, type Block, FACES, type Harm, isHeard, isPassed, type Test } from '@undercroft/ball'
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

/** What an outcome of the open roll comes to: a Block's face, a test passed or failed, armour broken or not, what kind of injury. */
export function dungeonAlike(match: DungeonMatch, values: readonly number[]): string | number | null {
  const { stack, waiting } = match
  const frame = stack[stack.length - 1]
  switch (waiting?.what) {
    case 'block':
      return faceOf(match, frame as Frame & Block, values)
    case 'armour':
      return armourOf(match, frame as Frame & Harm, values)
    case 'injury':
      return injuryOf(match, frame as Frame & Harm, values)
    default:
      return frame.proc === 'test' && PLAIN.has((frame as Frame & Test).kind)
        ? testOf(match, frame as Frame & Test, values)
        : null
  }
}

/** The face that is chosen where that needs no thought, otherwise all that lie there. */
function faceOf(match: DungeonMatch, frame: Block, values: readonly number[]): string | null {
  if (frame.rerolledDice.length > 0) return FACES[BLOCK_DIE[values[0] - 1]]
  const faces = values.map((value) => FACES[BLOCK_DIE[value - 1]])
  const { players } = match.state
  const blocker = players[frame.blocker]
  const worth = (face: string) => faceWorth(match, face, blocker, players[frame.target])
  const isOwn = frame.chooser === blocker.team
  const chosen = faces.reduce((best, face) => (isOwn === worth(face) > worth(best) ? face : best))
  return isOwn && worth(chosen) < PUSHED ? faces.sort().join() : chosen
}

function testOf(match: DungeonMatch, test: Test, [value]: readonly number[]): number {
  if (isPassed({ ...test, value })) return PASSED
  return isHeard(match, 'boost') ? value : 0
}

const PASSED = 7

/** Whoever adds something to a roll decides when the dice lie, so each sum counts where that may be. */
const mayBeAdded = (match: DungeonMatch, { by, bonus }: Harm): boolean =>
  bonus > 0 || (by >= 0 && (isHeard(match, 'harmBonus') || isHeard(match, 'addsToHarm')))

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Sums so far below what is needed count as one. */
const SHORT = 3

function armourOf(match: DungeonMatch, frame: Harm, values: readonly number[]): number | null {
  // A double sends somebody off.
  if (frame.how === 'foul' || isHeard(match, 'harmRolled')) return null
  const sum = sumOf(values)
  const total = frame.modifiers.reduce((all, { value }) => all + value, sum)
  const missing = match.state.players[frame.player].av - total
  if (missing <= 0) return 0
  // Some break armour with a certain number on the dice.
  if (isHeard(match, 'breaksArmour')) return -sum
  return mayBeAdded(match, frame) ? Math.min(SHORT, missing) : SHORT
}

/** The least sums that Knock-out, and that cause a Casualty. */
const KNOCKS_OUT = 8
const KILLS = 10

function injuryOf(match: DungeonMatch, frame: Harm, values: readonly number[]): number | null {
  if (frame.how === 'foul' || isHeard(match, 'harmRolled')) return null
  const sum = sumOf(values)
  const isPlain = !mayBeAdded(match, frame) && !isHeard(match, 'injury')
  if (isPlain) return sum < KNOCKS_OUT ? 0 : sum < KILLS ? 1 : 2
  return Math.max(KNOCKS_OUT - 2, Math.min(KILLS, sum))
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
