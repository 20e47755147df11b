import { ask, call, done, type Frame, go, type Next, procedure, type Question } from '@undercroft/engine'
import { answeredInPlay, listenersOf, moments } from '../abilities/registry.ts'
import { END, type TurnAction } from '../actions.ts'
import { isDiagonal } from '../board/measure.ts'
import { BURROWING } from '../board/ways.ts'
import { AN_ENEMY, closeTo } from '../close.ts'
import { type AttackResult, attack } from '../combat/attack.ts'
import { difficulty, isCommanded } from '../command.ts'
import { adjacent, areEnemies, cardOf, has, isActive, isPresent } from '../creatures.ts'
import { burrowSpeed } from '../gains.ts'
import { cast } from '../magic/cast.ts'
import { tearLoose } from '../move/entangled.ts'
import { moveSpeed } from '../move/speed.ts'
import { enter, step, stepFreely, walk } from '../move/step.ts'
import { oddAfter, stepCost, surfaceMode } from '../move/walker.ts'
import { ASLEEP, type Creature, ENTANGLED, MISLED, type SkirmishMatch } from '../state.ts'
import { isOver } from '../victory.ts'
import { charge } from './charge.ts'
import { actionsOn, canWalkOn, isBound, movementLimit, turnActions } from './options.ts'
import { rush } from './rush.ts'
import { beginStroll, isFree, type Stroll, strollOf, strollOn } from './stroll.ts'
import { endsAsUsual, turnEnd } from './turn-end.ts'
import { freshTurn, type TurnLocals } from './turn-locals.ts'
import { startsAsUsual, turnStart } from './turn-start.ts'

const someBegins = answeredInPlay('enemyBegins')

/** Speed of a creature out of command (SK-CMD-08). */
const LOST_SPEED = 2

const actorOf = (match: SkirmishMatch, { creature }: TurnLocals): Creature => match.state.creatures[creature]

const act: Question<SkirmishMatch, TurnLocals> = {
  kind: 'act',
  seat: (match, frame) => actorOf(match, frame).seat,
  actions: turnActions,
  about: (_, { creature, commanded, moved, speed, did }) => ({ creature, commanded, moved, speed, did }),
  answer: (match, frame, action: TurnAction) => perform(match, frame, action),
}

/** The turn of an activated creature (SK-ROUND-07). */
export const turn = procedure<SkirmishMatch, TurnLocals, { creature: number }>('turn', freshTurn, ['slow-effect'], {
  start,
  begun: begin,
  enemies: heedEnemies,
  slowed(match, frame, saved: boolean) {
    frame.slowed = !saved
    return go(match, 'enemies')
  },
  act,
  walked(match, frame, goesOn: boolean) {
    if (match.state.stepsTaken > 0) pay(frame)
    // A reaction ended the movement; the nearest legal space is taken at the end of the turn.
    if (!goesOn) frame.spent = true
    return go(match, 'settled')
  },
  freed(match, frame, free: boolean) {
    return free ? take(match, frame, frame.to, beginStroll(match, actorOf(match, frame), frame)) : go(match, 'settled')
  },
  slipped(match, frame, free: boolean) {
    return free ? sidestep(match, frame) : go(match, 'settled')
  },
  sidestepped(match, frame, goesOn: boolean) {
    frame.sidestepped = true
    frame.moved = 1
    if (frame.did !== '') frame.movedAfter = true
    if (!goesOn) frame.spent = true
    return go(match, 'settled')
  },
  struck: (match, _, __: AttackResult) => go(match, 'settled'),
  /** After everything that was done: is the skirmish decided, can the creature go on? */
  settled(match, frame) {
    const creature = actorOf(match, frame)
    if (isOver(match)) return done(match)
    if (!isActive(creature)) return end(match, frame)
    quicken(match, creature, frame)
    return goOn(match, creature, frame)
  },
  over: (match, frame) => end(match, frame),
  end: leave,
})

/** The next step of the caller is `then`. */
export const takeTurn = (match: SkirmishMatch, creature: number, then: string): Next =>
  call(match, turn, { creature }, then)

function start(match: SkirmishMatch, frame: TurnLocals): Next {
  const { state } = match
  const creature = actorOf(match, frame)
  state.turn++
  state.active = creature.id
  state.stepsTaken = 0
  creature.activations--
  if (!startsAsUsual(creature)) return call(match, turnStart, { creature: creature.id }, 'begun')
  return begin(match, frame, isPresent(creature))
}

/** The creature may act, or has lost its turn. */
function begin(match: SkirmishMatch, frame: TurnLocals, free: boolean): Next {
  const creature = actorOf(match, frame)
  if (!free || !isActive(creature)) return end(match, frame)
  frame.commanded = isCommanded(match, creature)
  frame.ownSpeed = moveSpeed(match, creature)
  frame.speed = frame.commanded ? frame.ownSpeed : LOST_SPEED
  frame.bound =
    !frame.commanded && difficulty(match, creature) > 0 && !has(creature, MISLED) && isBound(match, creature)
  match.events?.push({ type: 'activated', creature: creature.id, commanded: frame.commanded, rules: ['SK-CMD-01'] })
  return heedEnemies(match, frame)
}

/** Enemies beside it may have a say as its turn begins (SK-AB-SLOW-EFFECT-01). */
function heedEnemies(match: SkirmishMatch, frame: TurnLocals): Next {
  const creature = actorOf(match, frame)
  if (!someBegins(match) || (closeTo(match, creature) & AN_ENEMY) === 0) frame.next = match.state.creatures.length
  while (frame.next < match.state.creatures.length) {
    const other = match.state.creatures[frame.next++]
    if (!areEnemies(match, creature, other) || !isPresent(other) || frame.slowed) continue
    if (!moments().listens('enemyBegins', cardOf(match, other).abilitySet) || !adjacent(match, creature, other))
      continue
    for (const { answer } of listenersOf(match, other, 'enemyBegins')) {
      const next = answer(match, other, creature, frame)
      if (next) return next
    }
  }
  return ask(match, 'act', act)
}

/** The turn ends here: `stroll` is what is known of the creature, if anything is. */
function end(match: SkirmishMatch, frame: TurnLocals, stroll?: Stroll): Next {
  const creature = actorOf(match, frame)
  const isUsual = endsAsUsual(match, creature, stroll?.close, stroll?.way)
  return isUsual ? leave(match) : call(match, turnEnd, { creature: creature.id }, 'end')
}

function leave(match: SkirmishMatch): Next {
  match.state.active = -1
  return done(match)
}

/** The turn that is being played, undefined between turns. */
export const turnAtWork = ({ stack }: SkirmishMatch): TurnLocals | undefined =>
  stack.find(({ proc }) => proc === turn.name) as (Frame & TurnLocals) | undefined

/** Asks what it does next; a turn in which nothing is left to do but to end it is over. */
function goOn(match: SkirmishMatch, creature: Creature, frame: TurnLocals, actions = turnActions(match, frame)): Next {
  const isIdle = actions.length === 0 || (actions.length === 1 && actions[0] === END)
  if (!isIdle || canWalkOn(match, creature, frame)) return ask(match, 'act', act, actions)
  return end(match, frame, strollOf(match, creature, frame))
}

/** A change of its speed counts from now on; out of command the speed is 2 whatever happens (SK-CMD-08). */
function quicken(match: SkirmishMatch, creature: Creature, frame: TurnLocals): void {
  const now = moveSpeed(match, creature)
  if (frame.commanded) frame.speed += now - frame.ownSpeed
  frame.ownSpeed = now
}

/** Plays what was chosen. */
function perform(match: SkirmishMatch, frame: TurnLocals, action: TurnAction) {
  const creature = actorOf(match, frame)
  switch (action.type) {
    case 'end':
      return end(match, frame, strollOf(match, creature, frame))
    case 'step':
      return take(match, frame, action.square, strollOf(match, creature, frame))
    case 'sidestep':
      frame.to = action.square
      if (has(creature, ENTANGLED)) return call(match, tearLoose, { creature: creature.id }, 'slipped')
      return sidestep(match, frame)
    case 'burrow':
      frame.mode = BURROWING
      if (frame.commanded) frame.speed = burrowSpeed(match, creature)
      return go(match, 'act')
    case 'melee':
    case 'ranged': {
      const ranged = action.type === 'ranged'
      frame.did = action.type
      frame.attacks |= 1 << action.attack
      frame.count++
      const { target, attack: place } = action
      return call(
        match,
        attack,
        { attacker: creature.id, target, attack: place, ranged, opportunity: false, charge: false },
        'struck',
      )
    }
    case 'charge':
      return call(match, charge, { creature: creature.id, prey: action.target, goal: action.square }, 'over')
    case 'rush':
      return call(match, rush, { creature: creature.id, prey: action.target, underground: action.underground }, 'over')
    case 'cast':
    case 'use':
      return usePower(match, frame, action)
    case 'wake': {
      frame.did = 'other'
      frame.count++
      const sleeper = match.state.creatures[action.target]
      sleeper.status &= ~ASLEEP
      match.events?.push({ type: 'condition', creature: sleeper.id, condition: 'sleep', on: false })
      return go(match, 'settled')
    }
  }
}

/** One square; an entangled creature must tear itself loose first (SK-COND-ENTANGLE-02). */
function take(match: SkirmishMatch, frame: TurnLocals, to: number, stroll: Stroll) {
  const creature = actorOf(match, frame)
  frame.to = to
  if (has(creature, ENTANGLED)) return call(match, tearLoose, { creature: creature.id }, 'freed')
  frame.mode = stroll.mode
  frame.weight = stroll.way.weight[to]
  frame.diagonal = isDiagonal(stroll.board, creature.square, to)
  if (isFree(stroll, to)) enter(match, creature, to, stroll.mode)
  else {
    const given = { creature: creature.id, to, mode: frame.mode, careful: false }
    if (!stepFreely(match, given, stroll.close)) return call(match, step, given, 'walked')
  }
  pay(frame)
  // Nothing came of the step, so nothing is decided by it and its speed is what it was.
  strollOn(match, creature, frame)
  return goOn(match, creature, frame, actionsOn(match, creature, frame, stroll))
}

/** The step that was taken is paid for. */
function pay(frame: TurnLocals): void {
  const cost = stepCost(frame.weight, frame.diagonal, frame.odd)
  // SK-MOVE-11: the one square that is always allowed is the whole turn.
  if (frame.moved + cost > movementLimit(frame)) frame.spent = true
  frame.moved += cost
  frame.odd = oddAfter(frame.weight, frame.diagonal, frame.odd)
  if (frame.did === '') frame.movedBefore = true
  else frame.movedAfter = true
}

/** The one careful square of a Sidestep. */
function sidestep(match: SkirmishMatch, { creature, to }: TurnLocals) {
  const mode = surfaceMode(match, match.state.creatures[creature])
  return walk(match, { creature, to, mode, careful: true }, 'sidestepped')
}

function usePower(match: SkirmishMatch, frame: TurnLocals, action: Extract<TurnAction, { type: 'cast' | 'use' }>) {
  const creature = actorOf(match, frame)
  const card = cardOf(match, creature)
  const timing =
    action.type === 'cast'
      ? card.spells[action.spell].spell.effect.timing
      : card.abilities[action.ability].effect?.timing
  if (timing === 'swift' || (action.type === 'cast' && card.spells[action.spell].swift)) {
    creature.swiftTurn = match.state.turn
  } else if (timing === 'replaces move') frame.stood = true
  else {
    if (frame.did === '') frame.did = 'other'
    frame.power = true
    frame.count++
  }
  if (action.type === 'use') {
    const { on } = moments().abilities[moments().numberOf(card.abilities[action.ability].name)]
    const next = on.perform?.(match, creature, frame, action)
    if (next) return next
  }
  const spell = action.type === 'cast' ? action.spell : -1
  const ability = action.type === 'use' ? action.ability : -1
  return call(match, cast, { caster: creature.id, spell, ability, target: action.target, immunity: '' }, 'settled')
}
