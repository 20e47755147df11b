import { done } from '@undercroft/engine'
import { interrupt, skill } from '../moments.ts'
import { type Owned, optional } from './optional.ts'

const keepOff = optional<Owned>('fend', { used: (match) => done(match, 'denied') })

/** Only the target of the Block, not others in a chain (DB-SKILL-FEND-03). */
export const fend = skill('fend', 'general', ['DB-SKILL-FEND-01', 'DB-SKILL-FEND-02', 'DB-SKILL-FEND-03'], {
  on: { followUp: (_match, owner) => interrupt(keepOff, { owner }) },
  procedures: [keepOff],
})
