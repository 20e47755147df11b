import { ask, call, done, go, type Procedure, procedure, type Question } from '@undercroft/engine'
import { BURROWING, directionTo, wayOf } from '../board/ways.ts'
import { breakBonds, eliminate } from '../combat/destroy.ts'
import { boardIn, cardOf, has, isPresent } from '../creatures.ts'
import { burrowSpeed, trait } from '../gains.ts'
import { type Creature, ENTANGLED, HELD, type SkirmishMatch } from '../state.ts'
import { tearLoose } from './entangled.ts'
import { distancesFromExits, type WayOut, wayOut } from './exits.ts'
import { costsWithin, leastCost } from './route.ts'
import { settle } from './settle.ts'
import { moveSpeed } from './speed.ts'
import { walk } from './step.ts'
import { enterWeight, mayStop, oddAfter, stepCost, surfaceMode, type Walker, walkerOf } from './walker.ts'

const burrows = trait('burrows')

interface FleeLocals {
  readonly creature: number
  mode: number
  /** Squares of movement left, and the parity of the diagonals walked. */
  left: number
  odd: number
  /** The step that is being taken. */
  weight: number
  diagonal: boolean
}

type FleeGiven = Pick<FleeLocals, 'creature'>

const beginFlee = ({ creature }: FleeGiven): FleeLocals => ({
  creature,
  mode: -1,
  left: 0,
  odd: 0,
  weight: 0,
  diagonal: false,
})

/** No route is longer than this. */
const FAR = 400

const outOf = (match: SkirmishMatch, creature: Creature, walker: Walker): WayOut =>
  wayOut(walker.board, walker.mode, walker.width, match.state.exits[creature.owner])

/** Cost of the quickest way out from a space, -1: every way is blocked. */
function costOut(walker: Walker, { leaves, left }: WayOut, from: number, odd: number, limit: number): number {
  const isGoal = (square: number) => leaves[square] === 1
  return leastCost(walker, from, odd, limit, isGoal, left)
}

/** The next squares of all quickest ways out (SK-ROUT-02); of equal ones the owner chooses. */
function quickestSteps(match: SkirmishMatch, frame: FleeLocals): number[] {
  const creature = match.state.creatures[frame.creature]
  const walker = walkerOf(match, creature, frame.mode)
  const out = outOf(match, creature, walker)
  const whole = costOut(walker, out, creature.square, frame.odd, FAR)
  if (whole <= 0) return []
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = walker.way.steps[creature.square * 8 + direction]
    const weight = to < 0 ? 0 : enterWeight(walker, to)
    if (weight === 0) continue
    const diagonal = (direction & 1) === 1
    const cost = stepCost(weight, diagonal, frame.odd)
    if (cost > frame.left) continue
    const odd = oddAfter(weight, diagonal, frame.odd)
    const rest = costOut(walker, out, to, odd, whole - cost)
    if (rest < 0 || cost + rest !== whole) continue
    if (canHalt(walker, out, to, odd, frame.left - cost)) found.push(to)
  }
  return found
}

/** Going this way, is there a space to stop (or leave the grid) before the movement is used up (SK-ROUT-05)? */
function canHalt(walker: Walker, out: WayOut, at: number, odd: number, left: number): boolean {
  let square = at
  let parity = odd
  let movement = left
  for (;;) {
    if (mayStop(walker, square)) return true
    if (out.leaves[square] === 1) return movement >= 1
    const whole = costOut(walker, out, square, parity, FAR)
    let next = -1
    for (let direction = 0; direction < 8 && next < 0; direction++) {
      const to = walker.way.steps[square * 8 + direction]
      const weight = to < 0 ? 0 : enterWeight(walker, to)
      if (weight === 0) continue
      const diagonal = (direction & 1) === 1
      const cost = stepCost(weight, diagonal, parity)
      if (cost > movement) continue
      const after = oddAfter(weight, diagonal, parity)
      const rest = costOut(walker, out, to, after, whole - cost)
      if (rest < 0 || cost + rest !== whole) continue
      next = to
      parity = after
      movement -= cost
    }
    if (next < 0) return false
    square = next
  }
}

/** Every way is blocked: the next square on the way to the space nearest to an exit that it can reach (SK-ROUT-04). */
function nearestToExit(match: SkirmishMatch, frame: FleeLocals): number {
  const creature = match.state.creatures[frame.creature]
  const walker = walkerOf(match, creature, frame.mode)
  const near = distancesFromExits(walker.board, match.state.exits[creature.owner])
  const far = (square: number) => (near[square] < 0 ? FAR : near[square])
  const cost = costsWithin(walker, creature.square, frame.odd, frame.left)
  let best = creature.square
  for (let square = 0; square < walker.board.squares; square++) {
    if (cost(square) < 0 || !mayStop(walker, square)) continue
    if (
      far(square) < far(best) ||
      (far(square) === far(best) && best !== creature.square && cost(square) < cost(best))
    ) {
      best = square
    }
  }
  if (best === creature.square) return -1
  for (let direction = 0; direction < 8; direction++) {
    const to = walker.way.steps[creature.square * 8 + direction]
    const weight = to < 0 ? 0 : enterWeight(walker, to)
    if (weight === 0) continue
    const diagonal = (direction & 1) === 1
    const paid = stepCost(weight, diagonal, frame.odd)
    const after = oddAfter(weight, diagonal, frame.odd)
    if (paid > frame.left) continue
    if (leastCost(walker, to, after, frame.left - paid, (square) => square === best) >= 0) return to
  }
  return -1
}

function isCutOff(match: SkirmishMatch, frame: FleeLocals): boolean {
  const creature = match.state.creatures[frame.creature]
  const walker = walkerOf(match, creature, frame.mode)
  return costOut(walker, outOf(match, creature, walker), creature.square, frame.odd, FAR) < 0
}

function canLeave(match: SkirmishMatch, frame: FleeLocals): boolean {
  const creature = match.state.creatures[frame.creature]
  const board = boardIn(match)
  const { leaves } = wayOut(board, frame.mode, cardOf(match, creature).width, match.state.exits[creature.owner])
  return leaves[creature.square] === 1
}

const fleeing = (steps: readonly number[]) => steps.map((square) => ({ type: 'flee', square }))

const choose: Question<SkirmishMatch, FleeLocals> = {
  kind: 'flee',
  seat: (match, frame) => match.state.creatures[frame.creature].seat,
  actions: (match, frame) => fleeing(quickestSteps(match, frame)),
  about: (_, { creature, left }) => ({ creature, left }),
  answer: (match, frame, action: { square: number }) => take(match, frame, action.square),
}

/** A routing creature runs for its exit at double speed (SK-ROUT-01 to SK-ROUT-08). */
export const flee: Procedure<SkirmishMatch, FleeLocals, FleeGiven> = procedure<SkirmishMatch, FleeLocals, FleeGiven>(
  'flee',
  beginFlee,
  {
    start(match, frame) {
      const creature = match.state.creatures[frame.creature]
      if (has(creature, HELD)) return done(match, false)
      if (has(creature, ENTANGLED)) return call(match, tearLoose, { creature: creature.id }, 'loose')
      return go(match, 'mode')
    },
    loose: (match, _, free: boolean) => (free ? go(match, 'mode') : done(match, false)),
    mode(match, frame) {
      const creature = match.state.creatures[frame.creature]
      frame.mode = surfaceMode(match, creature)
      frame.left = 2 * moveSpeed(match, creature)
      return go(match, burrows(match, creature) ? 'dig' : 'run')
    },
    dig: {
      kind: 'flee-underground',
      seat: (match, frame) => match.state.creatures[frame.creature].seat,
      actions: () => [{ type: 'decline' }, { type: 'use' }],
      about: (_, { creature }) => ({ creature }),
      answer(match, frame, action: { type: string }) {
        if (action.type === 'use') {
          frame.mode = BURROWING
          frame.left = 2 * burrowSpeed(match, match.state.creatures[frame.creature])
        }
        return go(match, 'run')
      },
    },
    run(match, frame) {
      if (frame.mode !== BURROWING) frame.mode = surfaceMode(match, match.state.creatures[frame.creature])
      if (canLeave(match, frame)) return go(match, frame.left >= 1 ? 'leave' : 'halt')
      const steps = quickestSteps(match, frame)
      if (steps.length > 1) return ask(match, 'choose', choose, fleeing(steps))
      const to = steps.length === 1 ? steps[0] : isCutOff(match, frame) ? nearestToExit(match, frame) : -1
      if (to < 0) return go(match, 'halt')
      return take(match, frame, to)
    },
    choose,
    walked(match, frame, goesOn: boolean) {
      if (!goesOn) return go(match, 'halt')
      frame.left -= stepCost(frame.weight, frame.diagonal, frame.odd)
      frame.odd = oddAfter(frame.weight, frame.diagonal, frame.odd)
      return go(match, 'run')
    },
    leave(match, frame) {
      const creature = match.state.creatures[frame.creature]
      // SK-ROUT-07: off the grid is eliminated.
      eliminate(match, creature.id, creature.routedBy, 'left')
      return call(match, breakBonds, { creature: creature.id, by: creature.routedBy }, 'end')
    },
    halt(match, frame) {
      const creature = match.state.creatures[frame.creature]
      if (!isPresent(creature)) return done(match, false)
      return call(match, settle, { creature: creature.id }, 'end')
    },
    end: (match) => done(match, false),
  },
)

function take(match: SkirmishMatch, frame: FleeLocals, to: number) {
  const creature = match.state.creatures[frame.creature]
  const { steps, weight } = wayOf(boardIn(match), frame.mode, cardOf(match, creature).width)
  frame.weight = weight[to]
  frame.diagonal = (directionTo(steps, creature.square, to) & 1) === 1
  return walk(match, { creature: creature.id, to, mode: frame.mode, careful: false }, 'walked')
}
