import { done } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { block } from '../block.ts'
import { interrupt, skill } from '../moments.ts'
import { isBothDown } from './both-down.ts'
import { type Owned, optional } from './optional.ts'

const wrestleDown = optional<Owned>('wrestle', {
  used(match) {
    inner(match, block).placed = 1
    return done(match)
  },
})

export const wrestle = skill(
  'wrestle',
  'general',
  ['DB-SKILL-WRESTLE-01', 'DB-SKILL-WRESTLE-02', 'DB-SKILL-WRESTLE-03'],
  {
    on: { face: (match, owner) => (isBothDown(match) ? interrupt(wrestleDown, { owner }) : null) },
    procedures: [wrestleDown],
  },
)
