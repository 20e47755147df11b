import { type Action, ask, call, done, go, procedure, type Question } from '@undercroft/engine'
import { stepTo } from '../actions.ts'
import { BURROWING, directionTo, wayOf } from '../board/ways.ts'
import { attack, distinctAttacks } from '../combat/attack.ts'
import { adjacent, areEnemies, boardIn, cardOf, has, isActive, isPresent } from '../creatures.ts'
import { burrowSpeed, trait } from '../gains.ts'
import { tearLoose } from '../move/entangled.ts'
import { attackPlaces, estimateTo } from '../move/goals.ts'
import { leastCost } from '../move/route.ts'
import { moveSpeed } from '../move/speed.ts'
import { walk } from '../move/step.ts'
import { enterWeight, mayStop, oddAfter, stepCost, surfaceMode, walkerOf } from '../move/walker.ts'
import { type Creature, ENTANGLED, type SkirmishMatch } from '../state.ts'
import { isOver } from '../victory.ts'

const isSlowInMelee = trait('slow-melee')

interface RushGiven {
  readonly creature: number
  readonly prey: number
  readonly underground: boolean
}

interface RushLocals extends RushGiven {
  /** Where the enemy stood when the rush began. */
  preyAt: number
  speed: number
  mode: number
  /** Squares walked, and the parity of the diagonals among them. */
  moved: number
  odd: number
  /** The step that is being taken. */
  weight: number
  diagonal: boolean
}

const beginRush = ({ creature, prey, underground }: RushGiven): RushLocals => ({
  creature,
  prey,
  underground,
  preyAt: -1,
  speed: 0,
  mode: -1,
  moved: 0,
  odd: 0,
  weight: 0,
  diagonal: false,
})

const rusherOf = (match: SkirmishMatch, { creature }: RushLocals): Creature => match.state.creatures[creature]
const preyOf = (match: SkirmishMatch, { prey }: RushLocals): Creature => match.state.creatures[prey]

/** The enemy is gone from where it stood: the rush has no target any more (SK-CMD-16). */
const hasLostPrey = (match: SkirmishMatch, frame: RushLocals): boolean =>
  !isPresent(preyOf(match, frame)) || preyOf(match, frame).square !== frame.preyAt

const isBeside = (match: SkirmishMatch, frame: RushLocals): boolean =>
  !hasLostPrey(match, frame) && adjacent(match, rusherOf(match, frame), preyOf(match, frame))

/** May it stop: on free ground beside its enemy, or anywhere on free ground when that one is gone (SK-CMD-16)? */
function mayHalt(match: SkirmishMatch, frame: RushLocals): boolean {
  if (!hasLostPrey(match, frame) && (frame.moved === 0 || !isBeside(match, frame))) return false
  const creature = rusherOf(match, frame)
  return mayStop(walkerOf(match, creature, frame.mode), creature.square)
}

/**
 * Steps from which a space beside the rushed enemy, or beside where it stood, can still be reached in time (SK-CMD-12,
 * SK-CMD-16).
 */
function rushSteps(match: SkirmishMatch, frame: RushLocals): number[] {
  const creature = rusherOf(match, frame)
  const prey = preyOf(match, frame)
  const walker = walkerOf(match, creature, frame.mode)
  const places = attackPlaces(match, walker, prey, frame.preyAt).filter((place) => mayStop(walker, place))
  const isGoal = (square: number) => places.includes(square)
  const estimate = estimateTo(match, walker, prey, frame.preyAt)
  const left = 2 * frame.speed - frame.moved
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = walker.way.steps[creature.square * 8 + direction]
    const weight = to < 0 ? 0 : enterWeight(walker, to)
    if (weight === 0) continue
    const diagonal = (direction & 1) === 1
    const rest = left - stepCost(weight, diagonal, frame.odd)
    if (rest < 0) continue
    const odd = oddAfter(weight, diagonal, frame.odd)
    if (leastCost(walker, to, odd, rest, isGoal, estimate) >= 0) found.push(to)
  }
  return found
}

function rushActions(match: SkirmishMatch, frame: RushLocals, steps = rushSteps(match, frame)): Action[] {
  const actions: Action[] = mayHalt(match, frame) ? [{ type: 'stop' }] : []
  for (const square of steps) actions.push(stepTo(square))
  return actions
}

const choose: Question<SkirmishMatch, RushLocals> = {
  kind: 'rush',
  seat: (match, frame) => rusherOf(match, frame).seat,
  actions: (match, frame) => rushActions(match, frame),
  about: (_, { creature, prey, moved, speed }) => ({ creature, prey, moved, speed }),
  answer(match, frame, action: { type: string; square: number }) {
    if (action.type === 'stop') return go(match, 'arrive')
    const creature = rusherOf(match, frame)
    const { steps, weight } = wayOf(boardIn(match), frame.mode, cardOf(match, creature).width)
    frame.weight = weight[action.square]
    frame.diagonal = (directionTo(steps, creature.square, action.square) & 1) === 1
    const { id } = creature
    return walk(match, { creature: id, to: action.square, mode: frame.mode, careful: false }, 'ran')
  },
}

/** A creature out of command rushes an enemy: by any way, to a space beside it (SK-CMD-12 to SK-CMD-18). */
export const rush = procedure<SkirmishMatch, RushLocals, RushGiven>('rush', beginRush, {
  start(match, frame) {
    const creature = rusherOf(match, frame)
    frame.preyAt = preyOf(match, frame).square
    frame.mode = frame.underground ? BURROWING : surfaceMode(match, creature)
    frame.speed = frame.underground ? burrowSpeed(match, creature) : moveSpeed(match, creature)
    if (has(creature, ENTANGLED)) return call(match, tearLoose, { creature: creature.id }, 'loose')
    return go(match, 'run')
  },
  loose: (match, _, free: boolean) => (free ? go(match, 'run') : done(match)),
  run(match, frame) {
    if (!isActive(rusherOf(match, frame)) || (hasLostPrey(match, frame) && isOver(match))) return done(match)
    if (!frame.underground) frame.mode = surfaceMode(match, rusherOf(match, frame))
    const steps = rushSteps(match, frame)
    if (steps.length > 0) return ask(match, 'ask', choose, rushActions(match, frame, steps))
    return mayHalt(match, frame) ? go(match, 'arrive') : done(match)
  },
  ask: choose,
  ran(match, frame, goesOn: boolean) {
    frame.moved += stepCost(frame.weight, frame.diagonal, frame.odd)
    frame.odd = oddAfter(frame.weight, frame.diagonal, frame.odd)
    return goesOn ? go(match, 'run') : done(match)
  },
  /** Within its speed it must attack the enemy it rushed; beyond, it may not (SK-CMD-13, SK-CMD-14). */
  arrive(match, frame) {
    const creature = rusherOf(match, frame)
    if (frame.moved > frame.speed || isSlowInMelee(match, creature)) return done(match)
    if (!isBeside(match, frame) || !areEnemies(match, creature, preyOf(match, frame))) return done(match)
    const choices = distinctAttacks(match, creature, false)
    return choices.length > 1 ? go(match, 'choose') : strike(match, frame, choices[0])
  },
  choose: {
    kind: 'choose-attack',
    seat: (match, frame) => rusherOf(match, frame).seat,
    actions: (match, frame) =>
      distinctAttacks(match, rusherOf(match, frame), false).map((place) => ({
        type: 'attack',
        attack: place,
        target: frame.prey,
      })),
    answer: (match, frame, action: { attack: number }) => strike(match, frame, action.attack),
  },
  end: (match) => done(match),
})

function strike(match: SkirmishMatch, frame: RushLocals, place: number) {
  const { creature: attacker, prey: target } = frame
  return call(
    match,
    attack,
    { attacker, target, attack: place, ranged: false, opportunity: false, charge: false },
    'end',
  )
}
