import { done } from '@undercroft/engine'
import { findInner } from '../abilities.ts'
import { interrupt, skill } from '../moments.ts'
import { move } from '../move.ts'
import { type Owned, optional } from './optional.ts'

const keepBall = optional<Owned>('safe-pass', {
  used(match, { owner }) {
    const run = findInner(match, move)
    if (run?.player === owner) run.over = 1
    return done(match, 'kept')
  },
})

export const safePass = skill('safe-pass', 'passing', ['DB-SKILL-SAFE-PASS-01'], {
  on: { fumbled: (_match, owner) => interrupt(keepBall, { owner }) },
  procedures: [keepBall],
})
