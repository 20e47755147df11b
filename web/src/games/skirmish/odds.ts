import { distribution } from '@undercroft/coach'
import type { Action, Decision } from '@undercroft/engine'
import type { OddsRow } from '../brain.ts'
import { type Creature, coveredSquares, type SkirmishMatch, STATUS_NAMES, skirmishGame, squaresOf } from './rules.ts'

const unsettled = new Set([
  'declare',
  'react',
  'reroll',
  'catch-arrow',
  'spell-resistance',
  'tyrannical-morale',
  'choose-attack',
  'opportunity',
  'hurl',
  'aim',
  'resolve-first',
  'cleave',
  'death-strike',
  'drag',
  'flee',
  'flee-underground',
])
const plainAnswers = new Set(['roll-attack', 'decline', 'pass', 'go-on'])

/** The plain answer to a question that comes before a strike is settled; null where it is settled. */
export function plainly({ kind, actions }: Decision): Action | null {
  if (!unsettled.has(kind)) return null
  const plain = actions.find(({ type }) => plainAnswers.has(type))
  return plain ?? actions[0]
}

const order = ['destroyed', 'routed', 'damaged', 'afflicted', 'healed', 'nothing']

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

/** Rows of one creature, best first; the more damage, the earlier. */
function rowsOf(found: ReadonlyMap<string, number>, target?: number): OddsRow[] {
  return [...found]
    .map(([name, chance]): OddsRow => {
      const [outcome, amount] = name.split(' ')
      const tone = outcome === 'nothing' ? 'bad' : 'good'
      return { outcome, amount: Number(amount), chance, tone, ...(target === undefined ? {} : { target }) }
    })
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || b.amount! - a.amount!)
}

/** What an attack, spell or ability does to the one it is aimed at. */
export function strikeOdds(match: SkirmishMatch, action: Action, target: number): OddsRow[] {
  if (target < 0) return []
  const before = match.state.creatures[target]
  const found = distribution(
    skirmishGame,
    match,
    action,
    (at, decision) => {
      const now = fate(before, at.state.creatures[target])
      const isOver = now.startsWith('destroyed') || now.startsWith('routed')
      return !isOver && decision && unsettled.has(decision.kind) ? null : now
    },
    plainly,
  )
  return rowsOf(found)
}

/** What an area does to each creature in it. */
export function areaOdds(match: SkirmishMatch, action: Action): OddsRow[] {
  const { caster, power } = skirmishGame.about(match) as { caster?: number; power?: string }
  if (caster === undefined || power === undefined) return []
  const squares = new Set(coveredSquares(match, caster, power, action as never))
  const victims = match.state.creatures.filter(
    (one) =>
      one.id !== caster &&
      one.square >= 0 &&
      (one.status & STATUS_NAMES.eliminated) === 0 &&
      squaresOf(match, one).some((square) => squares.has(square)),
  )
  return victims.flatMap((victim) => rowsOf(fatesOf(match, action, victim), victim.id))
}

/**
 * What may become of one of many, each apart so that chances do not multiply: it comes first among those of its owner, and whoever
 * comes before it fares as is most likely.
 */
function fatesOf(match: SkirmishMatch, action: Action, victim: Creature): Map<string, number> {
  const { id } = victim
  return distribution(
    skirmishGame,
    match,
    action,
    (at, decision) => {
      const isOpen =
        decision && unsettled.has(decision.kind) && (decision.kind !== 'resolve-first' || isWaiting(at, id))
      return isOpen ? null : fate(victim, at.state.creatures[id])
    },
    (decision) => (decision.kind === 'resolve-first' && pickOf(decision, id)) || plainly(decision),
    ({ state, stack, waiting }) => JSON.stringify([state.creatures[id], stack, waiting]),
  )
}

/** This creature is to come next, where that can be said. */
function pickOf({ actions }: Decision, id: number): Action | undefined {
  return (actions as readonly (Action & { creature?: number })[]).find(({ creature }) => creature === id)
}

/** Has the effect still to work on this creature? */
function isWaiting({ stack }: SkirmishMatch, id: number): boolean {
  const all = stack.findLast(({ proc }) => proc === 'affect-all') as
    | { readonly waiting?: readonly number[] }
    | undefined
  return all?.waiting?.includes(id) ?? false
}
