import type { Action, Decision } from '@undercroft/engine'
import {
  type Creature,
  coveredSquares,
  type SkirmishMatch,
  STATUS_NAMES,
  skirmishGame,
  squaresOf,
} from '@undercroft/skirmish'
import type { Deed, Deeds } from './deed.ts'

type SkirmishDeed = Deed<SkirmishMatch>

/** Actions that strike one creature. */
export const STRIKES: ReadonlySet<string> = new Set(['melee', 'ranged', 'charge', 'attack', 'hurl', 'cast', 'use'])

export const skirmishDeeds: Deeds<SkirmishMatch> = {
  of(match, given) {
    const { type, target } = given as Action & { target?: number }
    if (type === 'aim') return area(match, given)
    const { mover } = skirmishGame.about(match) as { mover?: number }
    const victim = type === 'opportunity' ? mover : STRIKES.has(type) ? target : undefined
    return victim !== undefined && match.state.creatures[victim] ? [strike(match, victim)] : []
  },
}

const PLAIN_ANSWERS = new Set(['roll-attack', 'decline', 'pass', 'go-on'])

/** Questions on the way are answered plainly: nothing more is used, nobody reacts. */
export const plainly = ({ actions }: Decision): Action =>
  actions.find(({ type }) => PLAIN_ANSWERS.has(type)) ?? actions[0]

const OUTCOMES = ['destroyed', 'routed', 'damaged', 'afflicted', 'healed', 'nothing']
const BAD = new Set(['nothing'])

/** What has become of a creature: how it fares, and how many hit points that took or gave. */
function fate(before: Creature, after: Creature): string {
  if (after.status & STATUS_NAMES.eliminated) return `destroyed ${before.hp}`
  const lost = before.hp - after.hp
  const routs = (after.status & STATUS_NAMES.routing) !== 0 && (before.status & STATUS_NAMES.routing) === 0
  if (routs) return `routed ${lost}`
  if (lost > 0) return `damaged ${lost}`
  if (lost < 0) return `healed ${-lost}`
  return after.status === before.status ? 'nothing 0' : 'afflicted 0'
}

/** Has what the decision started come to its end: is nothing left above the frames that were there? */
const isSettled = ({ stack }: SkirmishMatch, depth: number): boolean => stack.length <= depth

/** What an attack, spell or ability does to the one it is aimed at. */
function strike(match: SkirmishMatch, target: number): SkirmishDeed {
  const before = match.state.creatures[target]
  const depth = depthOf(match)
  const now = (at: SkirmishMatch): string => fate(before, at.state.creatures[target])
  return {
    outcomes: OUTCOMES,
    bad: BAD,
    outcome(at) {
      const isOver = now(at).startsWith('destroyed') || now(at).startsWith('routed')
      return isOver || isSettled(at, depth) ? now(at) : null
    },
    soFar: now,
    answer: plainly,
  }
}

/** What an area does to each creature in it. */
function area(match: SkirmishMatch, action: Action): SkirmishDeed[] {
  const { caster, power } = skirmishGame.about(match) as { caster?: number; power?: string }
  if (caster === undefined || power === undefined) return []
  const squares = new Set(coveredSquares(match, caster, power, action as never))
  return match.state.creatures
    .filter(
      (one) =>
        one.id !== caster &&
        one.square >= 0 &&
        (one.status & STATUS_NAMES.eliminated) === 0 &&
        squaresOf(match, one).some((square) => squares.has(square)),
    )
    .map((victim) => caught(match, victim))
}

/**
 * What may become of one of many, each apart so that chances do not multiply: it comes first among those of its owner, and whoever
 * comes before it fares as is most likely.
 */
function caught(match: SkirmishMatch, victim: Creature): SkirmishDeed {
  const { id } = victim
  const depth = depthOf(match)
  const now = (at: SkirmishMatch): string => fate(victim, at.state.creatures[id])
  return {
    target: id,
    outcomes: OUTCOMES,
    bad: BAD,
    outcome: (at, decision) => (isSettled(at, depth) || (decision && isDealtWith(at, id)) ? now(at) : null),
    soFar: now,
    answer: (decision) => pickOf(decision, id) ?? plainly(decision),
    same: ({ state, stack, waiting }) => JSON.stringify([state.creatures[id], stack, waiting]),
  }
}

/** Up to the turn that goes on afterwards, or up to the frame that asks. */
function depthOf({ stack }: SkirmishMatch): number {
  const turn = stack.findIndex(({ proc }) => proc === 'turn')
  return turn < 0 ? stack.length : turn + 1
}

/** Is it the turn of others, and this creature no longer among those who wait for the effect? */
function isDealtWith({ stack }: SkirmishMatch, id: number): boolean {
  const all = stack[stack.length - 1] as { readonly proc: string; readonly waiting?: readonly number[] }
  return all.proc === 'affect-all' && !(all.waiting?.includes(id) ?? false)
}

/** This creature is to come next, where that can be said. */
function pickOf({ kind, actions }: Decision, id: number): Action | undefined {
  if (kind !== 'resolve-first') return undefined
  return (actions as readonly (Action & { creature?: number })[]).find(({ creature }) => creature === id)
}
