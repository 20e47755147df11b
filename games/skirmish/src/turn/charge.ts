import { call, done, go, procedure } from '@undercroft/engine'
import { directionTo, wayOf } from '../board/ways.ts'
import { attack, distinctAttacks } from '../combat/attack.ts'
import { areEnemies, boardIn, cardOf, gapBetween, has, isActive, isPresent } from '../creatures.ts'
import { trait } from '../gains.ts'
import { tearLoose } from '../move/entangled.ts'
import { leastCost } from '../move/route.ts'
import { moveSpeed } from '../move/speed.ts'
import { walk } from '../move/step.ts'
import { oddAfter, stepCost, surfaceMode, type Walker, walkerOf } from '../move/walker.ts'
import { canSee, hasLineOfEffect, isThreatened } from '../sight.ts'
import { type Creature, ENTANGLED, type SkirmishMatch } from '../state.ts'
import { lightOnly } from './prey.ts'

const chargesWithAll = trait('charges-with-all')
const chargesAnywhere = trait('charges-anywhere')
const hurlsInCharge = trait('hurls-in-charge')

interface ChargeGiven {
  readonly creature: number
  readonly prey: number
  /** The space where it ends. */
  readonly goal: number
}

interface ChargeLocals extends ChargeGiven {
  /** Where the enemy stood: it must still be there after a throw (SK-AB-HURLING-CHARGE-02). */
  preyAt: number
  /** Bits of the attacks thrown, and whether the next throw was declined. */
  hurled: number
  declined: boolean
  /** Squares of movement left, and the parity of the diagonals walked. */
  left: number
  odd: number
  /** Bits of the melee attacks made. */
  attacks: number
}

const beginCharge = ({ creature, prey, goal }: ChargeGiven): ChargeLocals => ({
  creature,
  prey,
  goal,
  preyAt: -1,
  hurled: 0,
  declined: false,
  left: 0,
  odd: 0,
  attacks: 0,
})

const chargerOf = (match: SkirmishMatch, { creature }: ChargeLocals): Creature => match.state.creatures[creature]
const preyOf = (match: SkirmishMatch, { prey }: ChargeLocals): Creature => match.state.creatures[prey]

/** The next space on the straight way: towards the goal in both directions, diagonals spread evenly. */
function nextSquare(match: SkirmishMatch, frame: ChargeLocals): number {
  const creature = chargerOf(match, frame)
  if (chargesAnywhere(match, creature)) {
    return nextRoundabout(walkerOf(match, creature, surfaceMode(match, creature)), creature, frame)
  }
  const { width } = match.state
  const dx = (frame.goal % width) - (creature.square % width)
  const dy = ((frame.goal / width) | 0) - ((creature.square / width) | 0)
  const long = Math.max(Math.abs(dx), Math.abs(dy))
  // `| 0`: -0 would make the square a float, and with it the squares of all creatures.
  const round = (n: number) => (Math.sign(n) * Math.floor((2 * Math.abs(n) + long) / (2 * long))) | 0
  return creature.square + round(dy) * width + round(dx)
}

/** The next space of a shortest way over free ground (SK-AB-STAGGER-01). */
function nextRoundabout(walker: Walker, creature: Creature, frame: ChargeLocals): number {
  const plain: Walker = { ...walker, way: { ...walker.way, weight: lightOnly(walker) } }
  const isGoal = (square: number) => square === frame.goal
  const whole = leastCost(plain, creature.square, frame.odd, frame.left, isGoal)
  for (let direction = 0; direction < 8; direction++) {
    const to = plain.way.steps[creature.square * 8 + direction]
    if (to < 0 || plain.way.weight[to] === 0) continue
    const diagonal = (direction & 1) === 1
    const cost = stepCost(1, diagonal, frame.odd)
    const rest = leastCost(plain, to, oddAfter(1, diagonal, frame.odd), whole - cost, isGoal)
    if (rest >= 0 && cost + rest === whole) return to
  }
  return -1
}

/** Ranged attacks that it may throw at its prey now (SK-AB-HURLING-CHARGE-01). */
function throwable(match: SkirmishMatch, frame: ChargeLocals): readonly number[] {
  const creature = chargerOf(match, frame)
  const prey = preyOf(match, frame)
  const card = cardOf(match, creature)
  if (!hurlsInCharge(match, creature) || frame.declined || !isPresent(prey) || prey.square !== frame.preyAt) return []
  if (isThreatened(match, creature) || !canSee(match, creature, prey) || !hasLineOfEffect(match, creature, prey))
    return []
  if (card.range > 0 && gapBetween(match, creature, prey) > card.range) return []
  return distinctAttacks(match, creature, true, frame.hurled)
}

/** A charge: straight to the nearest space beside the nearest enemy, then one attack at +2 (SK-CHARGE-01). */
export const charge = procedure<SkirmishMatch, ChargeLocals, ChargeGiven>('charge', beginCharge, {
  start(match, frame) {
    const creature = chargerOf(match, frame)
    frame.preyAt = preyOf(match, frame).square
    frame.left = 2 * moveSpeed(match, creature)
    if (has(creature, ENTANGLED)) return call(match, tearLoose, { creature: creature.id }, 'loose')
    return go(match, 'run')
  },
  loose: (match, _, free: boolean) => (free ? go(match, 'run') : done(match)),
  run(match, frame) {
    const creature = chargerOf(match, frame)
    if (!isActive(creature)) return done(match)
    if (throwable(match, frame).length > 0) return go(match, 'throw')
    if (creature.square === frame.goal) return go(match, 'strike')
    const to = nextSquare(match, frame)
    const mode = surfaceMode(match, creature)
    const { steps } = wayOf(boardIn(match), mode, cardOf(match, creature).width)
    const direction = to < 0 ? -1 : directionTo(steps, creature.square, to)
    if (direction < 0) return done(match)
    const diagonal = (direction & 1) === 1
    frame.left -= stepCost(1, diagonal, frame.odd)
    frame.odd = oddAfter(1, diagonal, frame.odd)
    frame.declined = false
    return walk(match, { creature: creature.id, to, mode, careful: false }, 'ran')
  },
  ran: (match, _, goesOn: boolean) => (goesOn ? go(match, 'run') : done(match)),
  throw: {
    kind: 'hurl',
    seat: (match, frame) => chargerOf(match, frame).seat,
    actions: (match, frame) => [
      { type: 'go-on' },
      ...throwable(match, frame).map((place) => ({ type: 'hurl', attack: place })),
    ],
    about: (_, { creature, prey }) => ({ creature, prey }),
    answer(match, frame, action: { type: string; attack: number }) {
      if (action.type === 'go-on') {
        frame.declined = true
        return go(match, 'run')
      }
      frame.hurled |= 1 << action.attack
      const { creature: attacker, prey: target } = frame
      return call(
        match,
        attack,
        { attacker, target, attack: action.attack, ranged: true, opportunity: false, charge: true },
        'run',
      )
    },
  },
  strike(match, frame) {
    const creature = chargerOf(match, frame)
    const prey = preyOf(match, frame)
    if (!isActive(creature) || !isPresent(prey) || !areEnemies(match, creature, prey)) return done(match)
    // SK-AB-HURLING-CHARGE-02: gone from its space, even where it would still be within reach.
    if (prey.square !== frame.preyAt) return done(match)
    const choices = distinctAttacks(match, creature, false, frame.attacks)
    const all = chargesWithAll(match, creature)
    if (choices.length === 0 || (frame.attacks !== 0 && !all)) return done(match)
    return choices.length > 1 ? go(match, 'choose') : strike(match, frame, choices[0])
  },
  choose: {
    kind: 'choose-attack',
    seat: (match, frame) => chargerOf(match, frame).seat,
    actions: (match, frame) =>
      distinctAttacks(match, chargerOf(match, frame), false, frame.attacks).map((place) => ({
        type: 'attack',
        attack: place,
        target: frame.prey,
      })),
    answer: (match, frame, action: { attack: number }) => strike(match, frame, action.attack),
  },
})

function strike(match: SkirmishMatch, frame: ChargeLocals, place: number) {
  frame.attacks |= 1 << place
  const { creature: attacker, prey: target } = frame
  return call(
    match,
    attack,
    { attacker, target, attack: place, ranged: false, opportunity: false, charge: true },
    'strike',
  )
}
