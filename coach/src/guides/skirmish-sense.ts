import type { Action, Decision } from '@undercroft/engine'
import { type Creature, cardOf, type SkirmishMatch, type SkirmishState } from '@undercroft/skirmish'
import type { Deployment } from './skirmish-deploy.ts'
import { gainFrom } from './skirmish-fight.ts'
import { walkingTo } from './skirmish-maps.ts'
import { allied, FAR, GONE } from './skirmish-threats.ts'
import { type Distances, stepsTowards } from './steps.ts'

/** Commanders and shooters do not want enemies nearer than this. */
export const SAFE = 3

export const isShooter = (match: SkirmishMatch, creature: Creature): boolean =>
  cardOf(match, creature).ranged.length > 0

/** Those who would rather not be near an enemy. */
const isShy = (match: SkirmishMatch, creature: Creature): boolean => creature.rating >= 0 || isShooter(match, creature)

const enemiesOf = (match: SkirmishMatch, seat: number): Creature[] =>
  match.state.creatures.filter(
    (other) => other.square >= 0 && (other.status & GONE) === 0 && !allied(match, other.seat, seat),
  )

/** Walking distance to the nearest of them. */
function nearestOf(state: SkirmishState, square: number, others: readonly Creature[]): number {
  const steps = walkingTo(state, square)
  let least = FAR
  for (const other of others) if (steps[other.square] >= 0 && steps[other.square] < least) least = steps[other.square]
  return least
}

type Named = Action & {
  readonly creature?: number
  readonly square?: number
  readonly target?: number
  readonly attack?: number
  readonly spell?: number
  readonly ability?: number
}

/** Striking somebody from here or from there is the same attempt. */
export function skirmishAttempt(action: Action): string | null {
  const { type, target, attack, spell, ability } = action as Named
  if (type === 'charge') return `charge ${target}`
  if (type === 'melee' || type === 'ranged') return `${type} ${target} ${attack}`
  if (type === 'cast' || type === 'use') return `${type} ${target} ${spell ?? ability}`
  return null
}

/** Leaves out what is hardly ever good: steps that lead nowhere, areas without enemies; of many creatures those who can do most. */
export function skirmishSensible(match: SkirmishMatch, decision: Decision, stepsBack: boolean): readonly Action[] {
  const { state } = match
  if (decision.kind === 'activate') return mostUrgent(match, decision.actions as readonly Named[], decision.seat)
  const creature = state.creatures[state.active]
  if (!creature || creature.square < 0) return decision.actions
  const enemies = enemiesOf(match, creature.seat)
  if (decision.kind === 'aim') return aimed(state, decision.actions as readonly Aim[], enemies)
  if (decision.kind !== 'act') return decision.actions
  return turnChoices(match, decision.actions as readonly Named[], creature, enemies, stepsBack)
}

/** So many creatures are looked at when the next one is chosen. */
const URGENT = 4

/** Whoever can strike comes first, the dearest of those; then whoever is nearest. Commanders wait for the others. */
function mostUrgent(match: SkirmishMatch, actions: readonly Named[], seat: number): readonly Action[] {
  if (actions.length <= URGENT) return actions
  const enemies = enemiesOf(match, seat)
  const urgency = ({ creature = -1 }: Named): number => {
    const one = match.state.creatures[creature]
    if (one.square < 0) return 0
    const card = cardOf(match, one)
    const away = nearestOf(match.state, one.square, enemies)
    const reach = isShooter(match, one) ? Math.max(card.range || FAR, 2 * card.speed) : 2 * card.speed + 1
    const waits = one.rating >= 0 ? WAITING : 0
    return (away <= reach ? FAR + card.cost : FAR - away) - waits
  }
  return actions
    .map((action) => ({ action, urgency: urgency(action) }))
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, URGENT)
    .map(({ action }) => action)
}

const WAITING = 10

/** How many enemies a creature has in mind. */
const PREY = 3

/** Steps towards enemies; for commanders and shooters the one that leads farthest from them too, where they may step back. */
function turnChoices(
  match: SkirmishMatch,
  actions: readonly Named[],
  creature: Creature,
  enemies: readonly Creature[],
  stepsBack: boolean,
): readonly Action[] {
  const { state } = match
  const isWalk = ({ type }: Named) => type === 'step' || type === 'sidestep'
  const walks = actions.filter(isWalk)
  if (walks.length === 0) return actions
  const here = nearestOf(state, creature.square, enemies)
  const places = prey(match, creature, enemies)
  const wanted = stepsTowards(
    walks,
    ({ square = -1 }) => square,
    creature.square,
    places,
    () => 0,
  )
  const kept = actions.filter((action) => !isWalk(action) || wanted.has(action))
  if (!stepsBack || !isShy(match, creature) || here > SAFE) return kept.length > 0 ? kept : actions
  const away = farthest(walks, ({ square = -1 }) => nearestOf(state, square, enemies))
  return kept.includes(away) ? kept : [...kept, away]
}

/** The ways to the enemies whom it wants to come near: those from whom it can take most soonest. */
function prey(match: SkirmishMatch, creature: Creature, enemies: readonly Creature[]): Distances[] {
  const { square } = creature
  return enemies
    .map((enemy) => ({ enemy, steps: walkingTo(match.state, enemy.square) }))
    .filter(({ steps }) => steps[square] >= 0)
    .map(({ enemy, steps }) => ({ steps, worth: (1 + gainFrom(match, creature, enemy)) / (CLOSE + steps[square]) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PREY)
    .map(({ steps }) => steps)
}

/** So many squares more or less hardly matter. */
const CLOSE = 4

function farthest<T>(list: readonly T[], distance: (one: T) => number): T {
  return list.reduce((best, one) => (distance(one) > distance(best) ? one : best))
}

type Aim = Action & { readonly x: number; readonly y: number }

const AIMS = 6
const AIM_RANGE = 3

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

/** Answers that need no thought: a free blow is struck; before the first round creatures stand forward, commanders behind them. */
export function skirmishReflex(match: SkirmishMatch, { actions, kind }: Decision): Action | null {
  switch (kind) {
    case 'deploy': {
      const placing = actions as readonly Deployment[]
      const away = fromMiddle(match, placing[0].creature)
      return placing.reduce((best, action) => (away(action.square) < away(best.square) ? action : best))
    }
    case 'opportunity':
      return actions.find(({ type }) => type === 'opportunity') ?? null
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

/** How far a square is from where the creature wants to stand: in the middle, commanders behind the others. */
export function fromMiddle({ state }: SkirmishMatch, creature: number): (square: number) => number {
  const behind = state.creatures[creature].rating >= 0 ? 6 : 0
  return (square) => distanceFromCentre(state, square, behind)
}

function distanceFromCentre({ width, terrain }: SkirmishState, square: number, behind: number): number {
  const height = terrain.length / width
  const dx = Math.abs((square % width) - width / 2)
  const dy = Math.abs(Math.floor(square / width) - height / 2)
  return Math.abs(Math.max(dx, dy) - behind) + Math.min(dx, dy) / 100
}
