import { ask, call, done, go, procedure, type Question } from '@undercroft/engine'
import { type Activation, activationOf } from './actions.ts'
import { cardTrait } from './card/card.ts'
import { cardOf, has } from './creatures.ts'
import { isImmune } from './gains.ts'
import { initiative } from './initiative.ts'
import {
  type Creature,
  ELIMINATED,
  INCITED,
  INCITED_NEXT,
  INHIBITED,
  INHIBITED_NEXT,
  type SkirmishMatch,
} from './state.ts'
import { takeTurn } from './turn/turn.ts'
import { isOver, settleClock } from './victory.ts'

const takesTwoTurns = cardTrait('two-turns')

export interface RoundLocals {
  /** Seats passed in the order of play, and activations left in the phase. */
  passed: number
  left: number
}

/** SK-ROUND-02: a phase has two activations. */
const PHASE = 2

const NONE: readonly Activation[] = []

/** The activations that the seat may choose from now (SK-ROUND-03, SK-COND-INCITE-01, SK-COND-INHIBIT-01). */
function activations(match: SkirmishMatch, seat: number): readonly Activation[] {
  const { creatures } = match.state
  const ready: Activation[] = []
  let statuses = 0
  let all = ~0
  for (let i = 0; i < creatures.length; i++) {
    const one = creatures[i]
    if (one.seat !== seat || one.activations <= 0 || has(one, ELIMINATED)) continue
    ready.push(activationOf(one.id))
    statuses |= one.status
    all &= one.status
  }
  if ((statuses & INCITED) !== 0) return ready.filter(({ creature }) => has(creatures[creature], INCITED))
  // The inhibited wait for the others, where there are others.
  if ((statuses & INHIBITED) === 0 || (all & INHIBITED) !== 0) return ready
  return ready.filter(({ creature }) => !has(creatures[creature], INHIBITED))
}

const seatOf = (match: SkirmishMatch, frame: RoundLocals): number =>
  (match.state.first + frame.passed) % match.options.seats

const choose: Question<SkirmishMatch, RoundLocals> = {
  kind: 'activate',
  seat: seatOf,
  actions: (match, frame) => activations(match, seatOf(match, frame)),
  answer: (match, frame, action: { creature: number }) => activate(match, frame, action.creature),
}

/** A round: initiative, then phases in the order of play until every creature was activated. */
export const round = procedure<SkirmishMatch, RoundLocals, object>('round', () => ({ passed: 0, left: PHASE }), {
  start(match) {
    const { state } = match
    state.round++
    for (const creature of state.creatures) refresh(match, creature)
    match.events?.push({ type: 'round', round: state.round, rules: ['SK-ROUND-01'] })
    return call(match, initiative, { what: 'initiative' }, 'phase')
  },
  phase(match, frame) {
    if (isOver(match)) return done(match)
    const { seats } = match.options
    // SK-ROUND-06: players with nothing left to activate are passed over.
    for (let i = 0; i < seats; i++) {
      const ready = frame.left > 0 ? activations(match, seatOf(match, frame)) : NONE
      if (ready.length > 1) return ask(match, 'activate', choose, ready)
      if (ready.length === 1) return activate(match, frame, ready[0].creature)
      frame.passed = (frame.passed + 1) % seats
      frame.left = PHASE
    }
    if (activations(match, seatOf(match, frame)).length > 0) return go(match, 'phase')
    return go(match, 'end')
  },
  activate: choose,
  end(match) {
    settleClock(match)
    return done(match)
  },
})

function activate(match: SkirmishMatch, frame: RoundLocals, creature: number) {
  frame.left--
  return takeTurn(match, creature, 'phase')
}

/** A new round: activations come back, incitement and inhibition of the last round end. */
function refresh(match: SkirmishMatch, creature: Creature): void {
  if (has(creature, ELIMINATED)) return
  creature.activations = takesTwoTurns(cardOf(match, creature)) ? 2 : 1
  creature.status &= ~(INCITED | INHIBITED)
  if (has(creature, INCITED_NEXT) && !isImmune(match, creature, 'Incite')) creature.status |= INCITED
  if (has(creature, INHIBITED_NEXT) && !isImmune(match, creature, 'Incite')) creature.status |= INHIBITED
  creature.status &= ~(INCITED_NEXT | INHIBITED_NEXT)
}
