import { done } from '@undercroft/engine'
import { interrupt, skill } from '../moments.ts'
import { type Owned, optional } from './optional.ts'

const stay = optional<Owned>('stand-firm', { used: (match) => done(match, -1) })

export const standFirm = skill(
  'stand-firm',
  'strength',
  ['DB-SKILL-STAND-FIRM-01', 'DB-SKILL-STAND-FIRM-02', 'DB-SKILL-STAND-FIRM-03'],
  {
    on: { pushed: (_match, owner) => interrupt(stay, { owner }) },
    procedures: [stay],
  },
)
