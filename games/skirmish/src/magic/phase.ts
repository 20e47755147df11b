import { call, done, procedure } from '@undercroft/engine'
import { credit } from '../combat/score.ts'
import { nearestPlaces, settle } from '../move/settle.ts'
import { type Creature, PHASED_OUT, type SkirmishMatch } from '../state.ts'

/** A creature leaves the grid without being eliminated (SK-KEY-PHASE-OUT-01). */
export function phaseOut(match: SkirmishMatch, creature: Creature): void {
  if (creature.status & PHASED_OUT) return
  creature.status |= PHASED_OUT
  // While it is out it counts as eliminated: its opponents have its points until it returns (SK-KEY-PHASE-OUT-02).
  creature.scorer = -1
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
