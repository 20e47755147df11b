import { become, done, type Procedure, procedure } from '@undercroft/engine'
import { has, isPresent } from '../creatures.ts'
import { flee } from '../move/flee.ts'
import { ASLEEP, PARALYZED, ROUTING, type SkirmishMatch, STUNNED, TURNED } from '../state.ts'

interface RoutLocals {
  readonly creature: number
  readonly by: number
  readonly cause: number
  readonly turned: boolean
}

/** A creature routs: it runs at once, whoever's turn it is (SK-ROUT-01). Returns false: the morale save failed. */
export const rout: Procedure<SkirmishMatch, RoutLocals> = procedure<SkirmishMatch, RoutLocals>('rout', {
  start(match, { creature: id, by, cause, turned }) {
    const creature = match.state.creatures[id]
    if (!isPresent(creature) || has(creature, ROUTING)) return done(match, false)
    creature.status |= turned ? ROUTING | TURNED : ROUTING
    creature.routedBy = by
    creature.routCause = cause
    creature.routTurn = match.state.turn
    match.events?.push({ type: 'routed', creature: id, by, rules: ['SK-ROUT-01'] })
    // SK-MORALE-10, SK-ROUT-20: one that cannot move stays where it is.
    if (has(creature, ASLEEP | PARALYZED | STUNNED)) return done(match, false)
    return become(match, flee, { creature: id })
  },
})
