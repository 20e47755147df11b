import type { Action, Decision } from '@undercroft/engine'
import {
  CARDS,
  type Creature,
  type SkirmishEvent,
  type SkirmishMatch,
  type SkirmishOptions,
  type SkirmishState,
  STATUS_NAMES,
} from '@undercroft/skirmish'
import type { Guide, Reason } from '../guide.ts'
import { skirmishForesee, skirmishKey } from './skirmish-keys.ts'
import { walkingTo } from './skirmish-maps.ts'

const GONE = STATUS_NAMES.eliminated | STATUS_NAMES['phased-out']
const { routing: ROUTING } = STATUS_NAMES
const WEAK =
  STATUS_NAMES.stunned | STATUS_NAMES.asleep | STATUS_NAMES.paralyzed | STATUS_NAMES.frightened | STATUS_NAMES.confused

const WEIGHTS = {
  win: 1000,
  /** For each victory point. */
  point: 1,
  /** Of what a creature costs: for being there, and for its hit points. */
  alive: 0.6,
  hitPoints: 0.6,
  /** What is left of that while it runs, or cannot act. */
  routing: 0.35,
  weak: 0.75,
  /** A commander, of its cost. */
  commander: 0.3,
  /** For each square between a creature and whom it can hurt, of its cost. */
  far: 0.008,
  /** A commander or a shooter within reach of an enemy who fights hand to hand, of its cost. */
  exposed: 0.06,
  /** Spells that are left. */
  spell: 0.6,
  /** A creature that has its turn of this round still to come, of its cost. */
  ready: 0.01,
}
const FAR = 40
/** A commander keeps so far away from enemies as long as others can fight for it. */
const SAFE = 3

/** What is good in a skirmish: creatures with their hit points, commanders, points, and being where one can strike. */
export const skirmishGuide: Guide<SkirmishState, SkirmishOptions, SkirmishEvent> = {
  reasons: (match, seat) => {
    const [own, others] = [reasonsOf(match, seat, true), reasonsOf(match, seat, false)]
    return own.map(({ term, value }, i) => ({ term, value: value - others[i].value }))
  },
  evaluate: (match, seat) => sideValue(match, seat, true) - sideValue(match, seat, false),
  isBoundary,
  key: skirmishKey,
  foresee: skirmishForesee,
  sensible,
  reflex,
}

const allied = ({ options }: SkirmishMatch, a: number, b: number): boolean =>
  options.teams ? a % 2 === b % 2 : a === b

function reasonsOf(match: SkirmishMatch, seat: number, own: boolean): Reason[] {
  const { state } = match
  let creatures = 0
  let positions = 0
  for (const creature of state.creatures) {
    if (allied(match, creature.owner, seat) !== own) continue
    creatures += creatureValue(creature)
    if (own) positions += positionValue(match, creature)
  }
  return [
    { term: 'victory', value: winValue(match, seat, own) },
    { term: 'points', value: pointsOf(match, seat, own) },
    { term: 'creatures', value: creatures },
    { term: 'positions', value: positions },
  ]
}

function sideValue(match: SkirmishMatch, seat: number, own: boolean): number {
  let value = winValue(match, seat, own) + pointsOf(match, seat, own)
  for (const creature of match.state.creatures) {
    if (allied(match, creature.owner, seat) !== own) continue
    value += creatureValue(creature) + (own ? positionValue(match, creature) : 0)
  }
  return value
}

function winValue(match: SkirmishMatch, seat: number, own: boolean): number {
  const { winners } = match.state
  return winners?.some((winner) => allied(match, winner, seat) === own) ? WEIGHTS.win : 0
}

function pointsOf(match: SkirmishMatch, seat: number, own: boolean): number {
  let points = 0
  match.state.scores.forEach((score, other) => {
    if (allied(match, other, seat) === own) points += score
  })
  return WEIGHTS.point * points
}

const costOf = (creature: Creature): number => CARDS[creature.card]?.cost ?? Math.max(1, creature.worth)

function creatureValue(creature: Creature): number {
  if ((creature.status & GONE) !== 0) return 0
  const card = CARDS[creature.card]
  const cost = costOf(creature)
  let value = cost * (WEIGHTS.alive + (WEIGHTS.hitPoints * creature.hp) / (card?.hp ?? creature.hp))
  if (creature.rating >= 0) value += WEIGHTS.commander * cost
  if ((creature.status & ROUTING) !== 0) value *= WEIGHTS.routing
  else if ((creature.status & WEAK) !== 0) value *= WEIGHTS.weak
  for (const left of creature.boxes) value += WEIGHTS.spell * left
  return value
}

/**
 * Close enough to strike, and not closer than is good. Counted for the own side only: what brings two enemies together is equally
 * near for both.
 */
function positionValue(match: SkirmishMatch, creature: Creature): number {
  if (creature.square < 0 || (creature.status & (GONE | ROUTING)) !== 0) return 0
  const { state } = match
  const card = CARDS[creature.card]
  const cost = costOf(creature)
  const steps = walkingTo(state, creature.square)
  let nearest = FAR
  for (const other of state.creatures) {
    if (other.square < 0 || (other.status & GONE) !== 0 || allied(match, other.seat, creature.seat)) continue
    const away = steps[other.square]
    if (away >= 0 && away < nearest) nearest = away
  }
  const shoots = card !== undefined && card.ranged.length > 0
  const keepsAway = creature.rating >= 0 || shoots
  const wanted = shoots ? Math.min(6, card.range || 6) : creature.rating >= 0 ? SAFE : 1
  let value = creature.activations > 0 ? WEIGHTS.ready * cost : 0
  value -= WEIGHTS.far * cost * Math.max(0, nearest - wanted)
  if (keepsAway && nearest <= 1) value -= WEIGHTS.exposed * cost
  return value
}

const BEFORE = new Set([
  'first-player',
  'activate',
  'deploy',
  'pick-tile',
  'place-tile',
  'turn-assembly',
  'commander-zero',
  'bond',
])

/** The turn of a creature is an activation, whether it was asked for or the only one left. */
function isBoundary({ kind }: Decision, { state }: SkirmishMatch, start: SkirmishMatch): boolean {
  if (BEFORE.has(kind)) return true
  return kind === 'act' && state.turn > start.state.turn + (start.state.active < 0 ? 1 : 0)
}

/** Steps lead towards enemies, or away from them for those who would rather not be near. */
function sensible(match: SkirmishMatch, decision: Decision): readonly Action[] {
  const { state } = match
  const creature = state.creatures[state.active]
  if (!creature || creature.square < 0) return decision.actions
  const enemies = state.creatures.filter(
    (other) => other.square >= 0 && (other.status & GONE) === 0 && !allied(match, other.seat, creature.seat),
  )
  if (decision.kind === 'aim') return aimed(state, decision.actions as readonly Aim[], enemies)
  if (decision.kind !== 'act') return decision.actions
  const here = nearestOf(state, creature.square, enemies)
  const shy = creature.rating >= 0 || (CARDS[creature.card]?.ranged.length ?? 0) > 0
  const kept = decision.actions.filter((action) => {
    if (action.type !== 'step' && action.type !== 'sidestep') return true
    const there = nearestOf(state, (action as Action & { square: number }).square, enemies)
    return there <= here || (shy && here <= SAFE)
  })
  return kept.length > 0 ? kept : decision.actions
}

type Aim = Action & { readonly x: number; readonly y: number }

/** Areas are aimed at enemies, at the most promising points only. */
function aimed({ width }: SkirmishState, actions: readonly Aim[], enemies: readonly Creature[]): readonly Action[] {
  const near = ({ x, y }: Aim) =>
    enemies.filter(({ square }) => {
      const dx = (square % width) - x
      const dy = Math.floor(square / width) - y
      return dx * dx + dy * dy <= AIM_RANGE * AIM_RANGE
    }).length
  const ranked = actions.map((action) => ({ action, near: near(action) })).sort((a, b) => b.near - a.near)
  return ranked.slice(0, AIMS).map(({ action }) => action)
}

const AIMS = 6
const AIM_RANGE = 3

function nearestOf(state: SkirmishState, square: number, enemies: readonly Creature[]): number {
  const steps = walkingTo(state, square)
  let least = FAR
  for (const enemy of enemies) if (steps[enemy.square] >= 0 && steps[enemy.square] < least) least = steps[enemy.square]
  return least
}

/** What comes before the first round: creatures stand forward, commanders behind them. */
function reflex(match: SkirmishMatch, decision: Decision): Action | null {
  const { actions, kind } = decision
  switch (kind) {
    case 'deploy': {
      const placing = actions as readonly (Action & { creature: number; square: number })[]
      const behind = match.state.creatures[placing[0].creature].rating >= 0 ? 6 : 0
      return placing.reduce((best, action) =>
        distanceFromCentre(match.state, action.square, behind) < distanceFromCentre(match.state, best.square, behind)
          ? action
          : best,
      )
    }
    case 'resolve-first':
      return actions[0]
    case 'pick-tile':
    case 'place-tile':
    case 'turn-assembly':
    case 'commander-zero':
    case 'bond':
    case 'first-player':
      return actions[(match.rolls * 7 + actions.length * 3) % actions.length]
    default:
      return null
  }
}

function distanceFromCentre({ width, terrain }: SkirmishState, square: number, behind: number): number {
  const height = terrain.length / width
  const dx = Math.abs((square % width) - width / 2)
  const dy = Math.abs(Math.floor(square / width) - height / 2)
  return Math.abs(Math.max(dx, dy) - behind) + Math.min(dx, dy) / 100
}
