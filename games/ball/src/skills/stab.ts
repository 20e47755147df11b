import { call, go, procedure } from '@undercroft/engine'
import { announce, inner } from '../abilities.ts'
import { scoreOrDone } from '../arrival.ts'
import { occasion, skill } from '../moments.ts'
import { move } from '../move.ts'
import type { BallMatch } from '../state.ts'
import { type Attack, attackAction, wound } from './special-attack.ts'

export const stabbing = procedure<BallMatch, Attack>('stabbing', {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'stab'), 'stab'),
  stab: (match, { owner, target }, gone: unknown) =>
    gone === undefined ? call(match, wound, { victim: target, by: owner, how: 'stab' }, 'end') : go(match, 'end'),
  end(match, { blitz, target }) {
    if (blitz === 1) inner(match, move).over = 1 // DB-TRAIT-STAB-03
    return scoreOrDone(match, target)
  },
})

const stabAction = attackAction('stab', stabbing)

/** Also instead of the second Block of Frenzy and of both Blocks of Multiple Block (DB-TRAIT-STAB-01). */
export const stab = skill('stab', 'trait', ['DB-TRAIT-STAB-01', 'DB-TRAIT-STAB-02', 'DB-TRAIT-STAB-03'], {
  on: { ...stabAction.answers, replacesBlock: () => true },
  procedures: [stabbing, stabAction.inBlitz, wound],
})
