import { call, done, procedure } from '@undercroft/engine'
import { gain } from '../combat/score.ts'
import { teamOf } from '../creatures.ts'
import { nearestPlaces, settle } from '../move/settle.ts'
import { type Creature, PHASED_OUT, type SkirmishMatch } from '../state.ts'

/** While it is out it counts as eliminated: its points go to the opponents until it returns (SK-KEY-PHASE-OUT-02). */
function credit(match: SkirmishMatch, creature: Creature, sign: 1 | -1): void {
  const opponents = match.state.scores
    .map((_, seat) => seat)
    .filter((seat) => teamOf(match, seat) !== teamOf(match, creature.owner))
  for (const seat of opponents) gain(match, seat, sign * Math.floor(creature.worth / opponents.length))
}

/** A creature leaves the grid without being eliminated (SK-KEY-PHASE-OUT-01). */
export function phaseOut(match: SkirmishMatch, creature: Creature): void {
  if (creature.status & PHASED_OUT) return
  creature.status |= PHASED_OUT
  credit(match, creature, 1)
  match.events?.push({ type: 'phased', creature: creature.id, out: true, rules: ['SK-KEY-PHASE-OUT-01'] })
}

/** It comes back to the space it left, or to the nearest legal one. */
export const phaseIn = procedure<SkirmishMatch, { creature: number }>('phase-in', {
  start(match, { creature: id }) {
    const creature = match.state.creatures[id]
    if (nearestPlaces(match, creature, creature.square).length === 0) return done(match)
    creature.status &= ~PHASED_OUT
    credit(match, creature, -1)
    match.events?.push({ type: 'phased', creature: id, out: false, rules: ['SK-KEY-PHASE-OUT-01'] })
    return call(match, settle, { creature: id }, 'end')
  },
  end: (match) => done(match),
})
