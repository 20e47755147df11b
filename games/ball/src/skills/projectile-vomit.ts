import { call, done, procedure } from '@undercroft/engine'
import { announce } from '../abilities.ts'
import { scoreOrDone } from '../arrival.ts'
import { playerOf } from '../field.ts'
import { occasion, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { type Attack, attackAction, wound } from './special-attack.ts'

export const vomiting = procedure<BallMatch, Attack>('vomiting', ['projectile-vomit'], {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'projectile-vomit'), 'aim'),
  aim: (match, { owner }, gone: unknown) =>
    gone === undefined
      ? rollTest(match, plainTest(playerOf(match, owner), 'projectile-vomit', 2), 'rolled')
      : done(match),
  rolled(match, { owner, target }, { passed }: TestResult) {
    const victim = passed ? target : owner
    return call(match, wound, { victim, by: owner, how: 'projectile-vomit' }, 'end')
  },
  end: (match, { target }) => scoreOrDone(match, target),
})

const vomitAction = attackAction('projectile-vomit', vomiting)

export const projectileVomit = skill(
  'projectile-vomit',
  'trait',
  ['DB-TRAIT-PROJECTILE-VOMIT-01', 'DB-TRAIT-PROJECTILE-VOMIT-02', 'DB-TRAIT-PROJECTILE-VOMIT-03'],
  {
    on: { ...vomitAction.answers, replacesBlock: (_match, _owner, which) => which === 'from-floor' },
    procedures: [vomiting, vomitAction.inBlitz],
  },
)
