import { call, done, go, type Next, type Procedure, procedure } from '@undercroft/engine'
import { answers, listenersOf } from '../abilities/registry.ts'
import { spaceOf } from '../board/board.ts'
import { SPIKES } from '../board/terrain.ts'
import { BURROWING, FLYING, WALKING, wayOf } from '../board/ways.ts'
import { closeTo } from '../close.ts'
import { destroy } from '../combat/destroy.ts'
import { fallsToHalf, lose, reduced } from '../combat/harm.ts'
import { morale } from '../combat/morale.ts'
import { areEnemies, boardIn, cardOf, has, isPresent, squaresOf } from '../creatures.ts'
import { ASLEEP, type Creature, PARALYZED, ROUTING, type SkirmishMatch, STUNNED } from '../state.ts'
import { opportunity, provokes } from './opportunity.ts'
import { SPIKE_DAMAGE } from './walker.ts'

const tramples = answers('trampled')

interface StepGiven {
  readonly creature: number
  readonly to: number
  readonly mode: number
  /** A step that provokes nobody (Sidestep). */
  readonly careful: boolean
}

interface StepLocals extends StepGiven {
  /** Where it stood, and whether it was routing then. */
  from: number
  routing: boolean
  /** The next creature that it may trample. */
  next: number
}

const beginStep = ({ creature, to, mode, careful }: StepGiven): StepLocals => ({
  creature,
  to,
  mode,
  careful,
  from: -1,
  routing: false,
  next: 0,
})

/** A flyer provokes only with the first square of its movement in its own turn (SK-AB-FLIGHT-04). */
function isExposed(match: SkirmishMatch, creature: Creature, mode: number): boolean {
  if (mode === BURROWING) return false
  return mode !== FLYING || match.state.active !== creature.id || match.state.stepsTaken === 0
}

/** Spike squares under it that were not there before the step (SK-TERR-15, SK-TERR-18). */
function entersSpikes(match: SkirmishMatch, creature: Creature, from: number): boolean {
  const board = boardIn(match)
  const before = spaceOf(board, from, cardOf(match, creature).width)
  for (const square of squaresOf(match, creature)) {
    if (board.terrain[square] === SPIKES && !before.includes(square)) return true
  }
  return false
}

/**
 * One square of movement (SK-MOVE-19): enemies react, then the creature enters, then the terrain works. Returns whether
 * it may go on.
 */
export const step: Procedure<SkirmishMatch, StepLocals, StepGiven> = procedure<SkirmishMatch, StepLocals, StepGiven>(
  'step',
  beginStep,
  {
    start(match, frame) {
      const creature = match.state.creatures[frame.creature]
      frame.from = creature.square
      frame.routing = has(creature, ROUTING)
      if (
        frame.careful ||
        !isExposed(match, creature, frame.mode) ||
        !provokes(match, creature, frame.to, closeTo(match, creature))
      ) {
        return go(match, 'enter')
      }
      return call(match, opportunity, { mover: creature.id, to: frame.to }, 'enter')
    },
    enter(match, frame) {
      const creature = match.state.creatures[frame.creature]
      if (stopped(creature, frame)) return done(match, false)
      enter(match, creature, frame.to, frame.mode)
      if (frame.mode !== WALKING) return done(match, true)
      if (tramples(cardOf(match, creature).abilitySet)) return go(match, 'trample')
      return entersSpikes(match, creature, frame.from) ? go(match, 'spikes') : done(match, true)
    },
    trample(match, frame) {
      const creature = match.state.creatures[frame.creature]
      if (frame.mode !== WALKING || !tramples(cardOf(match, creature).abilitySet)) {
        return go(match, 'spikes')
      }
      const under = squaresOf(match, creature)
      const before = spaceOf(boardIn(match), frame.from, cardOf(match, creature).width)
      while (frame.next < match.state.creatures.length) {
        const other = match.state.creatures[frame.next++]
        if (other.id === creature.id || !isPresent(other) || !areEnemies(match, creature, other)) continue
        const squares = squaresOf(match, other)
        if (!squares.some((square) => under.includes(square)) || squares.some((square) => before.includes(square)))
          continue
        for (const { answer } of listenersOf(match, creature, 'trampled')) {
          const next = answer(match, creature, other)
          if (next) return next
        }
      }
      return go(match, 'spikes')
    },
    spikes(match, frame) {
      const creature = match.state.creatures[frame.creature]
      if (!isPresent(creature)) return done(match, false)
      if (frame.mode !== WALKING || !entersSpikes(match, creature, frame.from)) return go(match, 'end')
      return call(match, spikeDamage, { creature: creature.id }, 'end')
    },
    end(match, frame) {
      const creature = match.state.creatures[frame.creature]
      const goesOn = isPresent(creature) && creature.square === frame.to && has(creature, ROUTING) === frame.routing
      return done(match, goesOn && !has(creature, ASLEEP | PARALYZED | STUNNED))
    },
  },
)

/** It stands there now. */
export function enter(match: SkirmishMatch, creature: Creature, to: number, mode: number): void {
  const how = mode === BURROWING ? 'burrow' : has(creature, ROUTING) ? 'rout' : 'move'
  match.events?.push({ type: 'moved', creature: creature.id, from: creature.square, to, how })
  creature.square = to
  if (match.state.active === creature.id) match.state.stepsTaken++
}

/** Takes a step and goes on with `then`, which is handed whether the creature may go on. */
export function walk(match: SkirmishMatch, given: StepGiven, then: string): Next {
  return stepFreely(match, given, closeTo(match, match.state.creatures[given.creature]))
    ? go(match, then, true)
    : call(match, step, given, then)
}

/**
 * The step at once, where nothing can come of it: nobody reacts, nobody is trampled, no spikes. `close` is who is close to it.
 * Tells whether it was taken.
 */
export function stepFreely(
  match: SkirmishMatch,
  { careful, creature: id, mode, to }: StepGiven,
  close: number,
): boolean {
  const creature = match.state.creatures[id]
  if (!isPresent(creature) || has(creature, ASLEEP | PARALYZED | STUNNED)) return false
  if (mode === WALKING) {
    const { abilitySet, width } = cardOf(match, creature)
    if (wayOf(boardIn(match), WALKING, width).spikes[to] === 1 || tramples(abilitySet)) return false
  }
  if (!careful && isExposed(match, creature, mode) && provokes(match, creature, to, close)) return false
  enter(match, creature, to, mode)
  return true
}

/** Did a reaction end the movement: gone, moved elsewhere, routed or unable to move? */
function stopped(creature: Creature, frame: StepLocals): boolean {
  return (
    !isPresent(creature) ||
    creature.square !== frame.from ||
    has(creature, ROUTING) !== frame.routing ||
    has(creature, ASLEEP | PARALYZED | STUNNED)
  )
}

/** Stone spikes do magic damage to whoever is slowed by them; nobody caused it. */
export const spikeDamage = procedure<SkirmishMatch, { creature: number }>('spikes', {
  start(match, { creature: id }) {
    const creature = match.state.creatures[id]
    lose(match, creature, reduced(match, creature, SPIKE_DAMAGE, 'magic', false), null)
    if (creature.hp <= 0) {
      const by = has(creature, ROUTING) ? creature.routedBy : -1
      return call(match, destroy, { victim: id, by, cause: -1, reduced: true }, 'end')
    }
    if (!fallsToHalf(match, creature)) return done(match)
    return call(match, morale, { creature: id, by: -1, cause: -1, reason: 'half' }, 'end')
  },
  end: (match) => done(match),
})
