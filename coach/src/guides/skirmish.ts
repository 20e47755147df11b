import type { Decision } from '@undercroft/engine'
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
import {
  allied,
  enemiesOf,
  isShooter,
  nearestOf,
  SAFE,
  skirmishAttempt,
  skirmishReflex,
  skirmishSensible,
} from './skirmish-sense.ts'

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
  /** For each enemy more than friends close by, of its cost. */
  alone: 0.02,
  /** Spells that are left. */
  spell: 0.6,
  /** A creature that has its turn of this round still to come, of its cost. */
  ready: 0.01,
}

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
  attempt: skirmishAttempt,
  sensible: skirmishSensible,
  reflex: skirmishReflex,
}

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
 * Close enough to strike, not closer than is good, and not alone. Counted for the own side only: what brings two enemies
 * together is equally near for both.
 */
function positionValue(match: SkirmishMatch, creature: Creature): number {
  if (creature.square < 0 || (creature.status & (GONE | ROUTING)) !== 0) return 0
  const card = CARDS[creature.card]
  const cost = costOf(creature)
  const nearest = nearestOf(match.state, creature.square, enemiesOf(match, creature.seat))
  const shoots = isShooter(creature)
  const wanted = shoots ? Math.min(6, card?.range || 6) : creature.rating >= 0 ? SAFE : 1
  let value = creature.activations > 0 ? WEIGHTS.ready * cost : 0
  value -= WEIGHTS.far * cost * Math.max(0, nearest - wanted)
  if ((creature.rating >= 0 || shoots) && nearest <= 1) value -= WEIGHTS.exposed * cost
  return value - WEIGHTS.alone * cost * outnumbered(match, creature)
}

/** How many more enemies than friends are close by. */
function outnumbered({ options, state }: SkirmishMatch, creature: Creature): number {
  const x = creature.square % state.width
  const y = Math.floor(creature.square / state.width)
  let more = -1
  for (const other of state.creatures) {
    if (other.square < 0 || (other.status & (GONE | ROUTING)) !== 0) continue
    const dx = Math.abs((other.square % state.width) - x)
    const dy = Math.abs(Math.floor(other.square / state.width) - y)
    if (dx > CLOSE || dy > CLOSE) continue
    const isFriend = options.teams ? other.seat % 2 === creature.seat % 2 : other.seat === creature.seat
    more += isFriend ? -1 : 1
  }
  return Math.max(0, more)
}

const CLOSE = 5

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
