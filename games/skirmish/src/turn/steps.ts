import { mayAnswer } from '../abilities/registry.ts'
import { BURROWING, FLYING, INCORPOREAL, WALKING, type Way } from '../board/ways.ts'
import { AFTER_STEP, AFTER_TWO, type Crowd } from '../crowd.ts'
import { leastCost } from '../move/route.ts'
import {
  afterTrampling,
  enterWeight,
  fearsSpikes,
  mayStop,
  oddAfter,
  stepCost,
  type Walker,
  walkerOf,
} from '../move/walker.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

const mayTrample = mayAnswer('mayTrample')

/** What a creature has left to walk, and how. */
export interface Stride {
  readonly mode: number
  readonly odd: number
  readonly left: number
  /** SK-MOVE-11: only the first step of a turn may cost more than is left. */
  readonly isFirst: boolean
}

/** The directions in which it may step: each step must leave it a way to a legal stop (SK-MOVE-04, SK-MOVE-11). */
export function stepDirections(
  match: SkirmishMatch,
  creature: Creature,
  stride: Stride,
  { crowd, way }: { readonly crowd: Crowd; readonly way: Way },
): number {
  if (stride.left <= 0 && !stride.isFirst) return 0
  if (isOrdinary(match, creature, stride.mode, way, crowd)) return directionsAmong(match, creature, stride, way, crowd)
  return directionsByWalker(match, creature, stride)
}

/** Do the blocks of those around it tell where it may go: no ghosts, no trampling, no spikes under it, nobody squeezed or shared? */
function isOrdinary(match: SkirmishMatch, creature: Creature, mode: number, { spikes }: Way, crowd: Crowd): boolean {
  if (crowd.squeezed || (crowd.foes & crowd.friends) !== 0 || mode === INCORPOREAL) return false
  return mode !== WALKING || (spikes[creature.square] === 0 && !mayTrample(match, creature))
}

/** The steps past those within two squares. */
function directionsAmong(
  match: SkirmishMatch,
  creature: Creature,
  { isFirst, left, mode, odd }: Stride,
  way: Way,
  { foes, friends }: Crowd,
): number {
  const { spikes, steps, stop, weight } = way
  const shuns = mode === WALKING && fearsSpikes(creature)
  // SK-AB-FLIGHT-03: flyers pass everybody.
  const closed = mode === FLYING || mode === BURROWING ? 0 : foes
  const taken = foes | friends
  const from = creature.square * 8
  let directions = 0
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[from + direction]
    if (to < 0 || (closed & AFTER_STEP[direction]) !== 0 || (shuns && spikes[to] === 1)) continue
    const diagonal = (direction & 1) === 1
    const cost = stepCost(weight[to], diagonal, odd)
    if ((taken & AFTER_STEP[direction]) === 0 && stop[to] === 1) {
      if (cost > left && !isFirst) continue
    } else {
      const rest = left - cost
      // Where it may not stop it must take a step more, and nearly always one is enough.
      if (rest <= 0) continue
      const after = oddAfter(weight[to], diagonal, odd)
      if (!mayStopNext(way, to, direction, taken, shuns, after, rest)) {
        if (rest === 1 || !leadsOn(walkerOf(match, creature, mode), to, after, rest)) continue
      }
    }
    directions |= 1 << direction
  }
  return directions
}

/** Is there a legal stop one step on? */
function mayStopNext(
  { spikes, steps, stop, weight }: Way,
  from: number,
  came: number,
  taken: number,
  shuns: boolean,
  odd: number,
  left: number,
): boolean {
  for (let direction = 0; direction < 8; direction++) {
    const to = steps[from * 8 + direction]
    if (to < 0 || stop[to] === 0 || (taken & AFTER_TWO[came * 8 + direction]) !== 0) continue
    if (stepCost(weight[to], (direction & 1) === 1, odd) <= left && !(shuns && spikes[to] === 1)) return true
  }
  return false
}

/** The same for everybody, by everybody on the grid. */
export function directionsByWalker(match: SkirmishMatch, creature: Creature, stride: Stride): number {
  const { isFirst, left, mode, odd } = stride
  const walker = walkerOf(match, creature, mode)
  let directions = 0
  for (let direction = 0; direction < 8; direction++) {
    const to = walker.way.steps[creature.square * 8 + direction]
    const weight = to < 0 ? 0 : enterWeight(walker, to)
    if (weight === 0) continue
    const diagonal = (direction & 1) === 1
    const cost = stepCost(weight, diagonal, odd)
    if (mayStop(walker, to)) {
      if (cost > left && !isFirst) continue
    } else if (cost > left || !leadsOn(walker, to, oddAfter(weight, diagonal, odd), left - cost)) continue
    directions |= 1 << direction
  }
  return directions
}

/** Is there a legal stop within what is left to walk? */
const leadsOn = (walker: Walker, from: number, odd: number, left: number): boolean =>
  leastCost(afterTrampling(walker, from), from, odd, left, (square) => mayStop(walker, square)) >= 0
