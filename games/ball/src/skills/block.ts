import { done } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { block as blocking } from '../block.ts'
import { interrupt, skill } from '../moments.ts'
import { isBothDown } from './both-down.ts'
import { type Owned, optional } from './optional.ts'

const keepFeet = optional<Owned>('block', {
  used(match, { owner }) {
    const frame = inner(match, blocking)
    if (frame.blocker === owner) frame.blockerSafe = 1
    else frame.targetSafe = 1
    return done(match)
  },
})

export const block = skill('block', 'general', ['DB-SKILL-BLOCK-01'], {
  on: { face: (match, owner) => (isBothDown(match) ? interrupt(keepFeet, { owner }) : null) },
  procedures: [keepFeet],
})
