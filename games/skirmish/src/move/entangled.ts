import { call, done, procedure } from '@undercroft/engine'
import { CONDITIONS } from '../card/effect.ts'
import { save } from '../combat/saves.ts'
import { ENTANGLED, HELD, type SkirmishMatch } from '../state.ts'

const ENTANGLE = CONDITIONS.indexOf('Entangle')

/** An entangled creature that tries to move saves: success frees it, failure holds it this turn (SK-COND-ENTANGLE-02). */
export const tearLoose = procedure<SkirmishMatch, { creature: number }>('tear-loose', ['entangle'], {
  start: (match, { creature }) =>
    call(match, save, { creature, dc: match.state.creatures[creature].dcs[ENTANGLE], against: 'entangle' }, 'saved'),
  saved(match, { creature: id }, free: boolean) {
    const creature = match.state.creatures[id]
    if (free) {
      creature.status &= ~ENTANGLED
      match.events?.push({ type: 'condition', creature: id, condition: 'entangle', on: false })
    } else creature.status |= HELD
    return done(match, free)
  },
})
