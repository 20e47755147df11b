import { call, done, go, procedure } from '@undercroft/engine'
import { spaceOf } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import { SPIKES } from '../board/terrain.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import { cardOf, has, isPresent } from '../creatures.ts'
import { shift } from '../move/settle.ts'
import { spikeDamage } from '../move/step.ts'
import { mayStop, SPIKE_DAMAGE, surfaceMode, type Walker, walkerOf } from '../move/walker.ts'
import { type Creature, ROUTING, type SkirmishMatch } from '../state.ts'

interface ShoveLocals {
  /** The acting creature, from which distances are counted; its player chooses. */
  readonly actor: number
  readonly creature: number
  readonly how: 'push' | 'pull' | 'slide'
  left: number
}

/** Squares to which the creature may be pushed, pulled or slid next (SK-KEY-PUSH-01, SK-KEY-PUSH-02, SK-KEY-PULL-01). */
export function shovePlaces(match: SkirmishMatch, actor: Creature, creature: Creature, how: string): number[] {
  const walker = walkerOf(match, creature, surfaceMode(match, creature))
  const { board, width } = walker
  const { width: actorWidth } = cardOf(match, actor)
  const far = (square: number) => distance(board, actor.square, actorWidth, square, width)
  const now = far(creature.square)
  const { steps } = wayOf(board, WALKING, width)
  const places: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[creature.square * 8 + direction]
    if (to < 0 || !mayStop(walker, to) || isDeadly(match, creature, walker, to)) continue
    if (how === 'push' && far(to) !== now + 1) continue
    if (how === 'pull' && far(to) !== now - 1) continue
    places.push(to)
  }
  return places
}

/** Spikes that would kill it are not entered, unless it is routing (SK-TERR-17). */
function isDeadly(match: SkirmishMatch, creature: Creature, walker: Walker, to: number): boolean {
  if (creature.hp > SPIKE_DAMAGE || has(creature, ROUTING)) return false
  return walker.mode === WALKING && newSpikes(match, creature, to)
}

function newSpikes(match: SkirmishMatch, creature: Creature, to: number): boolean {
  const { board, width } = { board: walkerOf(match, creature, WALKING).board, width: cardOf(match, creature).width }
  const before = spaceOf(board, creature.square, width)
  return spaceOf(board, to, width).some((square) => board.terrain[square] === SPIKES && !before.includes(square))
}

/** A creature is pushed, pulled or slid, square by square; it provokes nobody (SK-AOO-12). */
export const shove = procedure<SkirmishMatch, ShoveLocals>('shove', {
  start(match, frame) {
    const creature = match.state.creatures[frame.creature]
    const actor = match.state.creatures[frame.actor]
    if (frame.left === 0 || !isPresent(creature) || !isPresent(actor)) return done(match)
    return shovePlaces(match, actor, creature, frame.how).length === 0 ? done(match) : go(match, 'ask')
  },
  ask: {
    kind: 'shove',
    seat: (match, frame) => match.state.creatures[frame.actor].seat,
    actions(match, frame) {
      const creature = match.state.creatures[frame.creature]
      const places = shovePlaces(match, match.state.creatures[frame.actor], creature, frame.how)
      return [...places.map((square) => ({ type: 'shift', square })), { type: 'stop' }]
    },
    about: (_, { creature, how, left }) => ({ creature, how, left }),
    answer(match, frame, action: { type: string; square: number }) {
      if (action.type === 'stop') return done(match)
      const creature = match.state.creatures[frame.creature]
      const hurts = surfaceMode(match, creature) === WALKING && newSpikes(match, creature, action.square)
      shift(match, creature, action.square)
      frame.left--
      return hurts ? call(match, spikeDamage, { creature: creature.id }, 'start') : go(match, 'start')
    },
  },
})
