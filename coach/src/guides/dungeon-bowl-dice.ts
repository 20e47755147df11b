import type { Block } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { ballAlike, type Kind } from './ball-dice.ts'
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

/** Deeper than this inside rolls, one portal speaks for two. */
const NEAR = 1

/** What an outcome of the open roll comes to. */
export function dungeonAlike(match: DungeonMatch, nesting: number): Kind | null {
  if (match.waiting?.what === 'portal') return nesting > NEAR ? ([value]) => value >> 1 : null
  return ballAlike(match, nesting, PLAIN)
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
