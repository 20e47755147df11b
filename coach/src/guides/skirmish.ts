import type { Action, Decision } from '@undercroft/engine'
import { type Creature, cardOf, type SkirmishMatch } from '@undercroft/skirmish'
import type { Guide, Reason } from '../guide.ts'
import { type Deployment, waryDeployment } from './skirmish-deploy.ts'
import { costOf, gainFrom } from './skirmish-fight.ts'
import { skirmishForesee, skirmishKey } from './skirmish-keys.ts'
import { walkingTo } from './skirmish-maps.ts'
import { fromMiddle, isShooter, SAFE, skirmishAttempt, skirmishReflex, skirmishSensible } from './skirmish-sense.ts'
import { allied, FAR, GONE, HELPLESS, nextBlow, prospects, ROUTING } from './skirmish-threats.ts'

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
  /** Everybody is worth something as prey, of the cost of the hunter. */
  anyPrey: 0.1,
  /** Out of reach of its commanders, of its cost. */
  unled: 0.04,
  /** For each enemy more than friends close by, of its cost. */
  alone: 0.02,
  /** Spells that are left. */
  spell: 0.6,
  /** A creature that has its turn of this round still to come, of its cost. */
  ready: 0.01,
}

/** How somebody goes into a fight. */
interface Temper {
  /** For each square that a creature is nearer to whom it can hurt, of what it can hope to take from it. */
  readonly near: number
  /** Of what the most dangerous enemy in reach can do to each creature. */
  readonly danger: number
  /** Of what all own creatures can hope to take with their next turns, and all enemies with theirs. */
  readonly hope: number
  readonly fear: number
}

const BOLD: Temper = { near: 0.03, danger: 0.2, hope: 0, fear: 0 }
const WARY: Temper = { near: 0.006, danger: 0, hope: 0.5, fear: 0.6 }

const FEARFUL: Temper = { near: 0.003, danger: 0, hope: 0.8, fear: 1 }

/** After so many rounds in which nothing happened everybody is bold. */
const PATIENCE = 2

type SkirmishGuide = Guide<SkirmishMatch>

/** Runs at whoever is near. */
export const boldSkirmishGuide: SkirmishGuide = guideOf(BOLD, true)

/** Lets the enemy come into reach, and strikes first. */
export const skirmishGuide: SkirmishGuide = {
  ...guideOf(WARY, false),
  reflex: waryReflex,
}

/** What masters have learned upon: more careful, and commanders and shooters may step back. */
export const fearfulSkirmishGuide: SkirmishGuide = { ...guideOf(FEARFUL, true), reflex: waryReflex }

function waryReflex(match: SkirmishMatch, decision: Decision): Action | null {
  if (decision.kind === 'first-player') return firstWhoStrikes(match, decision)
  if (decision.kind !== 'deploy') return skirmishReflex(match, decision)
  const places = decision.actions as readonly Deployment[]
  return waryDeployment(match, places, fromMiddle(match, places[0].creature))
}

/** Whoever wins the initiative goes first when there is somebody to strike, and waits for the others when there is not. */
function firstWhoStrikes(match: SkirmishMatch, { actions, seat }: Decision): Action {
  const canStrike = prospects(match, seat, true) > 0
  return actions.find((action) => ((action as Action & { seat: number }).seat === seat) === canStrike) ?? actions[0]
}

/** What is good in a skirmish: creatures with their hit points, commanders, points, and being where one can strike. */
function guideOf(usual: Temper, stepsBack: boolean): SkirmishGuide {
  const temperIn = ({ state }: SkirmishMatch): Temper => (state.quietRounds < PATIENCE ? usual : BOLD)
  return {
    reasons: (match, seat) => {
      const temper = temperIn(match)
      const [own, others] = [reasonsOf(match, seat, true, temper), reasonsOf(match, seat, false, temper)]
      return own.map(({ term, value }, i) => ({ term, value: value - others[i].value }))
    },
    evaluate: (match, seat) => {
      const temper = temperIn(match)
      return sideValue(match, seat, true, temper) - sideValue(match, seat, false, temper)
    },
    isBoundary,
    key: skirmishKey,
    foresee: skirmishForesee,
    attempt: skirmishAttempt,
    sensible: (match, decision) => skirmishSensible(match, decision, stepsBack),
    reflex: skirmishReflex,
  }
}

function reasonsOf(match: SkirmishMatch, seat: number, own: boolean, temper: Temper): Reason[] {
  const { state } = match
  let creatures = 0
  let positions = outlook(match, seat, own, temper)
  for (const creature of state.creatures) {
    if (allied(match, creature.owner, seat) !== own) continue
    creatures += creatureValue(match, creature)
    if (own) positions += positionValue(match, creature, temper)
  }
  return [
    { term: 'victory', value: winValue(match, seat, own) },
    { term: 'points', value: pointsOf(match, seat, own) },
    { term: 'creatures', value: creatures },
    { term: 'positions', value: positions },
  ]
}

function sideValue(match: SkirmishMatch, seat: number, own: boolean, temper: Temper): number {
  let value = winValue(match, seat, own) + pointsOf(match, seat, own) + outlook(match, seat, own, temper)
  for (const creature of match.state.creatures) {
    if (allied(match, creature.owner, seat) !== own) continue
    value += creatureValue(match, creature) + (own ? positionValue(match, creature, temper) : 0)
  }
  return value
}

/** What the side can hope to take with its next turns. */
function outlook(match: SkirmishMatch, seat: number, own: boolean, { hope, fear }: Temper): number {
  const weight = own ? hope : fear
  return weight === 0 ? 0 : weight * prospects(match, seat, own)
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

function creatureValue(match: SkirmishMatch, creature: Creature): number {
  if ((creature.status & GONE) !== 0) return 0
  const card = cardOf(match, creature)
  const cost = costOf(match, creature)
  let value = cost * (WEIGHTS.alive + (WEIGHTS.hitPoints * creature.hp) / card.hp)
  if (creature.rating >= 0) value += WEIGHTS.commander * cost
  if ((creature.status & ROUTING) !== 0) value *= WEIGHTS.routing
  else if ((creature.status & HELPLESS) !== 0) value *= WEIGHTS.weak
  for (const left of creature.boxes) value += WEIGHTS.spell * left
  return value
}

/**
 * Near those whom it can hurt, out of reach of those who hurt it more, led, and not alone. Counted for the own side only: what
 * brings two enemies together is equally near for both.
 */
function positionValue(match: SkirmishMatch, creature: Creature, temper: Temper): number {
  if (creature.square < 0 || (creature.status & (GONE | ROUTING)) !== 0) return 0
  const { state } = match
  const cost = costOf(match, creature)
  const steps = walkingTo(state, creature.square)
  const wanted = isShooter(match, creature) ? SHOT : creature.rating >= 0 ? SAFE : 1
  let best = 0
  let danger = 0
  let led = creature.rating >= 0 ? 0 : FAR
  for (const other of state.creatures) {
    if (other.square < 0 || (other.status & GONE) !== 0) continue
    const away = steps[other.square] < 0 ? FAR : steps[other.square]
    if (allied(match, other.seat, creature.seat)) {
      if (other.rating >= 0 && away < led) led = away
      continue
    }
    const prey = gainFrom(match, creature, other) + WEIGHTS.anyPrey * cost
    const near = prey * (FAR - Math.max(wanted, Math.min(FAR, away)))
    if (near > best) best = near
    if ((other.status & HELPLESS) !== 0) continue
    const threat = nextBlow(match, other, creature, away)
    if (threat > danger) danger = threat
  }
  let value = temper.near * best - temper.danger * danger
  if (creature.activations > 0) value += WEIGHTS.ready * cost
  if (led > LED) value -= WEIGHTS.unled * cost
  return value - WEIGHTS.alone * cost * outnumbered(match, creature)
}

/** From here a shooter shoots well. */
const SHOT = 6
const LED = 7

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
