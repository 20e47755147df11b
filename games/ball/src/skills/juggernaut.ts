import { done } from '@undercroft/engine'
import { findInner, inner } from '../abilities.ts'
import { block } from '../block.ts'
import { BOTH_DOWN, PUSH_BACK } from '../data/block-dice.ts'
import { interrupt, skill } from '../moments.ts'
import { type Owned, optional } from './optional.ts'

const pushThrough = optional<Owned>('juggernaut', {
  used(match) {
    inner(match, block).face = PUSH_BACK
    return done(match)
  },
})

const RESISTANCE = ['fend', 'stand-firm', 'wrestle']

/** In a Blitz only, and only against the target of the Block. */
export const juggernaut = skill('juggernaut', 'strength', ['DB-SKILL-JUGGERNAUT-01', 'DB-SKILL-JUGGERNAUT-02'], {
  denying: RESISTANCE,
  on: {
    face(match, owner) {
      const { blocker, blitz, face } = inner(match, block)
      return blocker === owner && blitz === 1 && face === BOTH_DOWN ? interrupt(pushThrough, { owner }) : null
    },
    denies(match, owner, user, ability, opponent) {
      if (opponent !== owner || !RESISTANCE.includes(ability)) return false
      const at = findInner(match, block)
      return at?.blitz === 1 && at.blocker === owner && at.target === user
    },
  },
  procedures: [pushThrough],
})
